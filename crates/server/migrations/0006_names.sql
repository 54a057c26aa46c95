-- What an account's name looks like: no two accounts look alike. Accounts from before
-- get theirs at the next start; those that look like an older one have none.
ALTER TABLE person ADD COLUMN skeleton TEXT;

CREATE UNIQUE INDEX person_skeleton ON person (skeleton);
