-- outside a transaction
-- The release before walks the index of 0060 as well.
DROP INDEX CONCURRENTLY IF EXISTS lowest_nights_walk;
