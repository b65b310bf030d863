-- Documents and payments. Triggers refuse changes to what is issued or entered.

-- Documents --------------------------------------------------------------------------------------------------------

CREATE TABLE invoices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  booking_id bigint NOT NULL,
  kind text NOT NULL DEFAULT 'invoice' CHECK (kind IN ('invoice', 'cancellation')),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'issued', 'cancelled')),
  year int,
  sequence int,
  number text,
  cancels_id bigint REFERENCES invoices,
  total_cents bigint NOT NULL,
  -- The invoice of a cancellation fee: what its owner charges on it in percent, NULL where no VAT is.
  is_fee boolean NOT NULL DEFAULT false,
  fee_vat numeric(4, 1),
  -- The document's content as issued; a draft is drawn from its booking.
  content jsonb,
  -- A draft after one that its owner took back by hand: it is issued by hand, too.
  by_hand boolean NOT NULL DEFAULT false,
  -- A draft that could not be issued by itself is tried again when it changes, or a day later.
  tried_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  issued_at timestamptz,
  UNIQUE (owner_id, id),
  UNIQUE (owner_id, year, sequence),
  CONSTRAINT invoices_number_key UNIQUE (owner_id, number),
  FOREIGN KEY (owner_id) REFERENCES owners ON DELETE CASCADE,
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id),
  CHECK ((status = 'draft') = (number IS NULL)),
  CHECK ((number IS NULL) = (year IS NULL) AND (number IS NULL) = (sequence IS NULL)),
  CHECK ((number IS NULL) = (issued_at IS NULL) AND (number IS NULL) = (content IS NULL)),
  CHECK ((kind = 'cancellation') = (cancels_id IS NOT NULL)),
  CHECK (kind = 'invoice' OR status = 'issued')
);
CREATE INDEX invoices_list ON invoices (owner_id, id DESC);
CREATE INDEX invoices_booking ON invoices (booking_id);
CREATE UNIQUE INDEX invoices_draft ON invoices (booking_id) WHERE status = 'draft';
-- One cancellation of each document, and one document of a booking that counts.
CREATE UNIQUE INDEX invoices_cancels ON invoices (cancels_id) WHERE cancels_id IS NOT NULL;
CREATE UNIQUE INDEX invoices_live ON invoices (booking_id) WHERE kind = 'invoice' AND status = 'issued';
CREATE INDEX invoices_new ON invoices (issued_at) WHERE status <> 'draft';
CREATE INDEX invoices_issued ON invoices (owner_id, issued_at) WHERE status <> 'draft';

CREATE TRIGGER invoices_tell_insert AFTER INSERT ON invoices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["invoices"]');
CREATE TRIGGER invoices_tell_update AFTER UPDATE ON invoices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["invoices"]');
CREATE TRIGGER invoices_tell_delete AFTER DELETE ON invoices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["invoices"]');

-- The file of an issued document by the hash of its bytes: drawn once, never again.
CREATE TABLE invoice_files (
  invoice_id bigint PRIMARY KEY REFERENCES invoices,
  file text NOT NULL CHECK (file ~ '^[0-9a-f]{64}\.pdf$')
);
CREATE INDEX invoice_files_file ON invoice_files (file);

-- The last number of each owner and year. A transaction that takes one locks the row until the end of the transaction: one that is
-- rolled back gives its number to the next.
CREATE TABLE invoice_counters (
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  year int NOT NULL,
  last_sequence int NOT NULL CHECK (last_sequence >= 1),
  PRIMARY KEY (owner_id, year)
);

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

CREATE TRIGGER invoice_settings_tell_insert AFTER INSERT ON invoice_settings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["invoices"]');
CREATE TRIGGER invoice_settings_tell_update AFTER UPDATE ON invoice_settings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["invoices"]');
CREATE TRIGGER invoice_settings_tell_delete AFTER DELETE ON invoice_settings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["invoices"]');

-- What is issued is kept -------------------------------------------------------------------------------------------
-- Two things may happen to an issued document: a cancellation that names it makes it cancelled, and it goes with its whole
-- account. The person in one goes when the years are over for which it must be kept.
-- These functions look at tables of `public`, never at temporary ones of the same name, and their triggers are ENABLE ALWAYS: they
-- fire in a session that replays another's changes, too.

-- A purge is known by what it does, not by how the server words its messages, which it does in its own language. It says whose
-- documents it takes; that must be a demo account or one that its owner has ended, and by the end of the transaction nothing of it
-- may be left. So a caller who sets it can do no more than a purge does: no document goes without its whole account.
CREATE FUNCTION is_purged(account bigint) RETURNS boolean LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RETURN current_setting('keyhaven.purged', true) = account::text
    AND (EXISTS (SELECT FROM owners WHERE id = account AND is_guest)
      OR EXISTS (SELECT FROM account_endings WHERE owner_id = account));
END $$;

CREATE FUNCTION is_past_retention(account bigint, issued_in int) RETURNS boolean LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT issued_in + COALESCE((SELECT document_years FROM retention_settings WHERE owner_id = account), 10)
    < extract(year FROM now())
$$;

