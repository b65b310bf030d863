-- Settings ---------------------------------------------------------------------------------------------------------

-- What all documents of an owner have in common; without a row everything is as it is here.
CREATE TABLE invoice_settings (
  owner_id bigint PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  -- Issues by itself the stays that end from this moment on; null where the owner issues.
  auto_issue_from timestamptz,
  -- `[{from, lodging, extras}]`, percent.
  vat_rates jsonb NOT NULL DEFAULT '[]',
  small_business_note text NOT NULL DEFAULT 'No VAT is charged: small business.',
  payment_terms text NOT NULL DEFAULT 'Payable without deduction on arrival at the latest.',
  number_prefix text NOT NULL DEFAULT '' CHECK (length(number_prefix) <= 10),
  version int NOT NULL DEFAULT 1
);
CREATE INDEX invoice_settings_auto ON invoice_settings (owner_id) WHERE auto_issue_from IS NOT NULL;

-- The last number of each owner and year. Whoever takes one holds the row until the end of the transaction: one that is
-- rolled back gives its number to the next.
CREATE TABLE invoice_counters (
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  year int NOT NULL,
  last_sequence int NOT NULL CHECK (last_sequence >= 1),
  PRIMARY KEY (owner_id, year)
);

-- Documents --------------------------------------------------------------------------------------------------------

-- The file of an issued document by the hash of its bytes: drawn once, never again.
CREATE TABLE invoice_files (
  invoice_id bigint PRIMARY KEY REFERENCES invoices,
  file text NOT NULL CHECK (file ~ '^[0-9a-f]{64}\.pdf$')
);
CREATE INDEX invoice_files_file ON invoice_files (file);
ALTER TABLE invoices DROP COLUMN pdf_hash;
-- A draft that could not be issued by itself is tried again when it changes, or a day later.
ALTER TABLE invoices ADD COLUMN tried_at timestamptz;
ALTER TABLE invoices ADD CONSTRAINT invoices_number_key UNIQUE (owner_id, number);
-- One cancellation of each document, and one document of a booking that counts.
CREATE UNIQUE INDEX invoices_cancels ON invoices (cancels_id) WHERE cancels_id IS NOT NULL;
CREATE UNIQUE INDEX invoices_live ON invoices (booking_id) WHERE kind = 'invoice' AND status = 'issued';
CREATE INDEX invoices_new ON invoices (issued_at) WHERE status <> 'draft';
CREATE INDEX invoices_issued ON invoices (owner_id, issued_at) WHERE status <> 'draft';
ALTER TABLE invoices ADD CHECK (kind = 'invoice' OR status = 'issued');

-- What is issued stays as it is, whoever asks. Two things may happen to it: a cancellation that names it makes it cancelled,
-- and the function that purges a whole expired demo account takes it away.
CREATE FUNCTION keep_issued() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stack text;
BEGIN
  GET DIAGNOSTICS stack = PG_CONTEXT;
  IF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM invoices WHERE status <> 'draft') THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD.status = 'issued' AND NEW.status = 'cancelled' AND OLD.kind = 'invoice'
      AND to_jsonb(OLD) - 'status' = to_jsonb(NEW) - 'status'
      AND EXISTS (SELECT FROM invoices WHERE cancels_id = OLD.id AND xmin = pg_current_xact_id()::xid)
    THEN RETURN NEW; END IF;
  ELSIF stack ~ '(^|\n)PL/pgSQL function purge_demo_accounts\(timestamp with time zone\) line'
    AND EXISTS (SELECT FROM owners WHERE id = OLD.owner_id AND is_guest)
  THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'An issued invoice is never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoices_frozen';
END $$;
CREATE TRIGGER invoices_keep_updated BEFORE UPDATE ON invoices FOR EACH ROW WHEN (OLD.status <> 'draft') EXECUTE FUNCTION keep_issued();
CREATE TRIGGER invoices_keep_deleted BEFORE DELETE ON invoices FOR EACH ROW WHEN (OLD.status <> 'draft') EXECUTE FUNCTION keep_issued();
CREATE TRIGGER invoices_keep_truncated BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION keep_issued();
-- In a session that replays another's changes, too.
ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_keep_updated, ENABLE ALWAYS TRIGGER invoices_keep_deleted, ENABLE ALWAYS TRIGGER invoices_keep_truncated;

