-- What is worked out for guests who search: free nights, cheapest nights, the order of the overview. Triggers keep all of it.

-- Free nights ------------------------------------------------------------------------------------------------------

-- The runs of nights that neither a booking nor a block takes, of each unit. A search of guests asks for the run that holds
-- a stay, and finds the few free units among many taken ones; without it every unit is probed. Requests and holds end by
-- time, so they are not in here: a search looks at those of the units that it has found.
CREATE TABLE free_gaps (
  unit_id bigint NOT NULL REFERENCES units ON DELETE CASCADE,
  nights daterange NOT NULL CHECK (NOT isempty(nights)),
  PRIMARY KEY (unit_id, nights)
);
CREATE INDEX free_gaps_nights ON free_gaps USING spgist (nights) INCLUDE (unit_id);
-- The gaps by the day on which they end. The range index reads thousands of pages where many gaps end on the same day.
CREATE INDEX free_gaps_days ON free_gaps
  ((COALESCE(upper(nights), 'infinity'::date)), (COALESCE(lower(nights), '-infinity'::date)), unit_id);

-- Units whose gaps are not written yet, which the sweep does: to compute many at once would keep writers waiting.
CREATE TABLE free_gaps_missing (unit_id bigint PRIMARY KEY REFERENCES units ON DELETE CASCADE);

