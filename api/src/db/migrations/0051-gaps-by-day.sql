-- outside a transaction
-- The gaps by the day on which they end. The range index of 0029 reads thousands of pages where many gaps end on the same day.
CREATE INDEX CONCURRENTLY IF NOT EXISTS free_gaps_days ON free_gaps
  ((COALESCE(upper(nights), 'infinity'::date)), (COALESCE(lower(nights), '-infinity'::date)), unit_id);
