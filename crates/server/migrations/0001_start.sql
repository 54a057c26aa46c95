-- One schema for SQLite and PostgreSQL: texts, whole numbers, times in
-- milliseconds since 1970, documents as JSON text.

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in lower case, for accounts only: guests may share a name.
    account TEXT UNIQUE,
    password TEXT,
    email TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE session (
    -- SHA-256 of the cookie's secret.
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX session_person ON session (person);

CREATE TABLE api_token (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
);
CREATE INDEX api_token_person ON api_token (person);

CREATE TABLE game_match (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    owner TEXT,
    public BIGINT NOT NULL,
    -- 'open' while seats are free, then 'playing', then 'over'.
    stage TEXT NOT NULL,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    -- Seats that owe a decision, a bit each.
    asked BIGINT NOT NULL,
    result TEXT,
    rematch TEXT
);
CREATE INDEX game_match_stage ON game_match (stage, public, updated);

CREATE TABLE seat (
    match_id TEXT NOT NULL REFERENCES game_match (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    -- 'person', 'open', 'invite', 'bot'.
    kind TEXT NOT NULL,
    person TEXT,
    bot TEXT,
    -- SHA-256 of the invitation's secret.
    invite TEXT,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX seat_person ON seat (person);

-- What was accepted, in order. Never changed, only added to.
CREATE TABLE line (
    match_id TEXT NOT NULL REFERENCES game_match (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
);

CREATE TABLE chat (
    match_id TEXT NOT NULL REFERENCES game_match (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    -- Seats that may read it, a bit each; -1: everybody.
    audience BIGINT NOT NULL,
    said TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, seq)
);

CREATE TABLE note (
    match_id TEXT NOT NULL REFERENCES game_match (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match_id, person)
);

-- Which node runs the bots of a match, and until when it may.
CREATE TABLE bot_lease (
    match_id TEXT PRIMARY KEY REFERENCES game_match (id) ON DELETE CASCADE,
    node TEXT NOT NULL,
    until BIGINT NOT NULL
);
