-- API keys and webhooks, for those who connect other software.

CREATE TABLE api_keys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  hint text NOT NULL,
  key_hash bytea NOT NULL UNIQUE CHECK (length(key_hash) = 32),
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  expires_at timestamptz
);
CREATE INDEX api_keys_owner ON api_keys (owner_id, id);

CREATE TABLE webhooks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  url text NOT NULL,
  events text[] NOT NULL,
  -- Encrypted, because every request is signed with it; the one before it signs, too, for a day.
  secret bytea NOT NULL,
  former_secret bytea,
  former_until timestamptz,
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);
CREATE INDEX webhooks_owner ON webhooks (owner_id) WHERE active;

CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  webhook_id bigint NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  event text NOT NULL,
  -- The record that it is about, and its booking where it is a document or a payment of one.
  subject_id bigint,
  booking_id bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  attempts int NOT NULL DEFAULT 0,
  run_after timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  -- Of the last answer; 0 where there was none.
  status int,
  error text,
  done_at timestamptz
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (run_after) WHERE done_at IS NULL;
-- Owners have their events sent in turns, so what is due is looked up by owner.
CREATE INDEX webhook_deliveries_turn ON webhook_deliveries (owner_id, run_after)
  WHERE done_at IS NULL;
CREATE INDEX webhook_deliveries_list ON webhook_deliveries (webhook_id, created_at DESC);
CREATE INDEX webhook_deliveries_tried ON webhook_deliveries (webhook_id, tried_at DESC) WHERE status IS NOT NULL;
CREATE INDEX webhook_deliveries_owner ON webhook_deliveries (owner_id);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);

-- Events -----------------------------------------------------------------------------------------------------------

-- Written in the transaction of the change, whatever made it: a person, a guest, a task, or another program.
CREATE FUNCTION queue_webhooks(owners bigint[], happened text[], subjects bigint[], bookings bigint[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO webhook_deliveries (owner_id, webhook_id, event, subject_id, booking_id)
    SELECT w.owner_id, w.id, c.event, c.subject, c.booking
    FROM unnest(owners, happened, subjects, bookings) AS c (owner, event, subject, booking)
    JOIN webhooks w ON w.owner_id = c.owner AND w.active AND c.event = ANY(w.events);
  IF FOUND THEN PERFORM pg_notify('webhooks', ''); END IF;
END $$;

CREATE FUNCTION bookings_to_webhooks() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  c record;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(owner_id) AS owners, array_agg(CASE status WHEN 'pending' THEN 'booking.requested' ELSE 'booking.created' END) AS events,
      array_agg(id) AS ids INTO c FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(owner_id) AS owners, array_agg('booking.deleted'::text) AS events, array_agg(id) AS ids INTO c FROM old_rows;
  ELSE
    SELECT array_agg(n.owner_id) AS owners, array_agg(CASE
        WHEN o.status = 'pending' AND n.status = 'confirmed' THEN 'booking.accepted'
        -- A guest who takes a request back cancels it.
        WHEN o.status = 'pending' AND n.status = 'cancelled' AND n.cancelled_by IS DISTINCT FROM 'guest' THEN 'booking.declined'
        WHEN o.status <> 'cancelled' AND n.status = 'cancelled' THEN 'booking.cancelled'
        ELSE 'booking.changed' END) AS events,
      array_agg(n.id) AS ids INTO c
      FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE n.version <> o.version OR n.status <> o.status;
  END IF;
  PERFORM queue_webhooks(c.owners, c.events, c.ids, c.ids);
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_webhooks_insert AFTER INSERT ON bookings REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION bookings_to_webhooks();
CREATE TRIGGER bookings_webhooks_update AFTER UPDATE ON bookings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION bookings_to_webhooks();
CREATE TRIGGER bookings_webhooks_delete AFTER DELETE ON bookings REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION bookings_to_webhooks();

-- What becomes of a change that a guest asked for is told as `booking.changed`.
CREATE FUNCTION stay_changes_to_webhooks() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  c record;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks) THEN RETURN NULL; END IF;
  SELECT array_agg(owner_id) AS owners, array_agg('booking.change_requested'::text) AS events,
    array_agg(booking_id) AS ids INTO c FROM new_rows;
  PERFORM queue_webhooks(c.owners, c.events, c.ids, c.ids);
  RETURN NULL;
END $$;
CREATE TRIGGER stay_changes_webhooks_insert AFTER INSERT ON stay_changes REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION stay_changes_to_webhooks();

CREATE FUNCTION clients_to_webhooks() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  c record;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(owner_id) AS owners, array_agg('client.created'::text) AS events, array_agg(id) AS ids INTO c FROM new_rows;
  ELSE
    SELECT array_agg(n.owner_id) AS owners, array_agg('client.changed'::text) AS events, array_agg(n.id) AS ids INTO c
      FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE n.version <> o.version;
  END IF;
  -- unnest fills up with NULL.
  PERFORM queue_webhooks(c.owners, c.events, c.ids, NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER clients_webhooks_insert AFTER INSERT ON clients REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION clients_to_webhooks();
CREATE TRIGGER clients_webhooks_update AFTER UPDATE ON clients REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION clients_to_webhooks();

CREATE FUNCTION invoices_to_webhooks() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  c record;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks) THEN RETURN NULL; END IF;
  SELECT array_agg(n.owner_id) AS owners,
    array_agg(CASE n.status WHEN 'issued' THEN 'invoice.issued' ELSE 'invoice.cancelled' END) AS events,
    array_agg(n.id) AS ids, array_agg(n.booking_id) AS bookings INTO c
    FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE n.kind = 'invoice' AND n.status <> o.status AND n.status IN ('issued', 'cancelled');
  PERFORM queue_webhooks(c.owners, c.events, c.ids, c.bookings);
  RETURN NULL;
END $$;
CREATE TRIGGER invoices_webhooks_update AFTER UPDATE ON invoices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION invoices_to_webhooks();

CREATE FUNCTION payments_to_webhooks() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  c record;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks) THEN RETURN NULL; END IF;
  SELECT array_agg(owner_id) AS owners, array_agg('payment.recorded'::text) AS events, array_agg(id) AS ids,
    array_agg(booking_id) AS bookings INTO c FROM new_rows;
  PERFORM queue_webhooks(c.owners, c.events, c.ids, c.bookings);
  RETURN NULL;
END $$;
CREATE TRIGGER payments_webhooks_insert AFTER INSERT ON payments REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION payments_to_webhooks();
