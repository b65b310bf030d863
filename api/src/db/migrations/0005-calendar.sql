-- Blocks are edited like any other record.
ALTER TABLE occupancies ADD COLUMN version int NOT NULL DEFAULT 1;
CREATE INDEX occupancies_blocks ON occupancies (owner_id, check_in, id) WHERE kind = 'block';
-- Cancelled stays are looked at by a switch of the calendar alone.
CREATE INDEX bookings_cancelled ON bookings (unit_id, check_in) INCLUDE (check_out) WHERE status = 'cancelled';
-- What an owner looks at in the morning.
CREATE INDEX bookings_unpaid ON bookings (owner_id, check_in, id)
  WHERE deposit_cents > 0 AND NOT deposit_paid AND status <> 'cancelled';
CREATE INDEX bookings_requests ON bookings (owner_id, expires_at) WHERE expires_at IS NOT NULL;
-- What kind of thing takes a night is read with it, so that a window of nights is read from the index alone.
DROP INDEX occupancies_probe;
CREATE INDEX occupancies_probe ON occupancies (unit_id, check_in) INCLUDE (check_out, expires_at, kind);

-- Clients are found by any part of their name, e-mail address or phone number, among those of their owner alone.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;
ALTER TABLE clients ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || E'\n' || email || E'\n' || phone)) STORED;
CREATE INDEX clients_search ON clients USING gin (owner_id, search_text gin_trgm_ops);

-- The next who comes and the next who goes.
CREATE INDEX bookings_arrivals ON bookings (owner_id, check_in) INCLUDE (property_id) WHERE status = 'confirmed';
CREATE INDEX bookings_departures ON bookings (owner_id, check_out) INCLUDE (property_id) WHERE status = 'confirmed';

-- The stays of the guests of a name, counted and sorted without looking at each.
DROP INDEX bookings_client;
CREATE INDEX bookings_client ON bookings (client_id, check_in) INCLUDE (id, owner_id);
