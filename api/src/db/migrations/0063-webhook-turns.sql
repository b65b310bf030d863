-- outside a transaction
-- Owners have their events sent in turns, so what is due is looked up by owner.
CREATE INDEX CONCURRENTLY IF NOT EXISTS webhook_deliveries_turn ON webhook_deliveries (owner_id, run_after)
  WHERE done_at IS NULL;
