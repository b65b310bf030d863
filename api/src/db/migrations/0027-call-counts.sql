-- How often calls were made that are limited, over all instances. Lost in a crash of the database, and then counted from the
-- beginning: nothing is written twice for it.
CREATE UNLOGGED TABLE call_counts (
  -- The hash of who and what: addresses of people are in none of them.
  key bytea PRIMARY KEY,
  until timestamptz NOT NULL,
  used int NOT NULL CHECK (used >= 0)
);
CREATE INDEX call_counts_until ON call_counts (until);
