-- tested: the release before
-- Tourist taxes of municipalities, as owners keep them, and what each stay owes of one.

CREATE TABLE tourist_taxes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  municipality text NOT NULL CHECK (length(municipality) BETWEEN 1 AND 60),
  -- What guests read.
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
  -- `TaxRate[]` of `tax-rules.ts`, the oldest first.
  rates jsonb NOT NULL CONSTRAINT tourist_taxes_rates CHECK (jsonb_typeof(rates) = 'array'),
  exempt text[] NOT NULL DEFAULT '{}',
  -- Portals that collect it themselves.
  portals text[] NOT NULL DEFAULT '{}',
  vat text NOT NULL DEFAULT 'none' CONSTRAINT tourist_taxes_vat CHECK (vat IN ('none', 'lodging')),
  -- Where the owner looks it up.
  source text NOT NULL DEFAULT '',
  version int NOT NULL DEFAULT 1,
  -- Stays that owe it keep it.
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id)
);

-- The tax of a property, of which it has one at most.
CREATE TABLE property_taxes (
  property_id bigint CONSTRAINT property_taxes_property PRIMARY KEY,
  owner_id bigint NOT NULL,
  tax_id bigint NOT NULL,
  -- Of the house, in the words of the rates.
  category text,
  FOREIGN KEY (owner_id, property_id) REFERENCES properties (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, tax_id) REFERENCES tourist_taxes (owner_id, id) ON DELETE CASCADE
);
CREATE INDEX property_taxes_tax ON property_taxes (owner_id, tax_id);

-- What a stay owes: by whom it was declared, and for whom it is charged since it was corrected.
CREATE TABLE booking_taxes (
  booking_id bigint PRIMARY KEY,
  owner_id bigint NOT NULL,
  tax_id bigint NOT NULL,
  municipality text NOT NULL,
  category text,
  -- True where the portal that brought the guests collects it.
  is_portals boolean NOT NULL,
  -- `TaxGuests[]`.
  declared jsonb NOT NULL,
  declared_cents bigint NOT NULL,
  guests jsonb NOT NULL,
  -- The sum of its lines.
  cents bigint NOT NULL CHECK (cents >= 0),
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, tax_id) REFERENCES tourist_taxes (owner_id, id)
);
CREATE INDEX booking_taxes_tax ON booking_taxes (tax_id);

-- The same night by night, so that a month has what is its own: the cents of a stay's nights sum to its lines.
CREATE TABLE booking_tax_nights (
  booking_id bigint NOT NULL REFERENCES booking_taxes ON DELETE CASCADE,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  night date NOT NULL,
  persons int NOT NULL CHECK (persons >= 0),
  -- How many of them owe nothing, by reason.
  exempt jsonb NOT NULL,
  cents bigint NOT NULL CHECK (cents >= 0),
  PRIMARY KEY (booking_id, night)
);
CREATE INDEX booking_tax_nights_month ON booking_tax_nights (owner_id, night);

-- What an owner corrected, never changed: who stayed, what that came to before and after, when and who says so.
CREATE TABLE tax_corrections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  booking_id bigint NOT NULL,
  guests jsonb NOT NULL,
  before_cents bigint NOT NULL,
  cents bigint NOT NULL,
  corrected_at timestamptz NOT NULL,
  corrected_by text NOT NULL,
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE
);
CREATE INDEX tax_corrections_booking ON tax_corrections (booking_id, id);

-- Makes a line one of tourist tax. Its kind stays that of a service that is passed on, which the release before charges, prints and leaves
-- out of discounts and fees as it should.
ALTER TABLE booking_lines ADD COLUMN tourist_tax jsonb;

-- Null where the program that booked knew of no tourist tax.
ALTER TABLE bookings ADD COLUMN taxed boolean;

-- An older program would book without the tax, or price a stay again and lose it. What it cannot price is refused to it.
CREATE FUNCTION refuse_without_tax() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM property_taxes t WHERE t.property_id = NEW.property_id) THEN
    RAISE EXCEPTION 'A stay was booked without its tourist tax by a release that does not know of any.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_tourist_tax';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER bookings_tax AFTER INSERT ON bookings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.taxed IS NULL) EXECUTE FUNCTION refuse_without_tax();

CREATE FUNCTION refuse_lost_tax() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM booking_taxes t WHERE t.booking_id = NEW.id AND t.cents <> COALESCE(
      (SELECT sum(l.total_cents) FROM booking_lines l WHERE l.booking_id = NEW.id AND l.tourist_tax IS NOT NULL), 0)) THEN
    RAISE EXCEPTION 'A stay was priced without its tourist tax by a release that does not know of any.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_tourist_tax';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER bookings_tax_kept AFTER UPDATE OF subtotal_cents ON bookings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION refuse_lost_tax();

-- Open screens hear of each change.
CREATE TRIGGER tourist_taxes_tell_insert AFTER INSERT ON tourist_taxes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER tourist_taxes_tell_update AFTER UPDATE ON tourist_taxes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER tourist_taxes_tell_delete AFTER DELETE ON tourist_taxes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER property_taxes_tell_insert AFTER INSERT ON property_taxes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER property_taxes_tell_update AFTER UPDATE ON property_taxes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER property_taxes_tell_delete AFTER DELETE ON property_taxes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
