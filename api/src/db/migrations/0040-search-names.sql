-- outside a transaction
-- The order of a search by name.
CREATE INDEX CONCURRENTLY IF NOT EXISTS units_search_names ON units (lower(property_name) COLLATE "und-x-icu", lower(name) COLLATE "und-x-icu", id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;
