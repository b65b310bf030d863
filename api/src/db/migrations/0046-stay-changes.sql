-- Other days or another party that the guest of a confirmed stay asks for ---------------------------------------------------

CREATE TABLE stay_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  booking_id bigint NOT NULL REFERENCES bookings ON DELETE CASCADE,
  -- What of its booking ends an open one is read so at once, and written by the sweep.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'overtaken', 'expired')),
  check_in date NOT NULL,
  check_out date NOT NULL,
  guests_count int NOT NULL,
  children int[] NOT NULL,
  infants int NOT NULL,
  pets int NOT NULL,
  -- As the guest was shown it, with its lines.
  price jsonb NOT NULL,
  -- The booking as it was then: a change of another one is not what the guest asked for.
  old_unit_id bigint NOT NULL,
  old_check_in date NOT NULL,
  old_check_out date NOT NULL,
  old_guests_count int NOT NULL,
  old_children int[] NOT NULL,
  old_infants int NOT NULL,
  old_pets int NOT NULL,
  old_total_cents bigint NOT NULL,
  message text NOT NULL DEFAULT '',
  owner_words text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  CHECK (check_out > check_in)
);
CREATE UNIQUE INDEX stay_changes_open ON stay_changes (booking_id) WHERE state = 'open';
CREATE INDEX stay_changes_booking ON stay_changes (booking_id, id);
CREATE INDEX stay_changes_owner ON stay_changes (owner_id);

-- Told as a change of bookings, which servers of the release before know, too.
CREATE FUNCTION tell_of_stay_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_owner bigint;
BEGIN
  FOR of_owner IN SELECT DISTINCT owner_id FROM changed LOOP
    PERFORM pg_notify('keyhaven', json_build_object('owner', of_owner, 'table', 'bookings', 'domains', '[]'::json)::text);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER stay_changes_tell_insert AFTER INSERT ON stay_changes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_stay_changes();
CREATE TRIGGER stay_changes_tell_update AFTER UPDATE ON stay_changes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_stay_changes();
CREATE TRIGGER stay_changes_tell_delete AFTER DELETE ON stay_changes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_stay_changes();

-- What becomes of one is told as `booking.changed`.
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
