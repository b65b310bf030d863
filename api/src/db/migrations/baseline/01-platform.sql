-- What every story rests on and no owner sees: what leaves the system, what all processes share, what they measure.

-- Exclusions of ranges per unit (gist), and searches by owner and part of a word in one index (gin, trgm).
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Keys that every instance must share and no file needs to hold.
CREATE TABLE secrets (
  name text PRIMARY KEY,
  value text NOT NULL CHECK (length(value) >= 64)
);
INSERT INTO secrets (name, value)
  SELECT name, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  FROM (VALUES ('invoice_links'), ('guest_links'), ('sealed_secrets')) AS purposes (name);

-- What leaves the system leaves through here, written in the transaction of its cause.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  -- One event is sent once, however often its cause is retried.
  event_key text UNIQUE,
  attempts int NOT NULL DEFAULT 0,
  run_after timestamptz NOT NULL DEFAULT now(),
  -- A mail that comes later than this is of no use to anybody, and is not sent any more.
  useful_until timestamptz,
  done_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX outbox_due ON outbox (run_after) WHERE done_at IS NULL;

-- While it has a row, nothing leaves: no mail, no event for a webhook. A restore puts it there, before any server starts.
CREATE TABLE outgoing_hold (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  since timestamptz NOT NULL DEFAULT now(),
  why text NOT NULL
);

-- The answers of calls that a client may send again: what was done is not done twice.
CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  status int,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- How often calls were made that are limited, over all instances. Lost in a crash of the database, and then counted from the
-- beginning: nothing is written twice for it.
CREATE UNLOGGED TABLE call_counts (
  -- The hash of who and what: addresses of people are in none of them.
  key bytea PRIMARY KEY,
  until timestamptz NOT NULL,
  used int NOT NULL CHECK (used >= 0)
);
CREATE INDEX call_counts_until ON call_counts (until);

-- What is done once a day over all processes, and the day on which it was done last.
CREATE TABLE daily_tasks (name text PRIMARY KEY, done_on date NOT NULL);

-- One row that every readiness check writes: only a commit proves that a write is possible.
CREATE TABLE readiness (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  checked_at timestamptz NOT NULL
);

-- A changed row may fit where an old version of it was, also on a disk that is full. A sort that does not fit into its
-- memory needs a file, half a megabyte of it, which is gone again when the statement ends.
CREATE FUNCTION prove_writable() RETURNS void
LANGUAGE plpgsql SET work_mem = '64kB' AS $$
BEGIN
  PERFORM count(*) FROM (SELECT n FROM generate_series(1, 25000) AS n ORDER BY -n) AS sorted;
  INSERT INTO readiness (checked_at) VALUES (now())
    ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at;
END
$$;

-- Every stored file of `files`, so that one which nothing shows any more can be found and deleted.
CREATE TABLE media_files (
  name text PRIMARY KEY,
  touched_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX media_files_touched ON media_files (touched_at);

-- What became of releases in visitors' pages, summed up by the hour. Nothing in it is about anybody.
CREATE TABLE release_health (
  hour timestamptz NOT NULL,
  area text NOT NULL CHECK (area ~ '^[a-z][a-z0-9-]{0,39}$'),
  version text NOT NULL CHECK (length(version) BETWEEN 1 AND 60),
  -- The change of the release store that a trial began with; 0 for visitors who were in none.
  trial int NOT NULL CHECK (trial >= 0),
  measure text NOT NULL CHECK (length(measure) BETWEEN 1 AND 40),
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (hour, area, version, trial, measure)
);
CREATE INDEX release_health_trial ON release_health (area, trial) WHERE trial > 0;
