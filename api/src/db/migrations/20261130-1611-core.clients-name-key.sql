-- outside a transaction
-- tested: the release before
CREATE INDEX CONCURRENTLY IF NOT EXISTS clients_name_key ON clients (owner_id, name_key(first_name || ' ' || last_name)) WHERE erased_at IS NULL;
