-- Blocks are edited like any other record.
ALTER TABLE occupancies ADD COLUMN version int NOT NULL DEFAULT 1;
CREATE INDEX occupancies_blocks ON occupancies (owner_id, check_in, id) WHERE kind = 'block';
-- Cancelled stays are looked at by a switch of the calendar alone.
CREATE INDEX bookings_cancelled ON bookings (unit_id, check_in) INCLUDE (check_out) WHERE status = 'cancelled';
-- What an owner looks at in the morning.
CREATE INDEX bookings_unpaid ON bookings (owner_id, check_in, id)
  WHERE deposit_cents > 0 AND NOT deposit_paid AND status <> 'cancelled';
CREATE INDEX bookings_requests ON bookings (owner_id, expires_at) WHERE expires_at IS NOT NULL;
