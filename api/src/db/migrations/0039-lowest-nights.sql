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
  PRIMARY KEY (unit_id, month)
);
CREATE INDEX lowest_nights_walk ON lowest_nights (month, lowest_cents, unit_id) INCLUDE (highest_cents, capacity, max_capacity, extra_person_cents);

-- Until which month every unit has them; null until they are all written for the first time.
CREATE TABLE lowest_nights_written (until date);
INSERT INTO lowest_nights_written VALUES (NULL);

-- The months that are kept: from the last one on, for it is not over everywhere yet, and some more than guests usually book ahead.
CREATE FUNCTION kept_months() RETURNS TABLE (month date, begins date, ends date, nights int) STABLE LANGUAGE sql
BEGIN ATOMIC
  SELECT k.month::date, k.month::date, (k.month + interval '1 month')::date, (k.month + interval '1 month')::date - k.month::date
  FROM generate_series(date_trunc('month', current_date) - interval '1 month', date_trunc('month', current_date) + interval '20 months',
    interval '1 month') AS k (month)
  UNION ALL SELECT 'infinity', '-infinity', 'infinity', NULL;
END;

-- Whoever calls it has locked the units.
CREATE FUNCTION write_lowest_nights(changed_units bigint[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM lowest_nights l WHERE l.unit_id = ANY(changed_units) AND l.month < (SELECT min(month) FROM kept_months());
  INSERT INTO lowest_nights AS l (unit_id, month, lowest_cents, highest_cents, capacity, max_capacity, extra_person_cents)
  -- The unit's own price counts in a month unless seasons take all of its nights.
  SELECT u.id, m.month, LEAST(min(s.price_cents), CASE WHEN m.nights = sum(LEAST(s.end_day, m.ends) - GREATEST(s.first_night, m.begins))
      FILTER (WHERE s.id IS NOT NULL) THEN NULL ELSE u.price_cents END),
    GREATEST(max(s.price_cents), u.price_cents), u.capacity, u.max_capacity, u.extra_person_cents
  FROM units u CROSS JOIN kept_months() m
    LEFT JOIN seasons s ON s.unit_id = u.id AND daterange(s.first_night, s.end_day) && daterange(m.begins, m.ends)
  WHERE u.id = ANY(changed_units)
  -- All of them by name: grouped by the key alone, the function would need the key, which a restore takes away for a while.
  GROUP BY u.id, u.price_cents, u.capacity, u.max_capacity, u.extra_person_cents, m.month, m.nights
  ON CONFLICT (unit_id, month) DO UPDATE
    SET (lowest_cents, highest_cents, capacity, max_capacity, extra_person_cents) =
      (EXCLUDED.lowest_cents, EXCLUDED.highest_cents, EXCLUDED.capacity, EXCLUDED.max_capacity, EXCLUDED.extra_person_cents)
    WHERE (l.lowest_cents, l.highest_cents, l.capacity, l.max_capacity, l.extra_person_cents) <>
      (EXCLUDED.lowest_cents, EXCLUDED.highest_cents, EXCLUDED.capacity, EXCLUDED.max_capacity, EXCLUDED.extra_person_cents);
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
CREATE TRIGGER units_lowest_update AFTER UPDATE OF price_cents, capacity, max_capacity, extra_person_cents ON units FOR EACH ROW
  WHEN ((OLD.price_cents, OLD.capacity, OLD.max_capacity, OLD.extra_person_cents)
    IS DISTINCT FROM (NEW.price_cents, NEW.capacity, NEW.max_capacity, NEW.extra_person_cents))
  EXECUTE FUNCTION write_lowest_nights_of_unit();
