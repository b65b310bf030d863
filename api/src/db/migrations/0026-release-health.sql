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
