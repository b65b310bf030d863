-- tested: the release before
CREATE TYPE stay_rule_kind AS ENUM ('min_nights', 'max_nights', 'arrival_weekdays', 'departure_weekdays', 'closed_to_arrival',
  'closed_to_departure', 'lead_time', 'horizon', 'preparation', 'gap_nights');

-- Rules for the stays of guests: of a unit, of a property, or of all that an owner lets.
CREATE TABLE stay_rules (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  kind stay_rule_kind NOT NULL,
  property_id bigint,
  unit_id bigint,
  nights int CHECK (nights BETWEEN 1 AND 730),
  days int CHECK (days BETWEEN 0 AND 1095),
  hours int CHECK (hours BETWEEN 0 AND 8760),
  -- From Monday, 1, to Sunday, 7.
  weekdays smallint[] CHECK (weekdays <@ '{1,2,3,4,5,6,7}' AND weekdays <> '{}'),
  -- Both included; null where it always holds.
  first_day date,
  last_day date,
  -- Of a minimum or maximum: what of a stay has to lie in its days.
  applies_on text CHECK (applies_on IN ('arrival', 'night')),
  -- The more particular of two rules has the higher number, as `precedenceOf` of the domain says it.
  precedence int NOT NULL GENERATED ALWAYS AS (
    2 * (CASE WHEN unit_id IS NOT NULL THEN 2000000 WHEN property_id IS NOT NULL THEN 1000000 ELSE 0 END
      + CASE WHEN first_day IS NOT NULL THEN 500000 - (last_day - first_day) ELSE 0 END)
    + CASE WHEN weekdays IS NOT NULL AND kind NOT IN ('arrival_weekdays', 'departure_weekdays') THEN 1 ELSE 0 END) STORED,
  -- What it is about as one number, so that one index finds the rules of a unit, of its property and of its owner.
  scope bigint NOT NULL GENERATED ALWAYS AS (CASE WHEN unit_id IS NOT NULL THEN unit_id * 4 + 2
    WHEN property_id IS NOT NULL THEN property_id * 4 + 1 ELSE owner_id * 4 END) STORED,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  FOREIGN KEY (owner_id, property_id) REFERENCES properties (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id) ON DELETE CASCADE,
  CHECK (property_id IS NULL OR unit_id IS NULL),
  CHECK ((first_day IS NULL) = (last_day IS NULL) AND first_day <= last_day)
);
-- The rules of an owner by kind, and those of a unit or property that goes.
CREATE INDEX stay_rules_list ON stay_rules (owner_id, kind, precedence DESC, id DESC);
CREATE INDEX stay_rules_scope ON stay_rules (scope, kind, precedence DESC, id DESC);
CREATE INDEX stay_rules_unit ON stay_rules (owner_id, unit_id) WHERE unit_id IS NOT NULL;
CREATE INDEX stay_rules_property ON stay_rules (owner_id, property_id) WHERE property_id IS NOT NULL;

-- A search passes by the rules of owners who have none.
ALTER TABLE owners ADD COLUMN has_stay_rules boolean NOT NULL DEFAULT false;

-- The minimum stay of a unit is its rule that always holds. The release before knows it as a column of the unit; each follows the other.
CREATE FUNCTION is_minimum_of_unit(rule stay_rules) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT rule.kind = 'min_nights' AND rule.unit_id IS NOT NULL AND rule.first_day IS NULL AND rule.weekdays IS NULL AND rule.applies_on = 'arrival'
$$;

CREATE FUNCTION follow_stay_rules() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  of_owner bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.owner_id ELSE NEW.owner_id END;
  changed bigint;
BEGIN
  UPDATE owners SET has_stay_rules = EXISTS (SELECT FROM stay_rules WHERE owner_id = of_owner)
    WHERE id = of_owner AND has_stay_rules IS DISTINCT FROM EXISTS (SELECT FROM stay_rules WHERE owner_id = of_owner);
  IF pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  FOREACH changed IN ARRAY ARRAY[
    CASE WHEN TG_OP <> 'INSERT' AND is_minimum_of_unit(OLD) THEN OLD.unit_id END,
    CASE WHEN TG_OP <> 'DELETE' AND is_minimum_of_unit(NEW) THEN NEW.unit_id END] LOOP
    UPDATE units u SET min_nights = least(365, COALESCE((SELECT r.nights FROM stay_rules r
        WHERE r.owner_id = of_owner AND r.unit_id = changed AND is_minimum_of_unit(r) ORDER BY r.id DESC LIMIT 1), 1))
      WHERE u.id = changed;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER stay_rules_follow AFTER INSERT OR UPDATE OR DELETE ON stay_rules
  FOR EACH ROW EXECUTE FUNCTION follow_stay_rules();

CREATE FUNCTION follow_min_nights() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  IF NEW.min_nights = 1 THEN
    DELETE FROM stay_rules r WHERE r.owner_id = NEW.owner_id AND r.unit_id = NEW.id AND is_minimum_of_unit(r);
  ELSE
    UPDATE stay_rules r SET nights = NEW.min_nights, version = version + 1
      WHERE r.owner_id = NEW.owner_id AND r.unit_id = NEW.id AND is_minimum_of_unit(r);
    IF NOT FOUND THEN
      INSERT INTO stay_rules (owner_id, unit_id, kind, nights, applies_on)
        VALUES (NEW.owner_id, NEW.id, 'min_nights', NEW.min_nights, 'arrival');
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER units_min_nights_insert AFTER INSERT ON units
  FOR EACH ROW WHEN (NEW.min_nights > 1) EXECUTE FUNCTION follow_min_nights();
CREATE TRIGGER units_min_nights_update AFTER UPDATE OF min_nights ON units
  FOR EACH ROW WHEN (NEW.min_nights <> OLD.min_nights) EXECUTE FUNCTION follow_min_nights();

INSERT INTO stay_rules (owner_id, unit_id, kind, nights, applies_on)
  SELECT owner_id, id, 'min_nights', min_nights, 'arrival' FROM units WHERE min_nights > 1;

-- Open screens hear of each change.
CREATE TRIGGER stay_rules_tell_insert AFTER INSERT ON stay_rules REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER stay_rules_tell_update AFTER UPDATE ON stay_rules REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER stay_rules_tell_delete AFTER DELETE ON stay_rules REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
