-- Documents --------------------------------------------------------------------------------------------------------

-- A draft after one that its owner took back by hand: it is issued by hand, too.
ALTER TABLE invoices ADD COLUMN by_hand boolean NOT NULL DEFAULT false;

-- The purge of a demo account is known by what it does, not by how the server words its messages, which it does in its own
-- language. It says whose documents it takes; that must be a demo account, and by the end of the transaction nothing of it
-- may be left. So whoever says the same can do no more than that function does: no document goes without its whole account.
CREATE FUNCTION is_purged(account bigint) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RETURN current_setting('keyhaven.purged', true) = account::text AND EXISTS (SELECT FROM owners WHERE id = account AND is_guest);
END $$;

CREATE OR REPLACE FUNCTION keep_issued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM invoices WHERE status <> 'draft') THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD.status = 'issued' AND NEW.status = 'cancelled' AND OLD.kind = 'invoice'
      AND to_jsonb(OLD) - 'status' = to_jsonb(NEW) - 'status'
      AND EXISTS (SELECT FROM invoices WHERE cancels_id = OLD.id AND xmin = pg_current_xact_id()::xid)
    THEN RETURN NEW; END IF;
  ELSIF is_purged(OLD.owner_id) THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION 'An issued invoice is never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoices_frozen';
END $$;

CREATE OR REPLACE FUNCTION keep_invoice_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND is_purged((SELECT owner_id FROM invoices WHERE id = OLD.invoice_id)) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'The file of an issued invoice is never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoices_frozen';
END $$;

CREATE FUNCTION purge_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'invoices' THEN
    IF NOT EXISTS (SELECT FROM owners WHERE id = OLD.owner_id) THEN RETURN NULL; END IF;
  ELSIF NOT EXISTS (SELECT FROM invoices WHERE id = OLD.invoice_id) THEN RETURN NULL;
  END IF;
  RAISE EXCEPTION 'An issued invoice is never deleted without its whole account.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoices_frozen';
END $$;
CREATE CONSTRAINT TRIGGER invoices_purge_whole AFTER DELETE ON invoices DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.status <> 'draft') EXECUTE FUNCTION purge_whole();
CREATE CONSTRAINT TRIGGER invoice_files_purge_whole AFTER DELETE ON invoice_files DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION purge_whole();
ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_purge_whole;
ALTER TABLE invoice_files ENABLE ALWAYS TRIGGER invoice_files_purge_whole;

CREATE OR REPLACE FUNCTION purge_demo_accounts(moment timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  expired bigint;
  purged bigint := 0;
BEGIN
  FOR expired IN SELECT id FROM owners WHERE is_guest AND guest_expires_at <= moment FOR UPDATE SKIP LOCKED LOOP
    PERFORM set_config('keyhaven.purged', expired::text, true);
    DELETE FROM invoice_files f USING invoices i WHERE i.id = f.invoice_id AND i.owner_id = expired;
    DELETE FROM invoices WHERE owner_id = expired;
    DELETE FROM owners WHERE id = expired;
    purged := purged + 1;
  END LOOP;
  PERFORM set_config('keyhaven.purged', '', true);
  RETURN purged;
END $$;

-- Nor does an account that issued documents become a demo, to be purged as one.
CREATE FUNCTION keep_real() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM invoices WHERE owner_id = OLD.id AND status <> 'draft') THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'An account that issued documents never becomes a demo.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'owners_real';
END $$;
CREATE TRIGGER owners_keep_real BEFORE UPDATE OF is_guest ON owners FOR EACH ROW WHEN (NEW.is_guest AND NOT OLD.is_guest) EXECUTE FUNCTION keep_real();
ALTER TABLE owners ENABLE ALWAYS TRIGGER owners_keep_real;

-- They look at these tables, never at temporary ones of the same name.
DO $$
DECLARE
  guard text;
BEGIN
  FOREACH guard IN ARRAY ARRAY['is_purged(bigint)', 'keep_issued()', 'keep_invoice_file()', 'purge_whole()', 'keep_real()'] LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path TO %I, pg_temp', guard, current_schema());
  END LOOP;
END $$;
