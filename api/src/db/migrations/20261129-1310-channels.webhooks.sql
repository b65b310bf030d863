-- tested: the release before
-- Events of what the calendars of portals bring, beside those of bookings.

CREATE FUNCTION imported_stays_to_webhooks() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  -- Of what its owner has dropped for good nothing is seen any more.
  unseen CONSTANT text[] := '{dropped}';
  c record;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(owner_id) AS owners, array_agg('import.created'::text) AS events, array_agg(id) AS ids,
      array_agg(booking_id) AS bookings INTO c FROM new_rows WHERE state <> ALL(unseen);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(owner_id) AS owners, array_agg('import.removed'::text) AS events, array_agg(id) AS ids,
      array_agg(booking_id) AS bookings INTO c FROM old_rows WHERE state <> ALL(unseen);
  ELSE
    SELECT array_agg(n.owner_id) AS owners, array_agg(CASE
        WHEN n.state = ANY(unseen) THEN 'import.removed'
        WHEN o.state = ANY(unseen) THEN 'import.created'
        ELSE 'import.changed' END) AS events,
      array_agg(n.id) AS ids, array_agg(n.booking_id) AS bookings INTO c
      FROM new_rows n JOIN old_rows o ON o.id = n.id
      WHERE (n.unit_id, n.check_in, n.check_out, n.kind, n.name, n.state) <> (o.unit_id, o.check_in, o.check_out, o.kind, o.name, o.state)
        AND NOT (n.state = ANY(unseen) AND o.state = ANY(unseen));
  END IF;
  PERFORM queue_webhooks(c.owners, c.events, c.ids, c.bookings);
  RETURN NULL;
END $$;
CREATE TRIGGER imported_stays_webhooks_insert AFTER INSERT ON imported_stays REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION imported_stays_to_webhooks();
CREATE TRIGGER imported_stays_webhooks_update AFTER UPDATE ON imported_stays REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION imported_stays_to_webhooks();
CREATE TRIGGER imported_stays_webhooks_delete AFTER DELETE ON imported_stays REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION imported_stays_to_webhooks();
