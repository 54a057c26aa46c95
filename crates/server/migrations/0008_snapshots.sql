-- The rules and data that the latest line of a match was played by, where it is known.
ALTER TABLE game_match ADD COLUMN rules TEXT;

-- Positions to go on from where lines can no longer be played: the match after its first
-- `seq` lines. The latest is kept, and all that a match went on from.
CREATE TABLE snapshot (
    match_id TEXT NOT NULL REFERENCES game_match (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    rules TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
);
