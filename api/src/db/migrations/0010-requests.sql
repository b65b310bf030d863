-- What a guest's request has beside its booking. The booking's client is the owner's to change, so the guest is kept as
-- they wrote themselves; of the secrets in their links only hashes are stored.
CREATE TABLE booking_requests (
  booking_id bigint PRIMARY KEY,
  owner_id bigint NOT NULL,
  first_name text NOT NULL CHECK (first_name <> ''),
  last_name text NOT NULL CHECK (last_name <> ''),
  email text NOT NULL CHECK (email <> ''),
  guest_hash bytea NOT NULL UNIQUE CHECK (length(guest_hash) = 32),
  decision_hash bytea NOT NULL UNIQUE CHECK (length(decision_hash) = 32),
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE
);
CREATE INDEX booking_requests_email ON booking_requests (owner_id, lower(email));

-- A guest who asks again is found among the owner's clients.
CREATE INDEX clients_email ON clients (owner_id, lower(email)) WHERE deleted_at IS NULL;

INSERT INTO secrets (name, value)
  VALUES ('guest_links', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
