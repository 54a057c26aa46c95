-- What is said in private belongs to those who heard it, not to seats: whoever takes a
-- seat over reads none of it. A word is named by an id that says nothing of how many
-- others there are.
ALTER TABLE chat ADD COLUMN id TEXT NOT NULL DEFAULT '';

UPDATE chat SET id = 'before-' || CAST(at AS TEXT);

CREATE TABLE chat_reader (
    match_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (match_id, seq, person),
    FOREIGN KEY (match_id, seq) REFERENCES chat (match_id, seq) ON DELETE CASCADE
);
CREATE INDEX chat_reader_person ON chat_reader (person);

INSERT INTO chat_reader (match_id, seq, person)
SELECT chat.match_id, chat.seq, seat.person
FROM chat JOIN seat ON seat.match_id = chat.match_id
WHERE chat.audience >= 0 AND seat.person IS NOT NULL
AND ((chat.audience >> CAST(seat.seat AS INTEGER)) & 1) = 1
UNION SELECT match_id, seq, person FROM chat WHERE audience >= 0;
