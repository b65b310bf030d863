-- outside a transaction
-- tested: the release before
-- Stays with a plan and something open: few beside all of an owner's.
CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_open_money ON bookings (owner_id, check_in) WHERE status <> 'cancelled' AND expires_at IS NULL
  AND paid_cents < total_cents AND (payment_rule IS NOT NULL OR deposit_cents > 0);
