-- outside a transaction
-- The first units of all, among which a search counts. Read in no order, others come each time, and none of them are in memory.
CREATE INDEX CONCURRENTLY IF NOT EXISTS units_first ON units (id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;
