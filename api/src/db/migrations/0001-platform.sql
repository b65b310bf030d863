CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Accounts ---------------------------------------------------------------------------------------------------------

CREATE TABLE owners (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  password_hash text NOT NULL,
  first_name text NOT NULL CHECK (length(first_name) BETWEEN 1 AND 50),
  last_name text NOT NULL CHECK (length(last_name) BETWEEN 1 AND 50),
  tax_id text NOT NULL DEFAULT '',
  street text NOT NULL DEFAULT '',
  house_number text NOT NULL DEFAULT '',
  postal_code text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  data_filled boolean NOT NULL GENERATED ALWAYS AS (
    tax_id <> '' AND street <> '' AND house_number <> '' AND postal_code <> '' AND city <> '' AND country <> '' AND phone <> ''
  ) STORED,
  logo text,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 80),
  activated_at timestamptz,
  -- A demo account: shares the guest address, never shown in unfiltered public lists, purged after its expiry.
  is_guest boolean NOT NULL DEFAULT false,
  guest_expires_at timestamptz,
  request_expiry_hours int NOT NULL DEFAULT 24 CHECK (request_expiry_hours BETWEEN 1 AND 168),
  last_booking_number int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (is_guest = (guest_expires_at IS NOT NULL))
);
CREATE UNIQUE INDEX owners_email ON owners (lower(email)) WHERE NOT is_guest;
CREATE INDEX owners_expired_guests ON owners (guest_expires_at) WHERE is_guest;

CREATE TABLE former_slugs (
  slug text PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE
);

CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  remember boolean NOT NULL,
  user_agent text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_owner ON sessions (owner_id);
CREATE INDEX sessions_expired ON sessions (expires_at);

CREATE TABLE account_tokens (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('activation', 'reset')),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_tokens_owner ON account_tokens (owner_id);

-- What leaves the system leaves through here, written in the transaction of its cause.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  -- One event is sent once, however often its cause is retried.
  event_key text UNIQUE,
  attempts int NOT NULL DEFAULT 0,
  run_after timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX outbox_due ON outbox (run_after) WHERE done_at IS NULL;

-- Inventory --------------------------------------------------------------------------------------------------------
-- Every owned table has UNIQUE (owner_id, id), so that a foreign key can hold both and never leave its owner.

