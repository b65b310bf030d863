-- What a guest asks for before their e-mail address is proven. It becomes a booking when the link of the mail is opened;
-- until then nothing of it is in the owner's books, only its nights are held for some minutes.
CREATE TABLE request_holds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  unit_id bigint NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  email text NOT NULL CHECK (email <> ''),
  -- The booking as it will be made, with the guest, and the price that the guest was shown.
  wish jsonb NOT NULL,
  price jsonb NOT NULL,
  guest_hash bytea NOT NULL UNIQUE CHECK (length(guest_hash) = 32),
  -- A form token serves one request.
  form_hash bytea UNIQUE CHECK (length(form_hash) = 32),
  network_hash bytea NOT NULL CHECK (length(network_hash) = 32),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  mail_count int NOT NULL DEFAULT 1,
  mailed_at timestamptz NOT NULL,
  -- The guest took it back.
  cancelled_at timestamptz,
  -- What it became.
  booking_id bigint UNIQUE,
  CHECK (check_in < check_out),
  CHECK (cancelled_at IS NULL OR booking_id IS NULL),
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE
);
-- What is counted before another one is made.
CREATE INDEX request_holds_owner ON request_holds (owner_id, created_at) WHERE booking_id IS NULL;
CREATE INDEX request_holds_email ON request_holds (lower(email), created_at) WHERE booking_id IS NULL;
CREATE INDEX request_holds_network ON request_holds (network_hash, created_at) WHERE booking_id IS NULL;
CREATE INDEX request_holds_age ON request_holds (created_at);

ALTER TABLE occupancies
  ADD COLUMN hold_id bigint UNIQUE REFERENCES request_holds ON DELETE CASCADE,
  DROP CONSTRAINT occupancies_kind_check,
  DROP CONSTRAINT occupancies_check1,
  DROP CONSTRAINT occupancies_check2,
  ADD CONSTRAINT occupancies_kind_check CHECK (kind IN ('booking', 'request', 'block', 'hold')),
  ADD CONSTRAINT occupancies_booking_check CHECK ((kind IN ('booking', 'request')) = (booking_id IS NOT NULL)),
  ADD CONSTRAINT occupancies_hold_check CHECK ((kind = 'hold') = (hold_id IS NOT NULL)),
  ADD CONSTRAINT occupancies_expiry_check CHECK ((kind IN ('request', 'hold')) = (expires_at IS NOT NULL));

-- Of a request that was held first: its links are made from the hold. The network is a keyed hash, only to be counted.
ALTER TABLE booking_requests
  ADD COLUMN hold_id bigint,
  ADD COLUMN network_hash bytea CHECK (length(network_hash) = 32);

-- How long guests may stay, and how far ahead a stay may begin.
ALTER TABLE owners
  ADD COLUMN max_nights int NOT NULL DEFAULT 60 CHECK (max_nights BETWEEN 1 AND 730),
  ADD COLUMN horizon_months int NOT NULL DEFAULT 18 CHECK (horizon_months BETWEEN 1 AND 120);
DROP TRIGGER owners_tell_update ON owners;
CREATE TRIGGER owners_tell_update
  AFTER UPDATE OF email, first_name, last_name, tax_id, street, house_number, postal_code, city, country, phone, logo, slug,
    request_expiry_hours, max_nights, horizon_months, domain, domain_proven_at
  ON owners FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION tell_owner();
