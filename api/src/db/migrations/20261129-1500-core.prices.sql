-- tested: the release before
-- Prices by day of the week, discounts of a stay itself, a non-refundable plan, and services that promo codes do not reduce.

-- Prices of the days of the week from Monday on; null where the usual price holds.
ALTER TABLE units ADD COLUMN weekday_cents int[] CHECK (cardinality(weekday_cents) = 7 AND 0 <= ALL (array_remove(weekday_cents, NULL)));
ALTER TABLE seasons ADD COLUMN weekday_cents int[] CHECK (cardinality(weekday_cents) = 7 AND 0 <= ALL (array_remove(weekday_cents, NULL)));

-- Of a unit, of a property, or of all that an owner lets.
CREATE TABLE discounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('length_of_stay', 'last_minute', 'early_bird')),
  property_id bigint,
  unit_id bigint,
  nights int CHECK (nights BETWEEN 2 AND 730),
  days int CHECK (days BETWEEN 0 AND 730),
  percent int NOT NULL CHECK (percent BETWEEN 1 AND 90),
  -- What it is about as one number, so that one index finds those of a unit, of its property and of its owner.
  scope bigint NOT NULL GENERATED ALWAYS AS (CASE WHEN unit_id IS NOT NULL THEN unit_id * 4 + 2
    WHEN property_id IS NOT NULL THEN property_id * 4 + 1 ELSE owner_id * 4 END) STORED,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  FOREIGN KEY (owner_id, property_id) REFERENCES properties (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id) ON DELETE CASCADE,
  CHECK (property_id IS NULL OR unit_id IS NULL),
  CHECK (CASE WHEN kind = 'length_of_stay' THEN nights IS NOT NULL AND days IS NULL ELSE days IS NOT NULL AND nights IS NULL END)
);
CREATE UNIQUE INDEX discounts_step ON discounts (scope, kind, COALESCE(nights, days));
CREATE INDEX discounts_list ON discounts (owner_id, kind, id);
CREATE INDEX discounts_unit ON discounts (owner_id, unit_id) WHERE unit_id IS NOT NULL;
CREATE INDEX discounts_property ON discounts (owner_id, property_id) WHERE property_id IS NOT NULL;

-- Highest percent that discounts can take off a stay in the unit. No total is below what it leaves of the cheapest nights, and where it is 0
-- a search does not look for any.
ALTER TABLE units ADD COLUMN max_discount smallint NOT NULL DEFAULT 0;

CREATE FUNCTION max_discount_of(unit bigint, property bigint, owner bigint) RETURNS smallint STABLE LANGUAGE sql
BEGIN ATOMIC
  SELECT ceil(100 - (100 - COALESCE(max(d.percent) FILTER (WHERE d.kind = 'length_of_stay'), 0))
    * (100 - COALESCE(max(d.percent) FILTER (WHERE d.kind <> 'length_of_stay'), 0)) / 100.0)::smallint
  FROM discounts d WHERE d.scope = ANY (ARRAY[unit * 4 + 2, property * 4 + 1, owner * 4]);
END;

CREATE FUNCTION keep_max_discounts() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  affected bigint[];
BEGIN
  SELECT array_agg(DISTINCT u.id) INTO affected FROM changed c JOIN units u ON u.owner_id = c.owner_id
    AND (c.unit_id IS NULL OR u.id = c.unit_id) AND (c.property_id IS NULL OR u.property_id = c.property_id);
  -- In the order in which everybody locks units.
  PERFORM FROM units WHERE id = ANY(affected) ORDER BY id FOR NO KEY UPDATE;
  UPDATE units u SET max_discount = max_discount_of(u.id, u.property_id, u.owner_id)
    WHERE u.id = ANY(affected) AND u.max_discount <> max_discount_of(u.id, u.property_id, u.owner_id);
  RETURN NULL;
END $$;
CREATE TRIGGER discounts_highest_insert AFTER INSERT ON discounts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_max_discounts();
CREATE TRIGGER discounts_highest_update AFTER UPDATE ON discounts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_max_discounts();
-- What it was about before, as well.
CREATE TRIGGER discounts_highest_moved AFTER UPDATE ON discounts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_max_discounts();
CREATE TRIGGER discounts_highest_delete AFTER DELETE ON discounts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_max_discounts();

CREATE FUNCTION set_max_discount() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.max_discount := max_discount_of(NEW.id, NEW.property_id, NEW.owner_id);
  RETURN NEW;
