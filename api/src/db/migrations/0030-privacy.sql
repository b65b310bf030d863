-- Privacy ----------------------------------------------------------------------------------------------------------

-- An account that its owner has ended: until then it can be kept, and nobody finds its units.
CREATE TABLE account_endings (
  owner_id bigint PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > asked_at)
);
CREATE INDEX account_endings_due ON account_endings (ends_at);

-- For how long an owner keeps what is about people; an owner without a row has the defaults.
CREATE TABLE retention_settings (
  owner_id bigint PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  -- Guests of requests that came to nothing, after their dates.
  request_months int NOT NULL DEFAULT 12 CHECK (request_months BETWEEN 1 AND 120),
  -- Clients after their last stay; null is until the owner erases them.
  client_years int CHECK (client_years BETWEEN 1 AND 30),
  -- Issued documents after the end of their year.
  document_years int NOT NULL DEFAULT 10 CHECK (document_years BETWEEN 5 AND 30)
);

-- What is done once a day over all processes, and the day on which it was done last.
CREATE TABLE daily_tasks (name text PRIMARY KEY, done_on date NOT NULL);

-- When the person was taken out of it; nothing finds anybody by it any more.
ALTER TABLE clients ADD COLUMN erased_at timestamptz;
ALTER TABLE clients DROP CONSTRAINT clients_reached;
ALTER TABLE clients ADD CONSTRAINT clients_reached CHECK (email <> '' OR phone <> '' OR erased_at IS NOT NULL) NOT VALID;

CREATE FUNCTION hide_ending_units() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  account bigint := CASE TG_OP WHEN 'INSERT' THEN NEW.owner_id ELSE OLD.owner_id END;
BEGIN
  UPDATE units u SET listed = TG_OP = 'DELETE' AND p.active AND p.deleted_at IS NULL AND o.activated_at IS NOT NULL
    FROM properties p JOIN owners o ON o.id = p.owner_id WHERE p.id = u.property_id AND u.owner_id = account;
  RETURN NULL;
END $$;
CREATE TRIGGER account_endings_hide AFTER INSERT OR DELETE ON account_endings
  FOR EACH ROW EXECUTE FUNCTION hide_ending_units();

CREATE OR REPLACE FUNCTION copy_place_to_unit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.name, p.city, p.country,
      p.active AND p.deleted_at IS NULL AND o.activated_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM account_endings e WHERE e.owner_id = o.id), o.is_guest
    INTO NEW.property_name, NEW.city, NEW.country, NEW.listed, NEW.demo
    FROM properties p JOIN owners o ON o.id = p.owner_id WHERE p.id = NEW.property_id FOR SHARE OF p;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION copy_place_to_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE units u SET property_name = NEW.name, city = NEW.city, country = NEW.country,
      listed = NEW.active AND NEW.deleted_at IS NULL AND o.activated_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM account_endings e WHERE e.owner_id = o.id)
    FROM owners o WHERE u.property_id = NEW.id AND o.id = NEW.owner_id;
  RETURN NULL;
END $$;

-- Documents go with their whole account, and the person in one goes when the years are over for which it must be kept.

CREATE OR REPLACE FUNCTION is_purged(account bigint) RETURNS boolean LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RETURN current_setting('keyhaven.purged', true) = account::text
    AND (EXISTS (SELECT FROM owners WHERE id = account AND is_guest)
      OR EXISTS (SELECT FROM account_endings WHERE owner_id = account));
END $$;

CREATE FUNCTION is_past_retention(account bigint, issued_in int) RETURNS boolean LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT issued_in + COALESCE((SELECT document_years FROM retention_settings WHERE owner_id = account), 10)
    < extract(year FROM now())
$$;

CREATE OR REPLACE FUNCTION keep_issued() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM invoices WHERE status <> 'draft') THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD.status = 'issued' AND NEW.status = 'cancelled' AND OLD.kind = 'invoice'
      AND to_jsonb(OLD) - 'status' = to_jsonb(NEW) - 'status'
      AND EXISTS (SELECT FROM invoices WHERE cancels_id = OLD.id AND xmin = pg_current_xact_id()::xid)
    THEN RETURN NEW; END IF;
    IF to_jsonb(OLD) - 'content' = to_jsonb(NEW) - 'content' AND OLD.content - 'recipient' = NEW.content - 'recipient'
      AND is_past_retention(OLD.owner_id, OLD.year)
    THEN RETURN NEW; END IF;
  ELSIF is_purged(OLD.owner_id) THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION 'An issued invoice is never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoices_frozen';
END $$;

CREATE OR REPLACE FUNCTION keep_invoice_file() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM invoice_files) THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF is_purged((SELECT owner_id FROM invoices WHERE id = OLD.invoice_id))
      OR (SELECT is_past_retention(owner_id, year) FROM invoices WHERE id = OLD.invoice_id)
    THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'The file of an issued invoice is never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoices_frozen';
END $$;

CREATE OR REPLACE FUNCTION purge_whole() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'invoices' THEN
    IF NOT EXISTS (SELECT FROM owners WHERE id = OLD.owner_id) THEN RETURN NULL; END IF;
  ELSIF NOT EXISTS (SELECT FROM invoices WHERE id = OLD.invoice_id AND NOT is_past_retention(owner_id, year)) THEN RETURN NULL;
  END IF;
  RAISE EXCEPTION 'An issued invoice is never deleted without its whole account.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoices_frozen';
END $$;

-- A few at a time: however many are over after a long stop, no statement takes longer than one may.
CREATE FUNCTION purge_accounts(owners bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ended bigint;
BEGIN
  FOREACH ended IN ARRAY owners LOOP
    PERFORM set_config('keyhaven.purged', ended::text, true);
    DELETE FROM invoice_files f USING invoices i WHERE i.id = f.invoice_id AND i.owner_id = ended;
    DELETE FROM invoices WHERE owner_id = ended;
    DELETE FROM owners WHERE id = ended;
  END LOOP;
  PERFORM set_config('keyhaven.purged', '', true);
END $$;
