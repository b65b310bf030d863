-- outside a transaction
-- The same in one city.
CREATE INDEX CONCURRENTLY IF NOT EXISTS units_first_city ON units (city, id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;
