-- outside a transaction
-- tested: the release before
-- Stays with a damage deposit by the days around which it is held.
CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_damage_deposits ON bookings (check_out, check_in) WHERE damage_deposit IS NOT NULL;