END $$;
CREATE TRIGGER units_max_discount_insert BEFORE INSERT ON units FOR EACH ROW EXECUTE FUNCTION set_max_discount();
CREATE TRIGGER units_max_discount_move BEFORE UPDATE OF property_id ON units
  FOR EACH ROW WHEN (NEW.property_id <> OLD.property_id) EXECUTE FUNCTION set_max_discount();

-- Cheapest and dearest of a price and its days of the week.
CREATE FUNCTION cheapest_day(cents int, weekday_cents int[]) RETURNS int IMMUTABLE PARALLEL SAFE LANGUAGE sql
RETURN LEAST(cents, weekday_cents[1], weekday_cents[2], weekday_cents[3], weekday_cents[4], weekday_cents[5], weekday_cents[6], weekday_cents[7]);
CREATE FUNCTION dearest_day(cents int, weekday_cents int[]) RETURNS int IMMUTABLE PARALLEL SAFE LANGUAGE sql
RETURN GREATEST(cents, weekday_cents[1], weekday_cents[2], weekday_cents[3], weekday_cents[4], weekday_cents[5], weekday_cents[6], weekday_cents[7]);
-- What discounts leave of a night at least. Each rounds once for a stay, in favour of the guest by a cent at most.
CREATE FUNCTION discounted_night(cents int, max_discount smallint) RETURNS int IMMUTABLE PARALLEL SAFE LANGUAGE sql
RETURN CASE WHEN max_discount = 0 THEN cents ELSE GREATEST(0, cents::bigint * (100 - max_discount) / 100 - 1)::int END;

