-- outside a transaction
-- The walk of 0039 with the traits.
CREATE INDEX CONCURRENTLY IF NOT EXISTS lowest_nights_order ON lowest_nights (month, lowest_cents, unit_id)
  INCLUDE (highest_cents, capacity, max_capacity, extra_person_cents, traits);
