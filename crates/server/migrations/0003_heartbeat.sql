-- Written by health checks: whether the database takes writes is found out by writing.
CREATE TABLE heartbeat (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
