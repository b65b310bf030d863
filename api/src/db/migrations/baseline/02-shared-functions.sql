-- Functions that tables of several stories use: how words are searched, and how open screens hear of changes.

-- Words ------------------------------------------------------------------------------------------------------------
-- People are found however their name is written down: Mueller, Muller and Müller are one, Strasse and Straße too. What a search
-- knows of spelling is said here alone; its words go through the same functions as what they are compared with.

-- Who types Muller looks for Müller, too: what is searched is kept without accents, as the words of a search are asked
-- without them.
CREATE FUNCTION searched(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g'));

-- Letters that are written in two ways, in the shorter one, and words that are joined in two ways, apart.
CREATE FUNCTION folded(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(
    replace(replace(translate(searched(words), 'æœøłđð-''’`´', 'aooldd '), 'ß', 'ss'), 'þ', 'th'),
    '([aou])e', '\1', 'g');

-- A phone number without what stands between its digits and before the code of its country.
CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(replace(phone, '(0)', ''), '\D', '', 'g'), '^00', '');

-- For LIKE: one or two letters make no trigram within a word, so they are found where a word begins.
CREATE FUNCTION word_pattern(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN length(folded(word)) < 3 THEN '% ' ELSE '%' END
    || regexp_replace(folded(word), '([\\%_])', '\\\1', 'g') || '%';

-- For LIKE: words that differ by one letter, which is another, missing, too many or changed places with the next. None of
-- words that are too short to be sure of, and those of four letters are whole.
CREATE FUNCTION typo_patterns(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  BEGIN ATOMIC
    SELECT CASE WHEN length(f) BETWEEN 4 AND 24 AND f !~ '[0-9@._%\\]' THEN ARRAY(
      SELECT '% ' || near || CASE WHEN length(f) = 4 THEN ' %' ELSE '%' END
      FROM generate_series(1, length(f)) n, LATERAL (VALUES
        (left(f, n - 1) || '_' || substr(f, n + 1)),
        (left(f, n - 1) || substr(f, n + 1)),
        (left(f, n - 1) || '_' || substr(f, n)),
        (left(f, n - 1) || substr(f, n + 1, 1) || substr(f, n, 1) || substr(f, n + 2))
      ) AS ways (near) GROUP BY near
    ) ELSE '{}' END FROM folded(word) f;
  END;

-- Open screens -----------------------------------------------------------------------------------------------------
-- Every open screen hears what changed. A change names its table alone; which answers show a table is written once, in the
-- contract (`effects.ts`). A table of the owner's has three triggers, because one that sees the rows of its statement sees those
-- of one kind of statement; equal messages of one transaction reach people once. The lists that the triggers of older tables
-- are given, and `domains` in the message, were read by a release long ago. Nothing reads them any more.

CREATE FUNCTION tell_owners() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_owner bigint;
BEGIN
  FOR of_owner IN SELECT DISTINCT owner_id FROM changed LOOP
    PERFORM pg_notify('keyhaven', json_build_object('owner', of_owner, 'table', TG_TABLE_NAME, 'domains', '[]'::json)::text);
  END LOOP;
  RETURN NULL;
END $$;

-- Of the account itself only what its own screens show: a row counts the owner's bookings, too.
CREATE FUNCTION tell_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('keyhaven', json_build_object('owner', NEW.id, 'table', TG_TABLE_NAME, 'domains', '[]'::json)::text);
  RETURN NULL;
END $$;

-- Rows that are replaced, never changed -----------------------------------------------------------------------------

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are replaced, never changed.', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
