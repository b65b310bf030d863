-- tested: the release before
-- What banks say of an owner's account, line by line, and the entries of ledgers that were made of it.

-- The words of a name without titles and joining words, in an order of their own: banks and guests write them in any.
CREATE FUNCTION name_words(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT DISTINCT word COLLATE "C" FROM regexp_split_to_table(folded(name), '[\s,.;:/&+()"*_-]+') word
    WHERE word <> '' AND word <> ALL ('{dr,prof,mag,dipl,ing,herr,frau,hr,fr,fam,familie,mr,mrs,ms,mme,sig,sigra,dhr,mevr,und,u,oder,and,or,et,ou,e,o,en,of}'::text[])
    ORDER BY 1 LIMIT 6);

-- What two names that mean the same have in common.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_string(name_words(name), ' ');

-- The keys of all names within a name: an account of two people names each of them.
CREATE FUNCTION name_keys(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT string_agg(u.word, ' ' ORDER BY u.nth) FROM (SELECT name_words(name) AS words) s
    CROSS JOIN LATERAL generate_series(1, (1 << cardinality(s.words)) - 1) mask
    CROSS JOIN LATERAL unnest(s.words) WITH ORDINALITY u (word, nth)
    WHERE mask & (1 << (u.nth::int - 1)) <> 0 GROUP BY mask);

CREATE TABLE bank_statements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  file_name text NOT NULL CHECK (length(file_name) <= 200),
  -- Of the account, where the file says it.
  iban text,
  first_day date NOT NULL,
  last_day date NOT NULL,
  -- How many the file brought that no other had brought before.
  lines int NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (owner_id, id)
);
CREATE INDEX bank_statements_list ON bank_statements (owner_id, id DESC);

CREATE TABLE bank_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  statement_id bigint NOT NULL,
  day date NOT NULL,
  -- Negative for money that left the account.
  amount_cents bigint NOT NULL,
  currency text NOT NULL,
  name text NOT NULL,
  iban text NOT NULL,
  purpose text NOT NULL,
  -- By which the bank knows it.
  bank_reference text NOT NULL,
  -- Numbers of bookings and documents that the purpose names.
  booking_numbers int[] NOT NULL,
  document_numbers text[] NOT NULL,
  name_keys text[] NOT NULL GENERATED ALWAYS AS (name_keys(name)) STORED,
  -- Recognises the same line in a later file; `nth` counts lines of one file that are equal.
  hash bytea NOT NULL,
  nth int NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'booked', 'ignored')),
  UNIQUE (owner_id, id),
  CONSTRAINT bank_lines_once UNIQUE (owner_id, hash, nth),
  FOREIGN KEY (owner_id, statement_id) REFERENCES bank_statements (owner_id, id) ON DELETE CASCADE
);
CREATE INDEX bank_lines_list ON bank_lines (owner_id, state, day DESC, id DESC);
CREATE INDEX bank_lines_statement ON bank_lines (owner_id, statement_id);

-- The entries that were made of a line: one for each booking, or two where its deposit was open.
CREATE TABLE bank_line_payments (
  -- Of an entry of the ledger, which goes with its booking alone.
  payment_id bigint PRIMARY KEY,
  owner_id bigint NOT NULL,
  booking_id bigint NOT NULL,
  line_id bigint NOT NULL,
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, line_id) REFERENCES bank_lines (owner_id, id) ON DELETE CASCADE
);
CREATE INDEX bank_line_payments_booking ON bank_line_payments (owner_id, booking_id);
CREATE INDEX bank_line_payments_line ON bank_line_payments (owner_id, line_id);

-- How the owner says that CSV files with these headings are read.
CREATE TABLE bank_csv_mappings (
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  headings_hash text NOT NULL,
  -- `CsvMapping` of the API.
  mapping jsonb NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, headings_hash)
);

-- The person goes out of an entry whose client is erased; its amount and its day stay.
CREATE OR REPLACE FUNCTION keep_payments() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM payments) THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM bookings WHERE id = OLD.booking_id) THEN RETURN OLD; END IF;
    IF NOT EXISTS (SELECT FROM owners WHERE id = OLD.owner_id) THEN RETURN OLD; END IF;
  ELSIF to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' AND EXISTS (
      SELECT FROM bookings b JOIN clients c ON c.id = b.client_id WHERE b.id = OLD.booking_id AND c.erased_at IS NOT NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'An entry of the ledger is never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_frozen';
END $$;

CREATE TRIGGER bank_statements_tell_insert AFTER INSERT ON bank_statements REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER bank_statements_tell_update AFTER UPDATE ON bank_statements REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER bank_statements_tell_delete AFTER DELETE ON bank_statements REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER bank_lines_tell_insert AFTER INSERT ON bank_lines REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER bank_lines_tell_update AFTER UPDATE ON bank_lines REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER bank_lines_tell_delete AFTER DELETE ON bank_lines REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
