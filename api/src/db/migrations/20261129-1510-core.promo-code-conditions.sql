-- tested: the release before
-- What a promo code is bound to. Null, or no row, binds nothing.
ALTER TABLE promocodes
  ADD COLUMN valid_from date,
  -- First and last night of a stay, both included.
  ADD COLUMN stay_from date,
  ADD COLUMN stay_to date CONSTRAINT promocodes_stay_days CHECK (stay_from <= stay_to),
  ADD COLUMN min_nights int CHECK (min_nights BETWEEN 1 AND 365),
  ADD COLUMN max_uses int CHECK (max_uses > 0),
  ADD COLUMN max_uses_per_guest int CHECK (max_uses_per_guest > 0),
  -- An amount off instead of a percent.
  ADD COLUMN discount_cents int CHECK (discount_cents > 0);

-- The units that a code is for; a code without any is for all of them.
CREATE TABLE promocode_units (
  promocode_id bigint NOT NULL,
  owner_id bigint NOT NULL,
  unit_id bigint NOT NULL,
  PRIMARY KEY (promocode_id, unit_id),
  FOREIGN KEY (owner_id, promocode_id) REFERENCES promocodes (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id) ON DELETE CASCADE
);
CREATE INDEX promocode_units_unit ON promocode_units (owner_id, unit_id);

-- A code whose last unit is deleted would count for every other: it ends instead.
CREATE FUNCTION end_code_without_units() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE promocodes c SET active = false, version = version + 1 WHERE c.id = OLD.promocode_id AND c.active
    AND NOT EXISTS (SELECT FROM promocode_units u WHERE u.promocode_id = OLD.promocode_id)
    AND NOT EXISTS (SELECT FROM units u WHERE u.id = OLD.unit_id);
  RETURN NULL;
END $$;
CREATE TRIGGER promocode_units_end AFTER DELETE ON promocode_units
  FOR EACH ROW EXECUTE FUNCTION end_code_without_units();

-- Open screens hear of each change.
CREATE TRIGGER promocode_units_tell_insert AFTER INSERT ON promocode_units REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER promocode_units_tell_update AFTER UPDATE ON promocode_units REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER promocode_units_tell_delete AFTER DELETE ON promocode_units REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();

-- The amount of the code as it was agreed, as `promo_percent` is.
ALTER TABLE bookings ADD COLUMN promo_cents bigint CHECK (promo_cents > 0);

-- A newly chosen code brings its own amount, also where a program writes it that knows of none.
CREATE FUNCTION set_promo_cents() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.promo_cents := (SELECT c.discount_cents FROM promocodes c WHERE c.id = NEW.promo_code_id);
  RETURN NEW;
END $$;
CREATE TRIGGER bookings_promo_cents BEFORE UPDATE OF promo_code_id ON bookings
  FOR EACH ROW WHEN (NEW.promo_code_id IS DISTINCT FROM OLD.promo_code_id) EXECUTE FUNCTION set_promo_cents();

-- An older program asks nothing of what a code is bound to, and takes no amount off. Such a code is refused to it.
CREATE FUNCTION refuse_bound_code() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.promo_code_id IS NOT DISTINCT FROM OLD.promo_code_id THEN RETURN NULL; END IF;
  END IF;
  IF EXISTS (SELECT FROM promocodes c WHERE c.id = NEW.promo_code_id
      AND (num_nonnulls(c.valid_from, c.stay_from, c.stay_to, c.min_nights, c.max_uses, c.max_uses_per_guest, c.discount_cents) > 0
        OR EXISTS (SELECT FROM promocode_units u WHERE u.promocode_id = c.id))) THEN
    RAISE EXCEPTION 'A stay was booked with a bound promo code by a release that does not know of any.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_bound_code';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER bookings_bound_code AFTER INSERT OR UPDATE OF promo_code_id ON bookings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.plan IS NULL AND NEW.promo_code_id IS NOT NULL) EXECUTE FUNCTION refuse_bound_code();
