-- The order in which guests without dates see houses: those with pictures and facts first, then by the cheapest night to come. A
-- row for each house with something to book, so that a page of the overview is a stretch of an index.
CREATE TABLE overview_houses (
  property_id bigint PRIMARY KEY REFERENCES properties ON DELETE CASCADE,
  -- Copied from the house and its units.
  owner_id bigint NOT NULL,
  demo boolean NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  -- 2 for a picture, 1 for a place on the map, times of check-in and amenities.
  completeness smallint NOT NULL,
  lowest_cents int NOT NULL,
  -- The day from which a season that was cheaper no longer counts.
  until date NOT NULL
);
CREATE INDEX overview_all ON overview_houses (completeness DESC, lowest_cents, property_id DESC) WHERE NOT demo;
CREATE INDEX overview_city ON overview_houses (city, completeness DESC, lowest_cents, property_id DESC) WHERE NOT demo;
CREATE INDEX overview_country ON overview_houses (country, completeness DESC, lowest_cents, property_id DESC) WHERE NOT demo;
CREATE INDEX overview_owner ON overview_houses (owner_id, completeness DESC, lowest_cents, property_id DESC);
CREATE INDEX overview_until ON overview_houses (until) WHERE until < 'infinity';

CREATE FUNCTION write_overview(houses bigint[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM overview_houses h WHERE h.property_id = ANY(houses) AND NOT EXISTS (SELECT FROM units u
    WHERE u.property_id = h.property_id AND u.active AND u.deleted_at IS NULL AND u.status = 'available' AND u.listed);
  INSERT INTO overview_houses AS h (property_id, owner_id, demo, city, country, completeness, lowest_cents, until)
  SELECT p.id, p.owner_id, bool_or(u.demo), p.city, p.country,
    CASE WHEN EXISTS (SELECT FROM images i WHERE i.property_id = p.id)
      OR bool_or(EXISTS (SELECT FROM images i WHERE i.unit_id = u.id)) THEN 2 ELSE 0 END
    + CASE WHEN p.latitude IS NOT NULL AND p.check_in_from IS NOT NULL AND cardinality(p.amenities) > 0 THEN 1 ELSE 0 END,
    min(LEAST(u.price_cents, s.lowest_cents)), COALESCE(min(s.until), 'infinity')
  FROM properties p JOIN units u ON u.property_id = p.id AND u.active AND u.deleted_at IS NULL AND u.status = 'available' AND u.listed
    CROSS JOIN LATERAL (SELECT min(s.price_cents) AS lowest_cents, min(s.end_day) FILTER (WHERE s.price_cents < u.price_cents) AS until
      FROM seasons s WHERE s.unit_id = u.id AND s.end_day > current_date) s
  WHERE p.id = ANY(houses)
  -- All of them by name: grouped by the key alone, the function would need the key, which a restore takes away for a while.
  GROUP BY p.id, p.owner_id, p.city, p.country, p.latitude, p.check_in_from, p.amenities
  ON CONFLICT (property_id) DO UPDATE SET (owner_id, demo, city, country, completeness, lowest_cents, until) =
      (EXCLUDED.owner_id, EXCLUDED.demo, EXCLUDED.city, EXCLUDED.country, EXCLUDED.completeness, EXCLUDED.lowest_cents, EXCLUDED.until)
    WHERE (h.owner_id, h.demo, h.city, h.country, h.completeness, h.lowest_cents, h.until) <>
      (EXCLUDED.owner_id, EXCLUDED.demo, EXCLUDED.city, EXCLUDED.country, EXCLUDED.completeness, EXCLUDED.lowest_cents, EXCLUDED.until);
END;

-- Runs at the end of a transaction, once for each of its houses. By then every other lock is taken, so that nobody who waits for
-- the house holds what its holder still wants; two who change a house at once would each write it without the other's change.
CREATE FUNCTION keep_overview() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  house bigint;
  written text := COALESCE(current_setting('keyhaven.overview_written', true), '');
BEGIN
  house := CASE TG_TABLE_NAME
    WHEN 'properties' THEN (to_jsonb(NEW) ->> 'id')::bigint
    WHEN 'units' THEN (to_jsonb(COALESCE(NEW, OLD)) ->> 'property_id')::bigint
    ELSE COALESCE((to_jsonb(COALESCE(NEW, OLD)) ->> 'property_id')::bigint,
      (SELECT property_id FROM units WHERE id = (to_jsonb(COALESCE(NEW, OLD)) ->> 'unit_id')::bigint))
  END;
  IF house IS NULL OR written LIKE '%,' || house || ',%' THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('overview_houses'), (house & 2147483647)::int);
  PERFORM write_overview(ARRAY[house]);
  PERFORM set_config('keyhaven.overview_written', written || ',' || house || ',', true);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER properties_overview AFTER UPDATE ON properties DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.city, OLD.country, OLD.latitude, OLD.check_in_from, OLD.amenities)
    IS DISTINCT FROM (NEW.city, NEW.country, NEW.latitude, NEW.check_in_from, NEW.amenities))
  EXECUTE FUNCTION keep_overview();
CREATE CONSTRAINT TRIGGER units_overview AFTER INSERT OR DELETE ON units DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION keep_overview();
CREATE CONSTRAINT TRIGGER units_overview_update AFTER UPDATE ON units DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.active, OLD.deleted_at, OLD.status, OLD.listed, OLD.demo, OLD.price_cents)
    IS DISTINCT FROM (NEW.active, NEW.deleted_at, NEW.status, NEW.listed, NEW.demo, NEW.price_cents))
  EXECUTE FUNCTION keep_overview();
CREATE CONSTRAINT TRIGGER seasons_overview AFTER INSERT OR UPDATE OR DELETE ON seasons DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION keep_overview();
CREATE CONSTRAINT TRIGGER images_overview AFTER INSERT OR DELETE ON images DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION keep_overview();

-- What is there already comes by its price, until the sweep has looked at pictures and seasons.
INSERT INTO overview_houses (property_id, owner_id, demo, city, country, completeness, lowest_cents, until)
SELECT p.id, p.owner_id, bool_or(u.demo), p.city, p.country, 0, min(u.price_cents), '-infinity'
FROM properties p JOIN units u ON u.property_id = p.id AND u.active AND u.deleted_at IS NULL AND u.status = 'available' AND u.listed
GROUP BY p.id, p.owner_id, p.city, p.country;
ANALYZE overview_houses;
