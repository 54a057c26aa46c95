-- Turns that nodes count together (see `store/turns.rs`): a hash, and the time until
-- which it says something.
CREATE TABLE turn (
    key TEXT PRIMARY KEY,
    until BIGINT NOT NULL
);
CREATE INDEX turn_until ON turn (until);
