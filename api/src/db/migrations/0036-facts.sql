-- What guests ask about a house and its units. Nothing of it is required: null, '' and {} are "not said". -------------------

-- Times on the clock of the house.
ALTER TABLE properties ADD COLUMN check_in_from time;
ALTER TABLE properties ADD COLUMN check_in_until time;
ALTER TABLE properties ADD COLUMN check_out_until time;
ALTER TABLE properties ADD CONSTRAINT check_in_order CHECK (check_in_from < check_in_until) NOT VALID;
ALTER TABLE properties ADD COLUMN latitude double precision;
ALTER TABLE properties ADD COLUMN longitude double precision;
ALTER TABLE properties ADD CONSTRAINT properties_coordinates CHECK (
  (latitude IS NULL) = (longitude IS NULL) AND latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180) NOT VALID;
ALTER TABLE properties ADD COLUMN amenities text[] NOT NULL DEFAULT '{}';
ALTER TABLE properties ADD COLUMN house_rules text NOT NULL DEFAULT '';
ALTER TABLE properties ADD COLUMN registration_number text NOT NULL DEFAULT '';

-- `[{ "kind": "bedroom", "beds": [{ "kind": "double", "count": 1 }] }]`
ALTER TABLE units ADD COLUMN rooms jsonb NOT NULL DEFAULT '[]';
ALTER TABLE units ADD CONSTRAINT units_rooms CHECK (jsonb_typeof(rooms) = 'array') NOT VALID;
ALTER TABLE units ADD COLUMN bathrooms int;
ALTER TABLE units ADD CONSTRAINT units_bathrooms CHECK (bathrooms >= 0) NOT VALID;
ALTER TABLE units ADD COLUMN area_m2 int;
ALTER TABLE units ADD CONSTRAINT units_area CHECK (area_m2 > 0) NOT VALID;
ALTER TABLE units ADD COLUMN amenities text[] NOT NULL DEFAULT '{}';
ALTER TABLE units ADD COLUMN registration_number text NOT NULL DEFAULT '';

-- The search reads units alone, so each has the amenities of its house beside its own, as it has city and country.
ALTER TABLE units ADD COLUMN house_amenities text[] NOT NULL DEFAULT '{}';

CREATE FUNCTION copy_amenities_to_unit() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  SELECT p.amenities INTO NEW.house_amenities FROM properties p WHERE p.id = NEW.property_id FOR SHARE;
  RETURN NEW;
END $$;
CREATE TRIGGER units_amenities BEFORE INSERT ON units FOR EACH ROW EXECUTE FUNCTION copy_amenities_to_unit();
CREATE TRIGGER units_amenities_move BEFORE UPDATE OF property_id ON units
  FOR EACH ROW WHEN (OLD.property_id <> NEW.property_id) EXECUTE FUNCTION copy_amenities_to_unit();

CREATE FUNCTION copy_amenities_to_units() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE units SET house_amenities = NEW.amenities WHERE property_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER properties_amenities AFTER UPDATE OF amenities ON properties
  FOR EACH ROW WHEN (OLD.amenities IS DISTINCT FROM NEW.amenities) EXECUTE FUNCTION copy_amenities_to_units();

-- The BCP 47 tags of the languages that the host speaks with guests.
ALTER TABLE site_settings ADD COLUMN host_languages text[] NOT NULL DEFAULT '{}';
