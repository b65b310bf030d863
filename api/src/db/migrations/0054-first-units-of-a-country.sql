-- outside a transaction
-- The same in one country.
CREATE INDEX CONCURRENTLY IF NOT EXISTS units_first_country ON units (country, id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;
