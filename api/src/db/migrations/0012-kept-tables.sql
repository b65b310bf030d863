-- Nothing of a ledger and no file of a document goes with its whole table either.

CREATE OR REPLACE FUNCTION keep_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM payments) THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM bookings WHERE id = OLD.booking_id) THEN RETURN OLD; END IF;
    IF NOT EXISTS (SELECT FROM owners WHERE id = OLD.owner_id) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'An entry of the ledger is never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_frozen';
END $$;
CREATE TRIGGER payments_keep_truncated BEFORE TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION keep_payments();
ALTER TABLE payments ENABLE ALWAYS TRIGGER payments_keep_truncated;

CREATE OR REPLACE FUNCTION keep_invoice_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM invoice_files) THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF is_purged((SELECT owner_id FROM invoices WHERE id = OLD.invoice_id)) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'The file of an issued invoice is never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoices_frozen';
END $$;
CREATE TRIGGER invoice_files_keep_truncated BEFORE TRUNCATE ON invoice_files FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_file();
ALTER TABLE invoice_files ENABLE ALWAYS TRIGGER invoice_files_keep_truncated;

-- They look at these tables, never at temporary ones of the same name.
DO $$
DECLARE
  guard text;
BEGIN
  FOREACH guard IN ARRAY ARRAY['keep_payments()', 'keep_invoice_file()'] LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path TO %I, pg_temp', guard, current_schema());
  END LOOP;
END $$;
