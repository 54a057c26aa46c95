//! The page of one game.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::parse::{Field, Fields, Kind, Serde, Type, Variant};

/// What a reader of the protocol looks for: heading, what it is, and the type.
const PARTS: [(&str, &str, &str); 4] = [
    ("Acts", "What `act` takes and `legal` lists.", "Act"),
    ("Events", "What `events` and the log tell.", "Event"),
    ("Views", "What `view` shows to one viewer.", "View"),
    (
        "States",
        "What `state` gives and `load` takes: the whole truth.",
        "State",
    ),
];

/// The text of a page; the name of a type that is missing where there is one.
pub fn page(id: &str, title: &str, types: &BTreeMap<String, Type>) -> Result<String, &'static str> {
    let mut text = format!(
        "# {title}: acts, events, views and states\n\n\
         Generated from the types of the game by `cargo xtask reference`; do not edit. The \
         [line protocol](../protocol.md) and the [HTTP API](../http-api.md) carry these as \
         JSON. The numbers in the descriptions are clauses of [the rules](../rules/{id}.md).\n\n\
         Names that are not described here are ids, written as words of the game's data files \
         (`\"roma\"`). `T or null` may be missing a value; a type that ends in `Set` is a list \
         of ids; `By…` is an object with one entry for each name.\n"
    );
    let mut shown = BTreeSet::new();
    for (heading, what, root) in PARTS {
        let Some(first) = types.get(root) else {
            // A state or a view may be written by hand, and then has no type to read.
            if matches!(root, "Act" | "Event") {
                return Err(root);
            }
            continue;
        };
        let _ = write!(text, "\n## {heading}\n\n{what}\n");
        let mut queue = vec![first];
        while !queue.is_empty() {
            let next = queue.remove(0);
            if !shown.insert(next.name.clone()) {
                continue;
            }
            describe(&mut text, next);
            let mentioned = mentions(next);
            queue.extend(mentioned.iter().filter_map(|name| types.get(name)));
        }
    }
    Ok(text)
}

/// Names of types in the fields of a type, in the order in which they stand.
fn mentions(of: &Type) -> Vec<String> {
    let mut of = of.clone();
    (of.field_types().into_iter())
        .flat_map(|ty| ty.split(|c: char| !c.is_alphanumeric()))
        .filter(|word| word.starts_with(char::is_uppercase))
        .map(str::to_owned)
        .collect()
}

fn describe(text: &mut String, of: &Type) {
    let _ = write!(text, "\n### {}\n", of.name);
    if !of.doc.is_empty() {
        let _ = write!(text, "\n{}\n", of.doc);
    }
    text.push('\n');
    match &of.kind {
        Kind::Wrapper(inner) => {
            let _ = writeln!(text, "Written as {}.", plain(inner));
        }
        Kind::Struct(fields) => {
            text.push_str("| field | value | |\n|---|---|---|\n");
            for field in fields.iter().filter(|field| !field.serde.skip) {
                let name = match field.serde.flatten {
                    true => "*its fields here*".to_owned(),
                    false => format!("`{}`", field_name(field, &of.serde)),
                };
                let value = match field.serde.optional {
                    true => format!("{}, if there is one", plain(&field.ty)),
                    false => plain(&field.ty),
                };
                let _ = writeln!(text, "| {name} | {value} | {} |", cell(&field.doc));
            }
        }
        Kind::Enum(variants) => {
            text.push_str("| JSON | |\n|---|---|\n");
            for variant in variants.iter().filter(|variant| !variant.serde.skip) {
                let doc = variant_doc(variant);
                let _ = writeln!(text, "| `{}` | {} |", json(variant, &of.serde), cell(&doc));
            }
        }
    }
}

/// The description of a variant with those of its fields.
fn variant_doc(variant: &Variant) -> String {
    let mut doc = variant.doc.clone();
    if let Fields::Named(fields) = &variant.fields {
        for field in fields.iter().filter(|field| !field.doc.is_empty()) {
            if !doc.is_empty() {
                doc.push(' ');
            }
            let _ = write!(
                doc,
                "`{}`: {}",
                field_name(field, &Serde::default()),
                field.doc
            );
        }
    }
    doc
}

fn cell(doc: &str) -> String {
    doc.replace('|', "\\|")
}