CREATE FUNCTION keep_invoice_file() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stack text;
BEGIN
  GET DIAGNOSTICS stack = PG_CONTEXT;
  IF TG_OP = 'DELETE' AND stack ~ '(^|\n)PL/pgSQL function purge_demo_accounts\(timestamp with time zone\) line'
    AND EXISTS (SELECT FROM invoices i JOIN owners o ON o.id = i.owner_id WHERE i.id = OLD.invoice_id AND o.is_guest)
  THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'The file of an issued invoice is never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoices_frozen';
END $$;
CREATE TRIGGER invoice_files_keep BEFORE UPDATE OR DELETE ON invoice_files FOR EACH ROW EXECUTE FUNCTION keep_invoice_file();
ALTER TABLE invoice_files ENABLE ALWAYS TRIGGER invoice_files_keep;

-- Payments ---------------------------------------------------------------------------------------------------------

-- The ledger of each booking. What was paid is the sum of it and never negative.
ALTER TABLE bookings ADD COLUMN paid_cents bigint NOT NULL DEFAULT 0;
ALTER TABLE bookings ADD CONSTRAINT bookings_paid CHECK (paid_cents >= 0);
CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  booking_id bigint NOT NULL,
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'payment', 'refund')),
  amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
  method text NOT NULL CHECK (method IN ('cash', 'card', 'transfer', 'other')),
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE,
  -- A deposit that is taken back is a negative deposit, everything else that goes back is a refund.
  CHECK (kind = 'deposit' OR (kind = 'refund') = (amount_cents < 0)),
  CHECK (amount_cents > 0 OR note <> '')
);
CREATE INDEX payments_booking ON payments (booking_id, id);
CREATE INDEX payments_owner ON payments (owner_id, booking_id);

CREATE FUNCTION add_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET paid_cents = paid_cents + NEW.amount_cents WHERE id = NEW.booking_id;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_add AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION add_payment();

-- Entries go with their booking alone.
CREATE FUNCTION keep_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM bookings WHERE id = OLD.booking_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM owners WHERE id = OLD.owner_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'An entry of the ledger is never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_frozen';
END $$;
CREATE TRIGGER payments_keep BEFORE UPDATE OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION keep_payments();
ALTER TABLE payments ENABLE ALWAYS TRIGGER payments_keep;

-- Deposits that were marked as paid before there was a ledger.
INSERT INTO payments (owner_id, booking_id, day, kind, amount_cents, method, note, created_at)
  SELECT b.owner_id, b.id, (b.created_at AT TIME ZONE p.time_zone)::date, 'deposit', b.deposit_cents, 'other', 'Deposit marked as paid', b.created_at
  FROM bookings b JOIN properties p ON p.id = b.property_id WHERE b.deposit_paid AND b.deposit_cents > 0;

CREATE INDEX bookings_owing ON bookings (owner_id, id) WHERE paid_cents < subtotal_cents - discount_cents AND status <> 'cancelled';

-- Demo accounts ----------------------------------------------------------------------------------------------------

-- The one place where issued documents go: with the whole of a demo account whose day is over.
CREATE FUNCTION purge_demo_accounts(moment timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  expired bigint;
  purged bigint := 0;
BEGIN
  FOR expired IN SELECT id FROM owners WHERE is_guest AND guest_expires_at <= moment FOR UPDATE SKIP LOCKED LOOP
    DELETE FROM invoice_files f USING invoices i WHERE i.id = f.invoice_id AND i.owner_id = expired;
    DELETE FROM invoices WHERE owner_id = expired;
    DELETE FROM owners WHERE id = expired;
    purged := purged + 1;
  END LOOP;
  RETURN purged;
END $$;

-- Open screens -----------------------------------------------------------------------------------------------------

DO $$
DECLARE
  shown record;
  event text;
BEGIN
  FOR shown IN SELECT * FROM (VALUES
    ('payments', '["payments","bookings","dashboard","invoices"]'),
    ('invoice_settings', '["invoices"]')
  ) AS t (name, domains) LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_owners(%L)',
        shown.name || '_tell_' || lower(event), event, shown.name, CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, shown.domains);
    END LOOP;
  END LOOP;
END $$;
