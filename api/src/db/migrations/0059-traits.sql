-- What units are and have, beside their cheapest nights: a search by total then passes those that lack what is wanted without
-- reading them. 60 amenities in each of 23 rows would be several times as much as all the rest, so each trait is one bit of 64, by
-- its md5, which is the same in every version of PostgreSQL. Traits can share a bit, so what passes is looked at all the same.
CREATE FUNCTION trait_bits(traits text[]) RETURNS bigint IMMUTABLE PARALLEL SAFE LANGUAGE sql
BEGIN ATOMIC
  SELECT COALESCE(bit_or(1::bigint << (('x' || left(md5(t.trait), 8))::bit(32)::int & 63)), 0) FROM unnest(traits) AS t (trait);
END;

-- Null in rows that were there before, until the sweep has written them.
ALTER TABLE lowest_nights ADD COLUMN traits bigint;
ALTER TABLE lowest_nights_written ADD COLUMN has_traits boolean NOT NULL DEFAULT false;

-- As in 0039, with the traits.
CREATE OR REPLACE FUNCTION write_lowest_nights(changed_units bigint[]) RETURNS void LANGUAGE sql
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

-- A unit that moves to another house has that one's amenities.
CREATE OR REPLACE TRIGGER units_lowest_update
  AFTER UPDATE OF price_cents, capacity, max_capacity, extra_person_cents, type, amenities, house_amenities, property_id ON units FOR EACH ROW
  WHEN ((OLD.price_cents, OLD.capacity, OLD.max_capacity, OLD.extra_person_cents, OLD.type, OLD.amenities, OLD.house_amenities)
    IS DISTINCT FROM (NEW.price_cents, NEW.capacity, NEW.max_capacity, NEW.extra_person_cents, NEW.type, NEW.amenities, NEW.house_amenities))
  EXECUTE FUNCTION write_lowest_nights_of_unit();
