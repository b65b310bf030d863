-- outside a transaction
-- A search for what is booked instantly passes by all other units.
CREATE INDEX CONCURRENTLY IF NOT EXISTS units_instant ON units (price_cents, id)
  WHERE instant AND active AND deleted_at IS NULL AND status = 'available' AND listed;