CREATE TABLE properties (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  time_zone text NOT NULL DEFAULT 'Europe/Vienna',
  street text NOT NULL,
  house_number text NOT NULL,
  postal_code text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  phone text NOT NULL,
  version int NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id)
);
CREATE INDEX properties_list ON properties (owner_id, active DESC, lower(name) COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX properties_public ON properties (lower(name) COLLATE "und-x-icu", id) WHERE active AND deleted_at IS NULL;

CREATE TABLE units (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  property_id bigint NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  capacity int NOT NULL CHECK (capacity >= 1),
  max_capacity int NOT NULL CHECK (max_capacity >= capacity),
  price_cents int NOT NULL CHECK (price_cents >= 0),
  extra_person_cents int NOT NULL CHECK (extra_person_cents >= 0),
  type text NOT NULL CHECK (type IN ('apartment', 'villa', 'house', 'studio', 'suite', 'cabin', 'condo', 'townhouse')),
  status text NOT NULL CHECK (status IN ('available', 'booked', 'unavailable', 'maintenance')),
  active boolean NOT NULL DEFAULT true,
  -- Copied from the property and its owner by trigger, so that the public search reads one index of one table.
  city text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT '',
  listed boolean NOT NULL DEFAULT false,
  demo boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  UNIQUE (property_id, id),
  FOREIGN KEY (owner_id, property_id) REFERENCES properties (owner_id, id) ON DELETE CASCADE,
  CHECK (capacity < max_capacity OR extra_person_cents = 0)
);
CREATE INDEX units_list ON units (owner_id, active DESC, property_id, lower(name) COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX units_property ON units (property_id) WHERE deleted_at IS NULL;
CREATE INDEX units_search ON units (price_cents, id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;
CREATE INDEX units_search_city ON units (city, price_cents, id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;
CREATE INDEX units_search_country ON units (country, price_cents, id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;
CREATE INDEX units_search_owner ON units (owner_id, price_cents, id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed;

CREATE FUNCTION copy_place_to_unit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.city, p.country, p.active AND p.deleted_at IS NULL AND o.activated_at IS NOT NULL, o.is_guest
    INTO NEW.city, NEW.country, NEW.listed, NEW.demo
    FROM properties p JOIN owners o ON o.id = p.owner_id WHERE p.id = NEW.property_id;
  RETURN NEW;
END $$;
CREATE TRIGGER units_place BEFORE INSERT OR UPDATE OF property_id ON units
  FOR EACH ROW EXECUTE FUNCTION copy_place_to_unit();

CREATE FUNCTION copy_place_to_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE units u SET city = NEW.city, country = NEW.country,
      listed = NEW.active AND NEW.deleted_at IS NULL AND o.activated_at IS NOT NULL
    FROM owners o WHERE u.property_id = NEW.id AND o.id = NEW.owner_id;
  RETURN NULL;
END $$;
CREATE TRIGGER properties_place AFTER UPDATE OF city, country, active, deleted_at ON properties
  FOR EACH ROW EXECUTE FUNCTION copy_place_to_units();

CREATE TABLE images (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  property_id bigint,
  unit_id bigint,
  position int NOT NULL,
  alt_text text NOT NULL CHECK (alt_text <> ''),
  name text NOT NULL,
  width int NOT NULL CHECK (width > 0),
  height int NOT NULL CHECK (height > 0),
  -- [{width, image}], widest last; `image` is the content-addressed path below the media base.
  sources jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  FOREIGN KEY (owner_id, property_id) REFERENCES properties (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id) ON DELETE CASCADE,
  CHECK ((property_id IS NULL) <> (unit_id IS NULL))
);
CREATE INDEX images_property ON images (property_id, position) WHERE property_id IS NOT NULL;
CREATE INDEX images_unit ON images (unit_id, position) WHERE unit_id IS NOT NULL;

CREATE TABLE seasons (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  unit_id bigint NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  first_night date NOT NULL,
  end_day date NOT NULL,
  price_cents int NOT NULL CHECK (price_cents >= 0),
  version int NOT NULL DEFAULT 1,
  UNIQUE (owner_id, id),
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id) ON DELETE CASCADE,
  CHECK (first_night < end_day),
  CONSTRAINT season_overlap EXCLUDE USING gist (unit_id WITH =, daterange(first_night, end_day) WITH &&)
);

CREATE TABLE services (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  property_id bigint NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 3 AND 50),
  type text NOT NULL CHECK (type IN ('per_day', 'one_time')),
  price_cents int NOT NULL CHECK (price_cents >= 0),
  active boolean NOT NULL DEFAULT true,
  version int NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  FOREIGN KEY (owner_id, property_id) REFERENCES properties (owner_id, id) ON DELETE CASCADE
);
CREATE INDEX services_list ON services (owner_id, active DESC, lower(name) COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX services_property ON services (property_id) WHERE deleted_at IS NULL;

CREATE TABLE promocodes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  code text NOT NULL CHECK (length(code) BETWEEN 3 AND 10),
  description text NOT NULL CHECK (length(description) BETWEEN 10 AND 50),
  valid_until date NOT NULL,
  discount_percent int NOT NULL CHECK (discount_percent BETWEEN 0 AND 100),
  active boolean NOT NULL DEFAULT true,
  version int NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id)
);
CREATE UNIQUE INDEX promocodes_code ON promocodes (owner_id, lower(code)) WHERE deleted_at IS NULL;

-- Bookings ---------------------------------------------------------------------------------------------------------

CREATE TABLE clients (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  first_name text NOT NULL CHECK (first_name <> ''),
  last_name text NOT NULL CHECK (last_name <> ''),
  email text NOT NULL CHECK (email <> ''),
  active boolean NOT NULL DEFAULT true,
  street text NOT NULL,
  house_number text NOT NULL,
  postal_code text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  phone text NOT NULL,
  version int NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id)
);
CREATE INDEX clients_list ON clients (owner_id, active DESC, lower(last_name) COLLATE "und-x-icu", lower(first_name) COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;

CREATE TABLE bookings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  number int NOT NULL,
  client_id bigint NOT NULL,
  property_id bigint NOT NULL,
  unit_id bigint NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  guests_count int NOT NULL CHECK (guests_count >= 1),
  status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'cancelled')),
  -- A request from the public site; the system cancels it when this passes.
  expires_at timestamptz,
  cancelled_by text CHECK (cancelled_by IN ('owner', 'guest', 'expiry')),
  deposit_paid boolean NOT NULL DEFAULT false,
  deposit_cents int NOT NULL DEFAULT 0 CHECK (deposit_cents >= 0),
  promo_code_id bigint,
  -- Frozen with the code; the code's later percent never reaches an old booking.
  promo_percent int CHECK (promo_percent BETWEEN 0 AND 100),
  -- bigint: the dearest unit for the longest stay is beyond an int of cents.
  subtotal_cents bigint NOT NULL CHECK (subtotal_cents >= 0),
  discount_cents bigint NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
  total_cents bigint NOT NULL GENERATED ALWAYS AS (subtotal_cents - discount_cents) STORED,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  UNIQUE (owner_id, number),
  FOREIGN KEY (owner_id) REFERENCES owners ON DELETE CASCADE,
  FOREIGN KEY (owner_id, client_id) REFERENCES clients (owner_id, id),
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id),
  FOREIGN KEY (property_id, unit_id) REFERENCES units (property_id, id),
  FOREIGN KEY (owner_id, promo_code_id) REFERENCES promocodes (owner_id, id),
  CHECK (check_in < check_out AND check_out - check_in <= 730),
  CHECK (discount_cents <= subtotal_cents),
  CHECK (expires_at IS NULL OR status = 'pending'),
  CHECK (cancelled_by IS NULL OR status = 'cancelled'),
  CHECK ((promo_code_id IS NULL) = (promo_percent IS NULL))
);
CREATE INDEX bookings_list ON bookings (owner_id, check_in DESC, id DESC);
CREATE INDEX bookings_window ON bookings (owner_id, check_out, check_in);
CREATE INDEX bookings_client ON bookings (client_id);
CREATE INDEX bookings_unit ON bookings (unit_id, check_in) INCLUDE (check_out);

