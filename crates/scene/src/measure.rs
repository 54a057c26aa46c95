//! How wide letters are, so that names can be laid out without a browser.

/// Advance widths of the lettering by face, in thousandths of the size, for the
/// printable characters of ASCII from the space on.
const TEXT: [u16; 95] = [
    187, 285, 308, 510, 462, 689, 708, 176, 282, 281, 437, 506, 282, 368, 291, 329, 524, 359, 484,
    429, 455, 423, 459, 423, 483, 459, 238, 238, 491, 506, 491, 364, 845, 603, 611, 621, 699, 593,
    521, 661, 751, 363, 329, 641, 517, 844, 723, 684, 562, 689, 625, 534, 556, 670, 616, 946, 667,
    564, 573, 312, 329, 312, 499, 456, 398, 474, 510, 427, 537, 454, 335, 505, 538, 287, 260, 506,
    253, 835, 554, 506, 532, 516, 396, 405, 331, 543, 455, 720, 484, 454, 459, 314, 356, 314, 506,
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    Text,
    Italic,
    Bold,
}

/// The width of a line of text.
pub fn width(text: &str, size: f32, spacing: f32, face: Face) -> f32 {
    // Against the plain face, as measured over the names of the boards.
    let weight = match face {
        Face::Text => 1.0,
        Face::Italic => 0.96,
        Face::Bold => 1.02,
    };
    let letters: f32 = text.chars().map(|letter| f32::from(advance(letter))).sum();
    let count = text.chars().count() as f32;
    (letters / 1000.0 * weight).mul_add(size, spacing * count)
}

fn advance(letter: char) -> u16 {
    let plain = match letter {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        'Ą' => 'A',
        'Ć' => 'C',
        'Ę' => 'E',
        'Ł' => 'L',
        'Ń' => 'N',
        'Ó' => 'O',
        'Ś' => 'S',
        'Ź' | 'Ż' => 'Z',
        other => other,
    };
    (plain as usize)
        .checked_sub(32)
        .and_then(|index| TEXT.get(index))
        .copied()
        .unwrap_or(600)
}

/// Breaks a text into lines no wider than `room`, at spaces.
pub fn wrap(text: &str, size: f32, room: f32, face: Face) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        if let Some(line) = lines.last_mut()
            && width(line, size, 0.0, face) + width(word, size, 0.0, face) + size * 0.19 <= room
        {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_lose_no_word() {
        let text = "Jeden ruch grupowy bloczków lądowych, do trzech miast";
        let lines = wrap(text, 10.0, 90.0, Face::Text);
        assert!(lines.len() > 1);
        assert!(
            lines
                .iter()
                .all(|line| width(line, 10.0, 0.0, Face::Text) <= 90.0)
        );
        assert_eq!(lines.join(" "), text);
    }
}
