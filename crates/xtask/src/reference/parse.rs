//! Types as rustfmt writes them: what serde makes of their names and fields.

/// A type that derives `Serialize`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Type {
    pub name: String,
    pub doc: String,
    pub serde: Serde,
    pub kind: Kind,
}

impl Type {
    /// The types of all its fields, in the order in which they stand.
    pub fn field_types(&mut self) -> Vec<&mut String> {
        fn named(fields: &mut [Field]) -> Vec<&mut String> {
            fields.iter_mut().map(|field| &mut field.ty).collect()
        }
        match &mut self.kind {
            Kind::Wrapper(inner) => vec![inner],
            Kind::Struct(fields) => named(fields),
            Kind::Enum(variants) => (variants.iter_mut())
                .flat_map(|variant| match &mut variant.fields {
                    Fields::None => Vec::new(),
                    Fields::One(ty) => vec![ty],
                    Fields::Named(fields) => named(fields),
                })
                .collect(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    Struct(Vec<Field>),
    /// A struct around one value, which is written as that value.
    Wrapper(String),
    Enum(Vec<Variant>),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variant {
    pub name: String,
    pub doc: String,
    pub serde: Serde,
    pub fields: Fields,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fields {
    None,
    One(String),
    Named(Vec<Field>),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    pub name: String,
    pub ty: String,
    pub doc: String,
    pub serde: Serde,
}

/// What `#[serde(…)]` says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Serde {
    pub tag: Option<String>,
    pub rename: Option<String>,
    pub rename_all: Option<String>,
    pub flatten: bool,
    pub skip: bool,
    pub untagged: bool,
    /// Left out of the JSON where it says nothing.
    pub optional: bool,
}

impl Serde {
    fn read(&mut self, attribute: &str) {
        let Some(inside) = attribute.trim().strip_prefix("#[serde(") else {
            return;
        };
        for part in inside.trim_end_matches(")]").split(',') {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let value = value.trim().trim_matches('"').to_owned();
            match key.trim() {
                "tag" => self.tag = Some(value),
                "rename" => self.rename = Some(value),
                "rename_all" => self.rename_all = Some(value),
                "flatten" => self.flatten = true,
                "skip" => self.skip = true,
                "untagged" => self.untagged = true,
                "skip_serializing_if" => self.optional = true,
                _ => {}
            }
        }
    }
}

/// Comments and attributes that stand above something.
#[derive(Debug, Default)]
struct Above {
    doc: Vec<String>,
    serde: Serde,
    derives: bool,
}

impl Above {
    /// Takes the line, if it belongs above something.
    fn take(&mut self, line: &str) -> bool {
        let line = line.trim();
        if let Some(doc) = line.strip_prefix("///") {
            self.doc.push(doc.trim().to_owned());
            return true;
        }
        if line.starts_with("#[") {
            self.derives |= line.starts_with("#[derive(") && line.contains("Serialize");
            self.serde.read(line);
            return true;
        }
        line.is_empty() || line.starts_with("//")
    }

    fn doc(&self) -> String {
        self.doc.join(" ").trim().to_owned()
    }
}

/// Lines with attributes that span several of them put on one.
fn joined(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        match lines.last_mut() {
            Some(last) if open => {
                last.push_str(line.trim());
            }
            _ => lines.push(line.to_owned()),
        }
        let last = lines.last().map_or("", |line| line.trim());
        open = last.starts_with("#[") && !last.ends_with(")]") && !last.ends_with(']');
    }
    lines
}

/// The types of a file that derive `Serialize`.
pub fn types(text: &str) -> impl Iterator<Item = Type> {
    let lines = joined(text);
    let mut found = Vec::new();
    let mut above = Above::default();
    let mut rest = lines.iter();
    while let Some(line) = rest.next() {
        // Types inside modules and functions are nobody's vocabulary.
        if line.starts_with(' ') || above.take(line) {
            continue;
        }
        let seen = std::mem::take(&mut above);
        let head = line
            .trim_start_matches("pub ")
            .trim_start_matches("pub(crate) ");
        let is_enum = head.starts_with("enum ");
        let Some(name) = head
            .strip_prefix("enum ")
            .or_else(|| head.strip_prefix("struct "))
        else {
            continue;
        };
        let body: Vec<&str> = match line.ends_with('{') {
            true => (rest.by_ref().map(String::as_str))
                .take_while(|line| *line != "}")
                .collect(),
            false => Vec::new(),
        };
        if !seen.derives {
            continue;
        }
        let end = name
            .find(|c: char| !c.is_alphanumeric())
            .unwrap_or(name.len());
        let kind = match line.split_once('(') {
            _ if is_enum => Kind::Enum(variants(&body)),
            Some((_, inner)) if !line.ends_with('{') => {
                let inner = inner
                    .trim_end_matches([';', ')'])
                    .trim_start_matches("pub ");
                Kind::Wrapper(inner.trim_start_matches("pub(crate) ").to_owned())
            }
            _ => Kind::Struct(fields(&body, 4)),
        };
        found.push(Type {
            name: name[..end].to_owned(),
            doc: seen.doc(),
            serde: seen.serde,
            kind,
        });
    }
    found.into_iter()
}

/// The fields that stand at this depth.
fn fields(body: &[&str], depth: usize) -> Vec<Field> {
    let mut fields = Vec::new();
    let mut above = Above::default();
    for line in body {
        if above.take(line) {
            continue;
        }
        let seen = std::mem::take(&mut above);
        let indent = line.len() - line.trim_start().len();
        if let (true, Some((name, ty))) = (indent == depth, line.trim().split_once(": ")) {
            fields.push(Field {
                name: name
                    .trim_start_matches("pub(crate) ")
                    .trim_start_matches("pub ")
                    .to_owned(),
                ty: ty.trim_end_matches(',').to_owned(),
                doc: seen.doc(),
                serde: seen.serde,
            });
        }
    }
    fields
}

fn variants(body: &[&str]) -> Vec<Variant> {
    let mut variants = Vec::new();
    let mut above = Above::default();
    let mut rest = body.iter();
    while let Some(line) = rest.next() {
        if above.take(line) {
            continue;
        }
        let seen = std::mem::take(&mut above);
        let line = line.trim().trim_end_matches(',');
        let end = line
            .find(|c: char| !c.is_alphanumeric())
            .unwrap_or(line.len());
        let (name, after) = line.split_at(end);
        let fields = match after.trim() {
            "{" => {
                let inside: Vec<&str> = (rest.by_ref().copied())
                    .take_while(|line| *line != "    },")
                    .collect();
                Fields::Named(fields(&inside, 8))
            }
            short if short.starts_with('{') => Fields::Named(
                (short.trim_matches(['{', '}', ' ']).split(", "))
                    .filter_map(|field| field.split_once(": "))
                    .map(|(name, ty)| Field {
                        name: name.to_owned(),
                        ty: ty.to_owned(),
                        doc: String::new(),
                        serde: Serde::default(),
                    })
                    .collect(),
            ),
            one if one.starts_with('(') => {
                Fields::One(one[1..].strip_suffix(')').unwrap_or(&one[1..]).to_owned())
            }
            _ => Fields::None,
        };
        variants.push(Variant {
            name: name.to_owned(),
            doc: seen.doc(),
            serde: seen.serde,
            fields,
        });
    }
    variants
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_read_as_serde_sees_them() {
        let text = "\
/// A decision.
#[derive(Debug, Serialize)]
#[serde(
    tag = \"act\",
    rename_all = \"snake_case\"
)]
pub enum Act<W: War> {
    /// Stop.
    EndMoves,
    /// Go.
    Go {
        path: Path,
        /// How.
        #[serde(rename = \"as\")]
        way: Option<Way>,
    },
    Own(OwnAct),
    Lose { loss: Loss },
}

#[derive(Debug)]
pub struct Hidden {
    pub x: u8,
}

#[derive(Serialize)]
pub struct View {
    #[serde(flatten)]
    pub open: Open,
}
";
        let found: Vec<Type> = types(text).collect();
        assert_eq!(found.len(), 2);
        let act = &found[0];
        assert_eq!(
            (act.name.as_str(), act.doc.as_str()),
            ("Act", "A decision.")
        );
        assert_eq!(act.serde.tag.as_deref(), Some("act"));
        let Kind::Enum(variants) = &act.kind else {
            panic!("an enum")
        };
        let names: Vec<&str> = variants.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["EndMoves", "Go", "Own", "Lose"]);
        let Fields::Named(fields) = &variants[1].fields else {
            panic!("fields")
        };
        assert_eq!(fields[1].serde.rename.as_deref(), Some("as"));
        assert_eq!(
            (fields[1].ty.as_str(), fields[1].doc.as_str()),
            ("Option<Way>", "How.")
        );
        assert_eq!(variants[2].fields, Fields::One("OwnAct".to_owned()));
        assert!(matches!(&found[1].kind, Kind::Struct(fields) if fields[0].serde.flatten));
    }
}