CREATE OR REPLACE FUNCTION write_lowest_nights(changed_units bigint[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM lowest_nights l WHERE l.unit_id = ANY(changed_units) AND l.month < (SELECT min(month) FROM kept_months());
  INSERT INTO lowest_nights AS l (unit_id, month, lowest_cents, highest_cents, capacity, max_capacity, extra_person_cents, traits)
  SELECT u.id, m.month, discounted_night(LEAST(min(cheapest_day(s.price_cents, s.weekday_cents)),
      CASE WHEN m.nights = sum(LEAST(s.end_day, m.ends) - GREATEST(s.first_night, m.begins))
        FILTER (WHERE s.id IS NOT NULL) THEN NULL ELSE cheapest_day(u.price_cents, u.weekday_cents) END), u.max_discount),
    GREATEST(max(dearest_day(s.price_cents, s.weekday_cents)), dearest_day(u.price_cents, u.weekday_cents)), u.capacity, u.max_capacity, u.extra_person_cents, t.traits
  FROM units u CROSS JOIN kept_months() m
    CROSS JOIN LATERAL (SELECT trait_bits(u.type || u.amenities || u.house_amenities) AS traits OFFSET 0) t
    LEFT JOIN seasons s ON s.unit_id = u.id AND daterange(s.first_night, s.end_day) && daterange(m.begins, m.ends)
  WHERE u.id = ANY(changed_units)
  GROUP BY u.id, u.price_cents, u.weekday_cents, u.max_discount, u.capacity, u.max_capacity, u.extra_person_cents, t.traits, m.month, m.nights
  ON CONFLICT (unit_id, month) DO UPDATE
    SET (lowest_cents, highest_cents, capacity, max_capacity, extra_person_cents, traits) =
      (EXCLUDED.lowest_cents, EXCLUDED.highest_cents, EXCLUDED.capacity, EXCLUDED.max_capacity, EXCLUDED.extra_person_cents, EXCLUDED.traits)
    WHERE (l.lowest_cents, l.highest_cents, l.capacity, l.max_capacity, l.extra_person_cents, l.traits) IS DISTINCT FROM
      (EXCLUDED.lowest_cents, EXCLUDED.highest_cents, EXCLUDED.capacity, EXCLUDED.max_capacity, EXCLUDED.extra_person_cents, EXCLUDED.traits);
END;
CREATE TRIGGER units_lowest_prices AFTER UPDATE OF weekday_cents, max_discount, property_id ON units FOR EACH ROW
  WHEN ((OLD.weekday_cents, OLD.max_discount) IS DISTINCT FROM (NEW.weekday_cents, NEW.max_discount))
  EXECUTE FUNCTION write_lowest_nights_of_unit();

CREATE OR REPLACE FUNCTION write_overview(houses bigint[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM overview_houses h WHERE h.property_id = ANY(houses) AND NOT EXISTS (SELECT FROM units u
    WHERE u.property_id = h.property_id AND u.active AND u.deleted_at IS NULL AND u.status = 'available' AND u.listed);
  INSERT INTO overview_houses AS h (property_id, owner_id, demo, city, country, completeness, lowest_cents, until)
  SELECT p.id, p.owner_id, bool_or(u.demo), p.city, p.country,
    CASE WHEN EXISTS (SELECT FROM images i WHERE i.property_id = p.id)
      OR bool_or(EXISTS (SELECT FROM images i WHERE i.unit_id = u.id)) THEN 2 ELSE 0 END
    + CASE WHEN p.latitude IS NOT NULL AND p.check_in_from IS NOT NULL AND cardinality(p.amenities) > 0 THEN 1 ELSE 0 END,
    min(LEAST(cheapest_day(u.price_cents, u.weekday_cents), s.lowest_cents)), COALESCE(min(s.until), 'infinity')
  FROM properties p JOIN units u ON u.property_id = p.id AND u.active AND u.deleted_at IS NULL AND u.status = 'available' AND u.listed
    CROSS JOIN LATERAL (SELECT min(cheapest_day(s.price_cents, s.weekday_cents)) AS lowest_cents,
        min(s.end_day) FILTER (WHERE cheapest_day(s.price_cents, s.weekday_cents) < cheapest_day(u.price_cents, u.weekday_cents)) AS until
      FROM seasons s WHERE s.unit_id = u.id AND s.end_day > current_date) s
  WHERE p.id = ANY(houses)
  -- All of them by name: grouped by the key alone, the function would need the key, which a restore takes away for a while.
  GROUP BY p.id, p.owner_id, p.city, p.country, p.latitude, p.check_in_from, p.amenities
  ON CONFLICT (property_id) DO UPDATE SET (owner_id, demo, city, country, completeness, lowest_cents, until) =
      (EXCLUDED.owner_id, EXCLUDED.demo, EXCLUDED.city, EXCLUDED.country, EXCLUDED.completeness, EXCLUDED.lowest_cents, EXCLUDED.until)
    WHERE (h.owner_id, h.demo, h.city, h.country, h.completeness, h.lowest_cents, h.until) <>
      (EXCLUDED.owner_id, EXCLUDED.demo, EXCLUDED.city, EXCLUDED.country, EXCLUDED.completeness, EXCLUDED.lowest_cents, EXCLUDED.until);
END;
CREATE CONSTRAINT TRIGGER units_overview_prices AFTER UPDATE OF weekday_cents ON units DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.weekday_cents IS DISTINCT FROM NEW.weekday_cents) EXECUTE FUNCTION keep_overview();

-- Whether promo codes reduce a service, and of money that is passed on, what it is: a tax, or a deposit that the guest gets back.
ALTER TABLE services ADD COLUMN discountable boolean NOT NULL DEFAULT true,
  ADD COLUMN passed_on_as text CHECK (passed_on_as IN ('tax', 'deposit'));

-- A second plan of a property: percent off the lodging, and what cancelling costs then.
ALTER TABLE properties ADD COLUMN nonrefundable_percent int CHECK (nonrefundable_percent BETWEEN 1 AND 50),
  ADD COLUMN nonrefundable_terms jsonb;

-- The plan at which a stay was booked, with its percent as it was agreed. Null where the program that booked knew of no plans.
ALTER TABLE bookings ADD COLUMN plan text CHECK (plan IN ('flexible', 'non_refundable')),
  ADD COLUMN plan_percent int CHECK (plan_percent BETWEEN 1 AND 50);

ALTER TABLE booking_lines ADD COLUMN discountable boolean NOT NULL DEFAULT true,
  -- `LineWhy` of `pricing.ts`: its words are made for each reader.
  ADD COLUMN why jsonb;

-- An older program would price such a stay at other prices than its guest was shown. What it cannot price is refused to it.
CREATE FUNCTION refuse_other_prices() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM units u WHERE u.id = NEW.unit_id AND (u.weekday_cents IS NOT NULL OR u.max_discount > 0))
    OR EXISTS (SELECT FROM seasons s WHERE s.unit_id = NEW.unit_id AND s.weekday_cents IS NOT NULL
      AND daterange(s.first_night, s.end_day) && daterange(NEW.check_in, NEW.check_out)) THEN
    RAISE EXCEPTION 'A stay was booked by a release that does not know the prices of its unit.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_prices';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER bookings_prices AFTER INSERT ON bookings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.plan IS NULL) EXECUTE FUNCTION refuse_other_prices();

-- Open screens hear of each change.
CREATE TRIGGER discounts_tell_insert AFTER INSERT ON discounts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER discounts_tell_update AFTER UPDATE ON discounts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER discounts_tell_delete AFTER DELETE ON discounts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
