-- outside a transaction
-- Finds the few units that have a rare amenity, theirs or of their house.
CREATE INDEX CONCURRENTLY IF NOT EXISTS units_search_amenities ON units USING gin ((amenities || house_amenities))
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;
