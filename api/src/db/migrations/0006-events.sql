-- Every open screen hears what changed. One table of the owner's is one line here, with the parts of the API whose answers
-- show it; equal messages of one transaction reach people once.

CREATE FUNCTION tell_owners() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_owner bigint;
BEGIN
  FOR of_owner IN SELECT DISTINCT owner_id FROM changed LOOP
    PERFORM pg_notify('keyhaven', '{"owner":' || of_owner || ',"domains":' || TG_ARGV[0] || '}');
  END LOOP;
  RETURN NULL;
END $$;

DO $$
DECLARE
  shown record;
  event text;
BEGIN
  FOR shown IN SELECT * FROM (VALUES
    ('properties', '["properties","units","services","seasons","bookings","calendar","dashboard","analytics"]'),
    ('units', '["units","properties","seasons","bookings","calendar","dashboard","analytics"]'),
    ('images', '["images","properties","units"]'),
    ('seasons', '["seasons","calendar"]'),
    ('services', '["services"]'),
    ('promocodes', '["promocodes","bookings"]'),
    ('clients', '["clients","bookings","calendar","dashboard","invoices"]'),
    ('bookings', '["bookings","calendar","dashboard","analytics","invoices"]'),
    ('occupancies', '["blocks","calendar","dashboard","analytics"]'),
    ('invoices', '["invoices"]')
  ) AS t (name, domains) LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      -- A trigger that sees the rows of its statement sees those of one kind of statement.
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_owners(%L)',
        shown.name || '_tell_' || lower(event), event, shown.name, CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, shown.domains);
    END LOOP;
  END LOOP;
END $$;

-- Of the account itself only what its own screens show: a row counts the owner's bookings, too.
CREATE FUNCTION tell_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('keyhaven', '{"owner":' || NEW.id || ',"domains":["accounts"]}');
  RETURN NULL;
END $$;
CREATE TRIGGER owners_tell_update
  AFTER UPDATE OF email, first_name, last_name, tax_id, street, house_number, postal_code, city, country, phone, logo, slug, request_expiry_hours
  ON owners FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION tell_owner();