CREATE FUNCTION keep_issued() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
CREATE TRIGGER invoices_keep_updated BEFORE UPDATE ON invoices FOR EACH ROW WHEN (OLD.status <> 'draft') EXECUTE FUNCTION keep_issued();
CREATE TRIGGER invoices_keep_deleted BEFORE DELETE ON invoices FOR EACH ROW WHEN (OLD.status <> 'draft') EXECUTE FUNCTION keep_issued();
CREATE TRIGGER invoices_keep_truncated BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION keep_issued();

CREATE FUNCTION keep_invoice_file() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
CREATE TRIGGER invoice_files_keep BEFORE UPDATE OR DELETE ON invoice_files FOR EACH ROW EXECUTE FUNCTION keep_invoice_file();
-- Nothing of a ledger and no file of a document goes with its whole table either.
CREATE TRIGGER invoice_files_keep_truncated BEFORE TRUNCATE ON invoice_files FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_file();

CREATE FUNCTION purge_whole() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'invoices' THEN
    IF NOT EXISTS (SELECT FROM owners WHERE id = OLD.owner_id) THEN RETURN NULL; END IF;
  ELSIF NOT EXISTS (SELECT FROM invoices WHERE id = OLD.invoice_id AND NOT is_past_retention(owner_id, year)) THEN RETURN NULL;
  END IF;
  RAISE EXCEPTION 'An issued invoice is never deleted without its whole account.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoices_frozen';
END $$;
CREATE CONSTRAINT TRIGGER invoices_purge_whole AFTER DELETE ON invoices DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.status <> 'draft') EXECUTE FUNCTION purge_whole();
CREATE CONSTRAINT TRIGGER invoice_files_purge_whole AFTER DELETE ON invoice_files DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION purge_whole();

-- Nor does an account that issued documents become a demo, to be purged as one.
CREATE FUNCTION keep_real() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM invoices WHERE owner_id = OLD.id AND status <> 'draft') THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'An account that issued documents never becomes a demo.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'owners_real';
END $$;
CREATE TRIGGER owners_keep_real BEFORE UPDATE OF is_guest ON owners FOR EACH ROW WHEN (NEW.is_guest AND NOT OLD.is_guest) EXECUTE FUNCTION keep_real();

ALTER TABLE invoices
  ENABLE ALWAYS TRIGGER invoices_keep_updated,
  ENABLE ALWAYS TRIGGER invoices_keep_deleted,
  ENABLE ALWAYS TRIGGER invoices_keep_truncated,
  ENABLE ALWAYS TRIGGER invoices_purge_whole;
ALTER TABLE invoice_files
  ENABLE ALWAYS TRIGGER invoice_files_keep,
  ENABLE ALWAYS TRIGGER invoice_files_keep_truncated,
  ENABLE ALWAYS TRIGGER invoice_files_purge_whole;
ALTER TABLE owners ENABLE ALWAYS TRIGGER owners_keep_real;

-- A few accounts at a time: however many are over after a long stop, no statement takes longer than one may.
CREATE FUNCTION purge_demo_accounts(moment timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  expired bigint;
  purged bigint := 0;
BEGIN
  FOR expired IN SELECT id FROM owners WHERE is_guest AND guest_expires_at <= moment
    ORDER BY guest_expires_at LIMIT 20 FOR UPDATE SKIP LOCKED
  LOOP
    PERFORM set_config('keyhaven.purged', expired::text, true);
    DELETE FROM invoice_files f USING invoices i WHERE i.id = f.invoice_id AND i.owner_id = expired;
    DELETE FROM invoices WHERE owner_id = expired;
    DELETE FROM owners WHERE id = expired;
    purged := purged + 1;
  END LOOP;
  PERFORM set_config('keyhaven.purged', '', true);
  RETURN purged;
END $$;

-- Only accounts that their owners have ended; the caller passes a few ids.
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

-- Payments ---------------------------------------------------------------------------------------------------------

-- The ledger of each booking. What was paid is the sum of it and never negative.
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

CREATE TRIGGER payments_tell_insert AFTER INSERT ON payments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["payments","bookings","dashboard","invoices"]');
CREATE TRIGGER payments_tell_update AFTER UPDATE ON payments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["payments","bookings","dashboard","invoices"]');
CREATE TRIGGER payments_tell_delete AFTER DELETE ON payments REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["payments","bookings","dashboard","invoices"]');

CREATE FUNCTION add_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET paid_cents = paid_cents + NEW.amount_cents WHERE id = NEW.booking_id;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_add AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION add_payment();

-- Entries go with their booking alone.
CREATE FUNCTION keep_payments() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM payments) THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM bookings WHERE id = OLD.booking_id) THEN RETURN OLD; END IF;
    IF NOT EXISTS (SELECT FROM owners WHERE id = OLD.owner_id) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'An entry of the ledger is never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_frozen';
END $$;
CREATE TRIGGER payments_keep BEFORE UPDATE OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION keep_payments();
CREATE TRIGGER payments_keep_truncated BEFORE TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION keep_payments();
ALTER TABLE payments ENABLE ALWAYS TRIGGER payments_keep, ENABLE ALWAYS TRIGGER payments_keep_truncated;
