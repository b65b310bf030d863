-- Who types Muller looks for Müller, too: what is searched is kept without accents, as the words of a search are asked
-- without them.
CREATE FUNCTION searched(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g'));

ALTER TABLE clients DROP COLUMN search_text;
ALTER TABLE clients ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (searched(first_name || ' ' || last_name || E'\n' || email || E'\n' || phone)) STORED;
CREATE INDEX clients_search ON clients USING gin (owner_id, search_text gin_trgm_ops);
ALTER TABLE properties DROP COLUMN search_text;
ALTER TABLE properties ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (searched(name || E'\n' || city || E'\n' || country || E'\n' || street)) STORED;
ALTER TABLE units DROP COLUMN search_text;
ALTER TABLE units ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (searched(name || E'\n' || property_name)) STORED;
ALTER TABLE services DROP COLUMN search_text;
ALTER TABLE services ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (searched(name)) STORED;
ALTER TABLE promocodes DROP COLUMN search_text;
ALTER TABLE promocodes ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (searched(code || E'\n' || description)) STORED;

-- Nothing is known yet of what these columns hold, and a table that was only rewritten is not looked at by itself.
ANALYZE clients (search_text), properties (search_text), units (search_text), services (search_text), promocodes (search_text);
