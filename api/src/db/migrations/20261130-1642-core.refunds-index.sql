-- outside a transaction
-- tested: the release before
-- Stays of which money is to go back.
CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_refunds ON bookings (owner_id)
  WHERE paid_cents > CASE WHEN status = 'cancelled' THEN cancellation_fee_cents ELSE total_cents END;
