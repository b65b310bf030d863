-- The runs of nights that neither a booking nor a block takes, of each unit. A search of guests asks for the run that holds
-- a stay, and finds the few free units among many taken ones; without it every unit is probed. Requests and holds end by
-- time, so they are not in here: a search looks at those of the units that it has found.
CREATE TABLE free_gaps (
  unit_id bigint NOT NULL REFERENCES units ON DELETE CASCADE,
  nights daterange NOT NULL CHECK (NOT isempty(nights)),
  PRIMARY KEY (unit_id, nights)
);
CREATE INDEX free_gaps_nights ON free_gaps USING spgist (nights) INCLUDE (unit_id);

-- Units whose gaps are not written yet: those that are there already. Computing them here would keep writers waiting.
CREATE TABLE free_gaps_missing (unit_id bigint PRIMARY KEY REFERENCES units ON DELETE CASCADE);

-- Writes the gaps of each unit between the firm stay that ends before its first day and the one that begins after its last.
-- Whoever calls it has locked the units.
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
INSERT INTO free_gaps_missing SELECT id FROM units;
