-- Seats that bots play, a bit each: those of the opening and those that bots took over
-- later, so that a node finds what its bots owe without playing every match.
ALTER TABLE game_match ADD COLUMN bots BIGINT NOT NULL DEFAULT 0;

UPDATE game_match SET bots = COALESCE(
    (SELECT CAST(SUM(CAST(1 AS BIGINT) << CAST(seat AS INTEGER)) AS BIGINT)
     FROM seat WHERE seat.match_id = game_match.id AND seat.kind = 'bot'), 0);

CREATE INDEX game_match_bots ON game_match (updated) WHERE stage = 'playing' AND bots <> 0;
