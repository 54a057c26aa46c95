-- When a person was here last, so that guests who do not come back can be forgotten.
-- 0 where it was not noted yet.
ALTER TABLE person ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
CREATE INDEX person_seen ON person (seen) WHERE account IS NULL;

-- From where a table was opened, as long as seats are free at it.
ALTER TABLE game_match ADD COLUMN opened_from TEXT;
CREATE INDEX game_match_opened_from ON game_match (opened_from) WHERE stage = 'open';
CREATE INDEX game_match_owner ON game_match (owner);

CREATE INDEX session_expires ON session (expires);