-- The price as it was made: what was charged, and what each night carries of it.
CREATE TABLE booking_lines (
  booking_id bigint NOT NULL REFERENCES bookings ON DELETE CASCADE,
  position int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('nights', 'extra_persons', 'service', 'discount')),
  label text NOT NULL,
  quantity int NOT NULL CHECK (quantity >= 1),
  unit_price_cents bigint NOT NULL,
  total_cents bigint NOT NULL,
  PRIMARY KEY (booking_id, position),
  CHECK (total_cents = quantity * unit_price_cents)
);
CREATE TABLE booking_nights (
  booking_id bigint NOT NULL REFERENCES bookings ON DELETE CASCADE,
  owner_id bigint NOT NULL,
  property_id bigint NOT NULL,
  unit_id bigint NOT NULL,
  night date NOT NULL,
  revenue_cents bigint NOT NULL,
  PRIMARY KEY (booking_id, night)
);
CREATE INDEX booking_nights_owner ON booking_nights (owner_id, night) INCLUDE (booking_id, property_id, unit_id, revenue_cents);

CREATE TABLE booking_services (
  booking_id bigint NOT NULL,
  service_id bigint NOT NULL,
  owner_id bigint NOT NULL,
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('per_day', 'one_time')),
  price_cents int NOT NULL CHECK (price_cents >= 0),
  -- Sales as charged, discount included, so that analytics adds up with revenue.
  sales_cents bigint NOT NULL,
  PRIMARY KEY (booking_id, service_id),
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, service_id) REFERENCES services (owner_id, id)
);
CREATE INDEX booking_services_service ON booking_services (service_id);

-- Everything that occupies a unit, and nothing else: a cancelled booking has no row here.
CREATE TABLE occupancies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  unit_id bigint NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('booking', 'request', 'block')),
  booking_id bigint UNIQUE,
  -- A request whose moment has passed keeps nobody out, even before it was cleaned up.
  expires_at timestamptz,
  reason text NOT NULL DEFAULT '',
  UNIQUE (owner_id, id),
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE,
  CHECK (check_in < check_out),
  CHECK ((kind = 'block') = (booking_id IS NULL)),
  CHECK ((kind = 'request') = (expires_at IS NOT NULL)),
  CONSTRAINT unit_taken EXCLUDE USING gist (unit_id WITH =, daterange(check_in, check_out) WITH &&)
);
CREATE INDEX occupancies_probe ON occupancies (unit_id, check_in) INCLUDE (check_out, expires_at);
CREATE INDEX occupancies_expiry ON occupancies (expires_at) WHERE expires_at IS NOT NULL;

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

-- Invoices ---------------------------------------------------------------------------------------------------------

CREATE TABLE invoices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  booking_id bigint NOT NULL,
  kind text NOT NULL DEFAULT 'invoice' CHECK (kind IN ('invoice', 'cancellation')),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'issued', 'cancelled')),
  year int,
  sequence int,
  number text,
  cancels_id bigint REFERENCES invoices,
  total_cents bigint NOT NULL,
  -- The document's content as issued; a draft is drawn from its booking.
  content jsonb,
  pdf_hash text,
  created_at timestamptz NOT NULL DEFAULT now(),
  issued_at timestamptz,
  UNIQUE (owner_id, id),
  UNIQUE (owner_id, year, sequence),
  FOREIGN KEY (owner_id) REFERENCES owners ON DELETE CASCADE,
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id),
  CHECK ((status = 'draft') = (number IS NULL)),
  CHECK ((number IS NULL) = (year IS NULL) AND (number IS NULL) = (sequence IS NULL)),
  CHECK ((number IS NULL) = (issued_at IS NULL) AND (number IS NULL) = (content IS NULL)),
  CHECK ((kind = 'cancellation') = (cancels_id IS NOT NULL))
);
CREATE UNIQUE INDEX invoices_draft ON invoices (booking_id) WHERE status = 'draft';
CREATE INDEX invoices_list ON invoices (owner_id, id DESC);
CREATE INDEX invoices_booking ON invoices (booking_id);

-- Keys that every instance must share and no file needs to hold.
CREATE TABLE secrets (
  name text PRIMARY KEY,
  value text NOT NULL CHECK (length(value) >= 64)
);
INSERT INTO secrets (name, value)
  VALUES ('invoice_links', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