/// A variant as serde writes it.
fn json(variant: &Variant, of: &Serde) -> String {
    let name = match (&variant.serde.rename, &of.rename_all) {
        (Some(name), _) => name.clone(),
        (None, Some(style)) => styled(&variant.name, style),
        (None, None) => variant.name.clone(),
    };
    let inside = |fields: &[Field]| -> Vec<String> {
        (fields.iter())
            .filter(|field| !field.serde.skip)
            .map(|field| match field.serde.flatten {
                true => format!("…{}", plain(&field.ty)),
                false => format!(
                    "\"{}\": {}",
                    field_name(field, &variant.serde),
                    plain(&field.ty)
                ),
            })
            .collect()
    };
    match (&of.tag, &variant.fields) {
        _ if of.untagged || variant.serde.untagged => match &variant.fields {
            Fields::One(ty) => plain(ty),
            Fields::Named(fields) => format!("{{{}}}", inside(fields).join(", ")),
            Fields::None => "null".to_owned(),
        },
        (Some(tag), fields) => {
            let mut parts = vec![format!("\"{tag}\": \"{name}\"")];
            match fields {
                Fields::None => {}
                Fields::One(ty) => parts.push(format!("…{}", plain(ty))),
                Fields::Named(fields) => parts.extend(inside(fields)),
            }
            format!("{{{}}}", parts.join(", "))
        }
        (None, Fields::None) => format!("\"{name}\""),
        (None, Fields::One(ty)) => format!("{{\"{name}\": {}}}", plain(ty)),
        (None, Fields::Named(fields)) => {
            format!("{{\"{name}\": {{{}}}}}", inside(fields).join(", "))
        }
    }
}

fn field_name(field: &Field, of: &Serde) -> String {
    match (&field.serde.rename, &of.rename_all) {
        (Some(name), _) => name.clone(),
        (None, Some(style)) if style == "kebab-case" => field.name.replace('_', "-"),
        _ => field.name.trim_start_matches("r#").to_owned(),
    }
}

/// A name in another style: `EndMoves` as `end_moves`.
fn styled(name: &str, style: &str) -> String {
    let between = match style {
        "snake_case" => "_",
        "kebab-case" => "-",
        _ => "",
    };
    let mut text = String::new();
    for (place, letter) in name.chars().enumerate() {
        if letter.is_uppercase() && place > 0 {
            text.push_str(between);
        }
        text.extend(letter.to_lowercase());
    }
    text
}

/// A type of Rust as a reader of JSON calls it.
fn plain(ty: &str) -> String {
    let ty = ty.trim();
    let inside = |name: &str| {
        let rest = ty.strip_prefix(name)?.strip_prefix('<')?;
        rest.strip_suffix('>')
    };
    if let Some(inner) = inside("Option") {
        return format!("{} or null", plain(inner));
    }
    if let Some(inner) = inside("Vec").or_else(|| inside("Box")) {
        return format!("[{}, …]", plain(inner));
    }
    if let Some(inner) = inside("Few").and_then(|inner| inner.split(", ").next()) {
        return format!("[{}, …]", plain(inner));
    }
    if let Some((inner, _)) = (ty.strip_prefix('[')).and_then(|rest| rest.rsplit_once("; ")) {
        return format!("[{}, …]", plain(inner));
    }
    if let Some((outer, inner)) = ty.split_once('<')
        && outer.starts_with("By")
    {
        return format!(
            "{outer} of {}",
            plain(inner.strip_suffix('>').unwrap_or(inner))
        );
    }
    match ty {
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => "number".into(),
        "bool" => "true or false".into(),
        "String" | "&'static str" => "text".into(),
        _ => {
            let name = ty.split('<').next().unwrap_or(ty);
            name.rsplit("::").next().unwrap_or(name).to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::parse::types;
    use super::*;

    #[test]
    fn json_is_shown_as_it_is_written() {
        let text = "\
#[derive(Serialize)]
#[serde(tag = \"act\", rename_all = \"snake_case\")]
pub enum Act {
    EndMoves,
    Go { path: Vec<Place>, by: Option<Side> },
}

#[derive(Serialize)]
#[serde(rename_all = \"kebab-case\")]
pub enum Event {
    TenPoints,
    Won(Side),
}

#[derive(Serialize)]
pub enum Side {
    Caesar,
}
";
        let types = types(text).map(|it| (it.name.clone(), it)).collect();
        let page = page("toy", "Toy", &types).unwrap();
        for line in [
            "| `{\"act\": \"end_moves\"}` |  |",
            "| `{\"act\": \"go\", \"path\": [Place, …], \"by\": Side or null}` |  |",
            "| `\"ten-points\"` |  |",
            "| `{\"won\": Side}` |  |",
            "| `\"Caesar\"` |  |",
        ] {
            assert!(page.contains(line), "{line}\n{page}");
        }
        assert_eq!(page.matches("### Side").count(), 1);
        let none = BTreeMap::new();
        assert_eq!(super::page("toy", "Toy", &none), Err("Act"));
    }
}