-- Writes the gaps of each unit between the firm stay that ends before its first day and the one that begins after its last.
-- The caller has locked the units.
CREATE FUNCTION write_free_gaps(changed_units bigint[], first_days date[], last_days date[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  WITH span AS (
    SELECT t.unit_id,
      COALESCE((SELECT x.check_out FROM occupancies x WHERE x.unit_id = t.unit_id AND x.expires_at IS NULL
        AND x.check_in < t.first_day ORDER BY x.check_in DESC LIMIT 1), '-infinity') AS opens,
      COALESCE((SELECT x.check_in FROM occupancies x WHERE x.unit_id = t.unit_id AND x.expires_at IS NULL
        AND x.check_in >= t.last_day ORDER BY x.check_in LIMIT 1), 'infinity') AS closes
    FROM unnest(changed_units, first_days, last_days) AS t (unit_id, first_day, last_day) JOIN units u ON u.id = t.unit_id
  ), gaps AS (
    SELECT s.unit_id, daterange(nullif(g.opens, '-infinity'), nullif(g.closes, 'infinity')) AS nights
    FROM span s, LATERAL (
      SELECT lag(e.check_out, 1, s.opens) OVER (ORDER BY e.check_in) AS opens, e.check_in AS closes
      FROM (
        SELECT x.check_in, x.check_out FROM occupancies x WHERE x.unit_id = s.unit_id AND x.expires_at IS NULL
          AND x.check_in >= s.opens AND x.check_in < s.closes
        UNION ALL SELECT s.closes, NULL
      ) e
    ) g
    WHERE g.opens < g.closes
  ), gone AS (
    DELETE FROM free_gaps f USING span s
    WHERE f.unit_id = s.unit_id AND f.nights && daterange(s.opens, s.closes)
      AND NOT EXISTS (SELECT FROM gaps g WHERE g.unit_id = f.unit_id AND g.nights = f.nights)
  )
  INSERT INTO free_gaps (unit_id, nights) SELECT unit_id, nights FROM gaps ON CONFLICT DO NOTHING;
END;

CREATE FUNCTION keep_free_gaps() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  units_changed bigint[];
  first_days date[];
  last_days date[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(c.unit_id), array_agg(c.first_day), array_agg(c.last_day) INTO units_changed, first_days, last_days
    FROM (SELECT unit_id, min(check_in) AS first_day, max(check_out) AS last_day FROM now_there WHERE expires_at IS NULL GROUP BY 1) c;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(c.unit_id), array_agg(c.first_day), array_agg(c.last_day) INTO units_changed, first_days, last_days
    FROM (SELECT unit_id, min(check_in) AS first_day, max(check_out) AS last_day FROM was_there WHERE expires_at IS NULL GROUP BY 1) c;
  ELSE
    SELECT array_agg(c.unit_id), array_agg(c.first_day), array_agg(c.last_day) INTO units_changed, first_days, last_days
    FROM (
      SELECT d.unit_id, min(d.check_in) AS first_day, max(d.check_out) AS last_day
      FROM (
        SELECT unit_id, check_in, check_out FROM was_there WHERE expires_at IS NULL
        UNION ALL SELECT unit_id, check_in, check_out FROM now_there WHERE expires_at IS NULL
      ) d
      -- What changed beside the nights counts twice and alike.
      GROUP BY d.unit_id HAVING count(*) <> 2 OR min(d.check_in) <> max(d.check_in) OR min(d.check_out) <> max(d.check_out)
    ) c;
  END IF;
  IF units_changed IS NULL THEN
    RETURN NULL;
  END IF;
  -- Two who change the nights of a unit at once would each write gaps without the other's stay.
  PERFORM FROM units WHERE id = ANY(units_changed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM write_free_gaps(units_changed, first_days, last_days);
  RETURN NULL;
END $$;
CREATE TRIGGER occupancies_gaps_insert AFTER INSERT ON occupancies REFERENCING NEW TABLE AS now_there
  FOR EACH STATEMENT EXECUTE FUNCTION keep_free_gaps();
CREATE TRIGGER occupancies_gaps_update AFTER UPDATE ON occupancies REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there
  FOR EACH STATEMENT EXECUTE FUNCTION keep_free_gaps();
CREATE TRIGGER occupancies_gaps_delete AFTER DELETE ON occupancies REFERENCING OLD TABLE AS was_there
  FOR EACH STATEMENT EXECUTE FUNCTION keep_free_gaps();

-- A new unit is free for ever.
CREATE FUNCTION open_free_gaps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO free_gaps (unit_id, nights) SELECT id, daterange(NULL, NULL) FROM new_units;
  RETURN NULL;
END $$;
CREATE TRIGGER units_gaps AFTER INSERT ON units REFERENCING NEW TABLE AS new_units
  FOR EACH STATEMENT EXECUTE FUNCTION open_free_gaps();

-- Cheapest nights --------------------------------------------------------------------------------------------------

-- What units are and have, beside their cheapest nights: a search by total then passes those that lack what is wanted without
-- reading them. 60 amenities in each of 23 rows would be several times as much as all the rest, so each trait is one bit of 64, by
-- its md5, which is the same in every version of PostgreSQL. Traits can share a bit, so what passes is looked at all the same.
CREATE FUNCTION trait_bits(traits text[]) RETURNS bigint IMMUTABLE PARALLEL SAFE LANGUAGE sql
BEGIN ATOMIC
  SELECT COALESCE(bit_or(1::bigint << (('x' || left(md5(t.trait), 8))::bit(32)::int & 63)), 0) FROM unnest(traits) AS t (trait);
END;

-- The cheapest night of each unit in each month to come, at the unit's own price or in a season. A search by total walks them
-- from the lowest on, and ends where what is left cannot be cheaper than what it has found.
CREATE TABLE lowest_nights (
  unit_id bigint NOT NULL REFERENCES units ON DELETE CASCADE,
  -- Its first day; infinity stands for all months together.
  month date NOT NULL,
  lowest_cents int NOT NULL,
  highest_cents int NOT NULL,
  -- Copied from the unit, so that a walk need not look at units that sleep too few or cost too little.
  capacity int NOT NULL,
  max_capacity int NOT NULL,
  extra_person_cents int NOT NULL,
  -- Null in rows from before there were traits, until the sweep has written them.
  traits bigint,
  PRIMARY KEY (unit_id, month)
);
CREATE INDEX lowest_nights_order ON lowest_nights (month, lowest_cents, unit_id)
  INCLUDE (highest_cents, capacity, max_capacity, extra_person_cents, traits);

-- Until which month every unit has them; null until they are all written for the first time. And whether all have their traits.
CREATE TABLE lowest_nights_written (until date, has_traits boolean NOT NULL DEFAULT false);
INSERT INTO lowest_nights_written (until) VALUES (NULL);

-- The months that are kept: from the last one on, for it is not over everywhere yet, and some more than guests usually book ahead.
CREATE FUNCTION kept_months() RETURNS TABLE (month date, begins date, ends date, nights int) STABLE LANGUAGE sql
BEGIN ATOMIC
  SELECT k.month::date, k.month::date, (k.month + interval '1 month')::date, (k.month + interval '1 month')::date - k.month::date
  FROM generate_series(date_trunc('month', current_date) - interval '1 month', date_trunc('month', current_date) + interval '20 months',
    interval '1 month') AS k (month)
  UNION ALL SELECT 'infinity', '-infinity', 'infinity', NULL;
END;

-- The caller has locked the units. The unit's own price counts in a month unless seasons take all of its nights. Rows are
-- grouped by all of their columns: grouped by the key alone, the function would need the key, which a restore takes away for a while.
CREATE FUNCTION write_lowest_nights(changed_units bigint[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM lowest_nights l WHERE l.unit_id = ANY(changed_units) AND l.month < (SELECT min(month) FROM kept_months());
  INSERT INTO lowest_nights AS l (unit_id, month, lowest_cents, highest_cents, capacity, max_capacity, extra_person_cents, traits)
  SELECT u.id, m.month, LEAST(min(s.price_cents), CASE WHEN m.nights = sum(LEAST(s.end_day, m.ends) - GREATEST(s.first_night, m.begins))
      FILTER (WHERE s.id IS NOT NULL) THEN NULL ELSE u.price_cents END),
    GREATEST(max(s.price_cents), u.price_cents), u.capacity, u.max_capacity, u.extra_person_cents, t.traits
  FROM units u CROSS JOIN kept_months() m
    CROSS JOIN LATERAL (SELECT trait_bits(u.type || u.amenities || u.house_amenities) AS traits OFFSET 0) t
    LEFT JOIN seasons s ON s.unit_id = u.id AND daterange(s.first_night, s.end_day) && daterange(m.begins, m.ends)
  WHERE u.id = ANY(changed_units)
  GROUP BY u.id, u.price_cents, u.capacity, u.max_capacity, u.extra_person_cents, t.traits, m.month, m.nights
  ON CONFLICT (unit_id, month) DO UPDATE
    SET (lowest_cents, highest_cents, capacity, max_capacity, extra_person_cents, traits) =
      (EXCLUDED.lowest_cents, EXCLUDED.highest_cents, EXCLUDED.capacity, EXCLUDED.max_capacity, EXCLUDED.extra_person_cents, EXCLUDED.traits)
    WHERE (l.lowest_cents, l.highest_cents, l.capacity, l.max_capacity, l.extra_person_cents, l.traits) IS DISTINCT FROM
      (EXCLUDED.lowest_cents, EXCLUDED.highest_cents, EXCLUDED.capacity, EXCLUDED.max_capacity, EXCLUDED.extra_person_cents, EXCLUDED.traits);
END;

CREATE FUNCTION keep_lowest_nights() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  units_changed bigint[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT unit_id) INTO units_changed FROM now_there;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT unit_id) INTO units_changed FROM was_there;
  ELSE
    SELECT array_agg(DISTINCT c.unit_id) INTO units_changed
    FROM (SELECT unit_id FROM was_there UNION SELECT unit_id FROM now_there) c;
  END IF;
  IF units_changed IS NULL THEN
    RETURN NULL;
  END IF;
  -- Two who change the seasons of a unit at once would each write its months without the other's.
  PERFORM FROM units WHERE id = ANY(units_changed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM write_lowest_nights(units_changed);
  RETURN NULL;
END $$;
CREATE TRIGGER seasons_lowest_insert AFTER INSERT ON seasons REFERENCING NEW TABLE AS now_there
  FOR EACH STATEMENT EXECUTE FUNCTION keep_lowest_nights();
CREATE TRIGGER seasons_lowest_update AFTER UPDATE ON seasons REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there
  FOR EACH STATEMENT EXECUTE FUNCTION keep_lowest_nights();
CREATE TRIGGER seasons_lowest_delete AFTER DELETE ON seasons REFERENCING OLD TABLE AS was_there
  FOR EACH STATEMENT EXECUTE FUNCTION keep_lowest_nights();

CREATE FUNCTION write_lowest_nights_of_units() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM write_lowest_nights(ARRAY(SELECT id FROM new_units));
  RETURN NULL;
END $$;
CREATE TRIGGER units_lowest_insert AFTER INSERT ON units REFERENCING NEW TABLE AS new_units
  FOR EACH STATEMENT EXECUTE FUNCTION write_lowest_nights_of_units();

CREATE FUNCTION write_lowest_nights_of_unit() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM write_lowest_nights(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
-- A unit that moves to another house has that one's amenities.
CREATE TRIGGER units_lowest_update
  AFTER UPDATE OF price_cents, capacity, max_capacity, extra_person_cents, type, amenities, house_amenities, property_id ON units FOR EACH ROW
  WHEN ((OLD.price_cents, OLD.capacity, OLD.max_capacity, OLD.extra_person_cents, OLD.type, OLD.amenities, OLD.house_amenities)
    IS DISTINCT FROM (NEW.price_cents, NEW.capacity, NEW.max_capacity, NEW.extra_person_cents, NEW.type, NEW.amenities, NEW.house_amenities))
  EXECUTE FUNCTION write_lowest_nights_of_unit();

-- The overview -----------------------------------------------------------------------------------------------------

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
