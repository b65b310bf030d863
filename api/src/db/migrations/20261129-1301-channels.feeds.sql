-- Calendars of portals: what is fetched, what it brought, and what portals fetch of ours.

-- The calendar of one unit on one portal.
CREATE TABLE feeds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  unit_id bigint NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  url text NOT NULL,
  -- Of the address: a server that is busy is left alone by all of its calendars.
  host text NOT NULL,
  kind text NOT NULL,
  -- False once the owner has chosen the kind: what a calendar says of itself changes it no more.
  recognised boolean NOT NULL DEFAULT true,
  colour text NOT NULL CHECK (colour ~ '^#[0-9a-f]{6}$'),
  import_closures boolean NOT NULL DEFAULT false,
  -- What the last good answer had, to be asked for again only where it has changed.
  etag text,
  last_modified text,
  body_hash bytea,
  -- The moment at which the latest fetch that counted began: one that began before it brings nothing any more.
  tried_at timestamptz,
  good_at timestamptz,
  next_at timestamptz NOT NULL DEFAULT now(),
  -- The last time that the owner had it fetched.
  pressed_at timestamptz,
  problem text,
  http_status int,
  -- The calendar came empty although it was full, and its owner has not said yet that it is meant.
  asks boolean NOT NULL DEFAULT false,
  -- When the owner was mailed that it is old; null again with the next good fetch.
  mailed_at timestamptz,
  version int NOT NULL DEFAULT 1,
  -- Stays that have ended stay in the calendar, and name the portal they came from.
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX feeds_address ON feeds (unit_id, md5(url)) WHERE deleted_at IS NULL;
CREATE INDEX feeds_due ON feeds (next_at) WHERE deleted_at IS NULL;
CREATE INDEX feeds_host ON feeds (host) WHERE deleted_at IS NULL;

-- What came of each fetch that brought something, failed or was asked for.
CREATE TABLE feed_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  feed_id bigint NOT NULL REFERENCES feeds ON DELETE CASCADE,
  ran_at timestamptz NOT NULL,
  problem text,
  http_status int,
  seen int NOT NULL DEFAULT 0,
  added int NOT NULL DEFAULT 0,
  changed int NOT NULL DEFAULT 0,
  removed int NOT NULL DEFAULT 0,
  ignored int NOT NULL DEFAULT 0,
  conflicts int NOT NULL DEFAULT 0,
  -- `[{ "summary", "start", "end", "why" }]`, no more than are looked at.
  left_out jsonb NOT NULL DEFAULT '[]',
  -- As it came, packed with gzip; null after a week, and where it was the one before.
  body bytea
);
CREATE INDEX feed_runs_latest ON feed_runs (feed_id, id DESC);
CREATE INDEX feed_runs_bodies ON feed_runs (ran_at) WHERE body IS NOT NULL;

-- A stay or a closure in the calendar of a portal, known by its UID there.
CREATE TABLE imported_stays (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  feed_id bigint NOT NULL REFERENCES feeds ON DELETE CASCADE,
  unit_id bigint NOT NULL,
  uid text NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('stay', 'closure')),
  name text NOT NULL DEFAULT '',
  summary text NOT NULL DEFAULT '',
  details text NOT NULL DEFAULT '',
  -- Good fetches in a row without it.
  missed int NOT NULL DEFAULT 0,
  -- 'taken': it has its nights; 'conflict': something of ours has them; 'kept_out' and 'dropped': as its owner decided; 'booked': a booking
  -- was made of it.
  state text NOT NULL CHECK (state IN ('taken', 'conflict', 'kept_out', 'dropped', 'booked')),
  occupancy_id bigint UNIQUE REFERENCES occupancies ON DELETE SET NULL,
  booking_id bigint,
  -- Of one that is booked: what its portal has changed since, for its owner to decide.
  differs text CHECK (differs IN ('moved', 'cancelled')),
  conflict_since timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  UNIQUE (feed_id, uid),
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE SET NULL (booking_id),
  CHECK (check_in < check_out)
);
CREATE INDEX imported_stays_unit ON imported_stays (unit_id, check_out);
-- Whom to forget, a year later.
CREATE INDEX imported_stays_named ON imported_stays (check_out) WHERE (name, summary, details) <> ('', '', '');
CREATE INDEX imported_stays_booking ON imported_stays (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX imported_stays_conflicts ON imported_stays (owner_id, check_in) WHERE state = 'conflict' OR differs IS NOT NULL;

-- The address of a unit's calendar for one portal. The token in it is worked out of the row.
CREATE TABLE calendar_exports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  unit_id bigint NOT NULL,
  audience text NOT NULL,
  -- Counts its addresses: one that was given before leads nowhere.
  generation int NOT NULL DEFAULT 1,
  includes_pending boolean NOT NULL DEFAULT true,
  includes_blocks boolean NOT NULL DEFAULT true,
  with_names boolean NOT NULL DEFAULT false,
  fetched_at timestamptz,
  fetched_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  UNIQUE (unit_id, audience),
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id) ON DELETE CASCADE
);

-- What our calendars say of a stay or block: the number goes up and the moment moves on only when its nights do.
CREATE TABLE exported_stays (
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  -- `booking 12`, `block 5`, `import 7`.
  subject text NOT NULL,
  uid text NOT NULL,
  unit_id bigint NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  sequence int NOT NULL DEFAULT 0,
  stamped_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, subject)
);
CREATE INDEX exported_stays_uid ON exported_stays (owner_id, uid);
CREATE INDEX exported_stays_ended ON exported_stays (check_out);

CREATE TABLE channel_settings (
  owner_id bigint PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  -- Guests book a unit instantly although its calendars are too old.
  instant_when_stale boolean NOT NULL DEFAULT false
);

-- Open screens hear of each change.
CREATE TRIGGER feeds_tell_insert AFTER INSERT ON feeds REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER feeds_tell_update AFTER UPDATE ON feeds REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER feeds_tell_delete AFTER DELETE ON feeds REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER imported_stays_tell_insert AFTER INSERT ON imported_stays REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER imported_stays_tell_update AFTER UPDATE ON imported_stays REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER imported_stays_tell_delete AFTER DELETE ON imported_stays REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER calendar_exports_tell_insert AFTER INSERT ON calendar_exports REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER calendar_exports_tell_update AFTER UPDATE ON calendar_exports REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER calendar_exports_tell_delete AFTER DELETE ON calendar_exports REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER channel_settings_tell_insert AFTER INSERT ON channel_settings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER channel_settings_tell_update AFTER UPDATE ON channel_settings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER channel_settings_tell_delete AFTER DELETE ON channel_settings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
