-- A discount says its code and its percent apart, as extra persons say in `persons` how many they are. The label of both is for programs of the
-- release before and in English.
ALTER TABLE booking_lines ADD COLUMN code text, ADD COLUMN percent int;

-- A line of a price with what the release before, and every document issued until then, says in its label alone.
CREATE FUNCTION whole_line(line jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_temp AS $$
  SELECT CASE line ->> 'kind'
    WHEN 'extra_persons' THEN COALESCE((SELECT jsonb_build_object('persons', label[1]::int)
      FROM regexp_match(line ->> 'label', '^(\d{1,9}) extra persons?, per night$') label WHERE label IS NOT NULL), '{}')
    WHEN 'discount' THEN COALESCE((SELECT jsonb_build_object('code', label[1], 'percent', label[2]::int)
      FROM regexp_match(line ->> 'label', '^Promo code (.+), (\d{1,3}) %$') label WHERE label IS NOT NULL), '{}')
    ELSE '{}' END || jsonb_strip_nulls(line)
$$;

-- The same of all lines of a price or document.
CREATE FUNCTION whole_lines(priced jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_temp AS $$
  SELECT jsonb_set(priced, '{lines}', COALESCE((SELECT jsonb_agg(whole_line(line) ORDER BY n)
    FROM jsonb_array_elements(priced -> 'lines') WITH ORDINALITY AS listed (line, n)), '[]'))
$$;
