-- What owners let and sell: properties, their units with pictures and seasons, services, promo codes.
-- Every owned table has UNIQUE (owner_id, id), so that a foreign key can hold both and never leave its owner.

-- Properties -------------------------------------------------------------------------------------------------------

-- What guests ask about a house. Nothing of it is required: null, '' and {} are "not said".
CREATE TABLE properties (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  translations jsonb NOT NULL DEFAULT '{}' CONSTRAINT properties_translations CHECK (jsonb_typeof(translations) = 'object'),
  active boolean NOT NULL DEFAULT true,
  time_zone text NOT NULL DEFAULT 'Europe/Vienna',
  street text NOT NULL,
  house_number text NOT NULL,
  postal_code text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  phone text NOT NULL,
  latitude double precision,
  longitude double precision,
  -- Times on the clock of the house.
  check_in_from time,
  check_in_until time,
  check_out_until time,
  amenities text[] NOT NULL DEFAULT '{}',
  house_rules text NOT NULL DEFAULT '',
  registration_number text NOT NULL DEFAULT '',
  -- `{ "steps": [{ "days_before": 5, "percent": 0 }], "afterwards": 50 }`. Houses without a word about it let guests cancel free of
  -- charge until the day before arrival, which is as long as they can cancel at all.
  cancellation_terms jsonb NOT NULL DEFAULT '{"steps": [], "afterwards": 0}',
  -- Until how many days before arrival that is free of charge by these terms, for the search; null where it never is.
  free_until_days int DEFAULT 1 CONSTRAINT properties_free_until_days CHECK (free_until_days > 0),
  -- The deposit that a property asks for of its new stays: so many percent of the total within so many days of booking.
  deposit_percent int,
  deposit_days int,
  -- What guests are told of the way into a house, once their stay is confirmed and its first day is near; it has further
  -- languages in `translations`.
  directions text NOT NULL DEFAULT '',
  -- How many days before arrival directions and door codes are told.
  arrival_days int NOT NULL DEFAULT 3 CONSTRAINT properties_arrival_days CHECK (arrival_days BETWEEN 0 AND 60),
  -- Whether guests of the house are mailed it, where there is something to tell.
  arrival_mail boolean NOT NULL DEFAULT true,
  search_text text NOT NULL GENERATED ALWAYS AS (
    searched(name || E'\n' || city || E'\n' || country || E'\n' || street)
    || E'\n' || folded(name || E'\n' || city || E'\n' || country || E'\n' || street)) STORED,
  -- When what guests see of it changed last: search engines are told so. Null where it was not written down yet: a day that nobody
  -- knows is not made up.
  changed_at timestamptz DEFAULT now(),
  version int NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  -- Guests may arrive until after midnight: 15:00 to 02:00. Later than noon of the next day is a slip.
  CONSTRAINT check_in_order CHECK (
    check_in_from < check_in_until OR (check_in_until < check_in_from AND check_in_until <= time '12:00')),
  CONSTRAINT properties_coordinates CHECK (
    (latitude IS NULL) = (longitude IS NULL) AND latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
  CONSTRAINT properties_cancellation_terms CHECK (
    jsonb_typeof(cancellation_terms -> 'steps') = 'array' AND jsonb_typeof(cancellation_terms -> 'afterwards') = 'number'),
  CONSTRAINT properties_deposit CHECK ((deposit_percent IS NULL) = (deposit_days IS NULL)
    AND deposit_percent BETWEEN 1 AND 100 AND deposit_days BETWEEN 0 AND 365)
);
-- Lists of thousands are read in the order of an index, also those that follow.
CREATE INDEX properties_list ON properties (owner_id, active DESC, lower(name) COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX properties_public ON properties (lower(name) COLLATE "und-x-icu", id) WHERE active AND deleted_at IS NULL;

CREATE TRIGGER properties_tell_insert AFTER INSERT ON properties REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["properties","units","services","seasons","bookings","calendar","dashboard","analytics"]');
CREATE TRIGGER properties_tell_update AFTER UPDATE ON properties REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["properties","units","services","seasons","bookings","calendar","dashboard","analytics"]');
CREATE TRIGGER properties_tell_delete AFTER DELETE ON properties REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["properties","units","services","seasons","bookings","calendar","dashboard","analytics"]');

-- What guests see of a house or unit has changed.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER properties_changed BEFORE UPDATE ON properties FOR EACH ROW
  WHEN ((OLD.name, OLD.description, OLD.translations, OLD.city, OLD.country, OLD.amenities, OLD.house_rules, OLD.latitude,
      OLD.longitude, OLD.check_in_from, OLD.check_in_until, OLD.check_out_until, OLD.registration_number, OLD.cancellation_terms)
    IS DISTINCT FROM (NEW.name, NEW.description, NEW.translations, NEW.city, NEW.country, NEW.amenities, NEW.house_rules, NEW.latitude,
      NEW.longitude, NEW.check_in_from, NEW.check_in_until, NEW.check_out_until, NEW.registration_number, NEW.cancellation_terms))
  EXECUTE FUNCTION note_change();

-- Units ------------------------------------------------------------------------------------------------------------

CREATE TABLE units (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  property_id bigint NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  translations jsonb NOT NULL DEFAULT '{}' CONSTRAINT units_translations CHECK (jsonb_typeof(translations) = 'object'),
  capacity int NOT NULL CHECK (capacity >= 1),
  max_capacity int NOT NULL CHECK (max_capacity >= capacity),
  price_cents int NOT NULL CHECK (price_cents >= 0),
  extra_person_cents int NOT NULL CHECK (extra_person_cents >= 0),
  -- Children below are no extra persons; null is "all are".
  extra_person_from_age int CONSTRAINT units_extra_person_from_age CHECK (extra_person_from_age BETWEEN 1 AND 18),
  type text NOT NULL CHECK (type IN ('apartment', 'villa', 'house', 'studio', 'suite', 'cabin', 'condo', 'townhouse')),
  status text NOT NULL CHECK (status IN ('available', 'booked', 'unavailable', 'maintenance')),
  active boolean NOT NULL DEFAULT true,
  -- How many nights a guest's stay has at least.
  min_nights int NOT NULL DEFAULT 1 CONSTRAINT units_min_nights CHECK (min_nights BETWEEN 1 AND 365),
  -- Guests book it without waiting for their owner's answer; so many hours before check-in it is a request again.
  instant boolean NOT NULL DEFAULT false,
  instant_hours int NOT NULL DEFAULT 24 CONSTRAINT units_instant_hours CHECK (instant_hours BETWEEN 0 AND 720),
  -- `[{ "kind": "bedroom", "beds": [{ "kind": "double", "count": 1 }] }]`
  rooms jsonb NOT NULL DEFAULT '[]' CONSTRAINT units_rooms CHECK (jsonb_typeof(rooms) = 'array'),
  bathrooms int CONSTRAINT units_bathrooms CHECK (bathrooms >= 0),
  area_m2 int CONSTRAINT units_area CHECK (area_m2 > 0),
  amenities text[] NOT NULL DEFAULT '{}',
  -- How many pets are welcome: 0 is none, null is "ask". Cots for infants; null is "not said".
  pets_max int CONSTRAINT units_pets_max CHECK (pets_max >= 0),
  cots int CONSTRAINT units_cots CHECK (cots >= 0),
  registration_number text NOT NULL DEFAULT '',
  door_code text NOT NULL DEFAULT '',
  -- Copied from the property and its owner by trigger, so that the public search reads one index of one table. Units are sorted by
  -- their property first, so its name is copied like its place, and its amenities stand beside their own.
  property_name text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT '',
  house_amenities text[] NOT NULL DEFAULT '{}',
  listed boolean NOT NULL DEFAULT false,
  demo boolean NOT NULL DEFAULT false,
  search_text text NOT NULL GENERATED ALWAYS AS (
    searched(name || E'\n' || property_name) || E'\n' || folded(name || E'\n' || property_name)) STORED,
  -- As that of a property.
  changed_at timestamptz DEFAULT now(),
  version int NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  UNIQUE (property_id, id),
  FOREIGN KEY (owner_id, property_id) REFERENCES properties (owner_id, id) ON DELETE CASCADE,
  CHECK (capacity < max_capacity OR extra_person_cents = 0)
);
CREATE INDEX units_list ON units (owner_id, active DESC, lower(property_name) COLLATE "und-x-icu", property_id, lower(name) COLLATE "und-x-icu", id)
  WHERE deleted_at IS NULL;
CREATE INDEX units_property ON units (property_id) WHERE deleted_at IS NULL;

-- What guests can find, by price: of all, in a city, in a country, of one owner.
CREATE INDEX units_search ON units (price_cents, id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;
CREATE INDEX units_search_city ON units (city, price_cents, id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;
CREATE INDEX units_search_country ON units (country, price_cents, id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;
CREATE INDEX units_search_owner ON units (owner_id, price_cents, id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed;
-- The order of a search by name.
CREATE INDEX units_search_names ON units (lower(property_name) COLLATE "und-x-icu", lower(name) COLLATE "und-x-icu", id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;
-- A search for what is booked instantly passes by all other units.
CREATE INDEX units_instant ON units (price_cents, id)
  WHERE instant AND active AND deleted_at IS NULL AND status = 'available' AND listed;
-- The first units of all, among which a search counts. Read in no order, others come each time, and none of them are in memory.
CREATE INDEX units_first ON units (id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;
-- The same in one city, and in one country.
CREATE INDEX units_first_city ON units (city, id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;
CREATE INDEX units_first_country ON units (country, id)
  WHERE active AND deleted_at IS NULL AND status = 'available' AND listed AND NOT demo;

CREATE TRIGGER units_tell_insert AFTER INSERT ON units REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["units","properties","seasons","bookings","calendar","dashboard","analytics"]');
CREATE TRIGGER units_tell_update AFTER UPDATE ON units REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["units","properties","seasons","bookings","calendar","dashboard","analytics"]');
CREATE TRIGGER units_tell_delete AFTER DELETE ON units REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["units","properties","seasons","bookings","calendar","dashboard","analytics"]');

CREATE TRIGGER units_changed BEFORE UPDATE ON units FOR EACH ROW
  WHEN ((OLD.name, OLD.description, OLD.translations, OLD.type, OLD.price_cents, OLD.max_capacity, OLD.rooms, OLD.bathrooms,
      OLD.area_m2, OLD.amenities, OLD.pets_max, OLD.cots, OLD.registration_number, OLD.active, OLD.status, OLD.min_nights)
    IS DISTINCT FROM (NEW.name, NEW.description, NEW.translations, NEW.type, NEW.price_cents, NEW.max_capacity, NEW.rooms, NEW.bathrooms,
      NEW.area_m2, NEW.amenities, NEW.pets_max, NEW.cots, NEW.registration_number, NEW.active, NEW.status, NEW.min_nights))
  EXECUTE FUNCTION note_change();

-- The lock keeps a unit from being added to a property, unseen, while that is switched off or archived.
CREATE FUNCTION copy_place_to_unit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.name, p.city, p.country,
      p.active AND p.deleted_at IS NULL AND o.activated_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM account_endings e WHERE e.owner_id = o.id), o.is_guest
    INTO NEW.property_name, NEW.city, NEW.country, NEW.listed, NEW.demo
    FROM properties p JOIN owners o ON o.id = p.owner_id WHERE p.id = NEW.property_id FOR SHARE OF p;
  RETURN NEW;
END $$;
CREATE TRIGGER units_place BEFORE INSERT ON units FOR EACH ROW EXECUTE FUNCTION copy_place_to_unit();
CREATE TRIGGER units_move BEFORE UPDATE OF property_id ON units
  FOR EACH ROW WHEN (OLD.property_id <> NEW.property_id) EXECUTE FUNCTION copy_place_to_unit();

CREATE FUNCTION copy_place_to_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE units u SET property_name = NEW.name, city = NEW.city, country = NEW.country,
      listed = NEW.active AND NEW.deleted_at IS NULL AND o.activated_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM account_endings e WHERE e.owner_id = o.id)
    FROM owners o WHERE u.property_id = NEW.id AND o.id = NEW.owner_id;
  RETURN NULL;
END $$;
CREATE TRIGGER properties_place AFTER UPDATE OF name, city, country, active, deleted_at ON properties FOR EACH ROW
  WHEN ((OLD.name, OLD.city, OLD.country, OLD.active, OLD.deleted_at)
    IS DISTINCT FROM (NEW.name, NEW.city, NEW.country, NEW.active, NEW.deleted_at))
  EXECUTE FUNCTION copy_place_to_units();

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

-- Pictures ---------------------------------------------------------------------------------------------------------

-- Of a property, of a unit, or of neither: those of the owner's site.
CREATE TABLE images (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL CONSTRAINT images_owner REFERENCES owners ON DELETE CASCADE,
  property_id bigint,
  unit_id bigint,
  position int NOT NULL,
  alt_text text NOT NULL CHECK (alt_text <> ''),
  name text NOT NULL,
  width int NOT NULL CHECK (width > 0),
  height int NOT NULL CHECK (height > 0),
  -- [{width, image}], widest last; `image` is the content-addressed path below the media base.
  sources jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  FOREIGN KEY (owner_id, property_id) REFERENCES properties (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id) ON DELETE CASCADE,
  CONSTRAINT images_parent CHECK (property_id IS NULL OR unit_id IS NULL)
);
CREATE INDEX images_property ON images (property_id, position) WHERE property_id IS NOT NULL;
CREATE INDEX images_unit ON images (unit_id, position) WHERE unit_id IS NOT NULL;
-- Whether anybody still shows a file is asked of one name at a time.
CREATE INDEX images_files ON images USING gin (sources jsonb_path_ops);

CREATE TRIGGER images_tell_insert AFTER INSERT ON images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["images","properties","units"]');
CREATE TRIGGER images_tell_update AFTER UPDATE ON images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["images","properties","units"]');
CREATE TRIGGER images_tell_delete AFTER DELETE ON images REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["images","properties","units"]');

-- What is worked out of a picture after it was stored. Tables of their own: a picture that is drawn again has not changed for
-- its owner, and where an older program sweeps a file that it does not know, the row goes with the file.
CREATE TABLE image_avifs (
  image_id bigint NOT NULL REFERENCES images ON DELETE CASCADE,
  width int NOT NULL CHECK (width > 0),
  file text NOT NULL REFERENCES media_files (name) ON DELETE CASCADE,
  PRIMARY KEY (image_id, width)
);
CREATE INDEX image_avifs_file ON image_avifs (file);

CREATE TABLE image_colours (
  image_id bigint PRIMARY KEY REFERENCES images ON DELETE CASCADE,
  -- `#rrggbb` of the quarters, row by row; empty where the picture could not be read.
  colours text[] NOT NULL,
  drawn_at timestamptz NOT NULL
);

-- Seasons ----------------------------------------------------------------------------------------------------------

CREATE TABLE seasons (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  unit_id bigint NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  first_night date NOT NULL,
  end_day date NOT NULL,
  price_cents int NOT NULL CHECK (price_cents >= 0),
  version int NOT NULL DEFAULT 1,
  UNIQUE (owner_id, id),
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id) ON DELETE CASCADE,
  CHECK (first_night < end_day),
  CONSTRAINT season_overlap EXCLUDE USING gist (unit_id WITH =, daterange(first_night, end_day) WITH &&)
);
-- The seasons of an owner in the order of their list, and of a unit that goes.
CREATE INDEX seasons_list ON seasons (owner_id, unit_id, first_night);

CREATE TRIGGER seasons_tell_insert AFTER INSERT ON seasons REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["seasons","calendar"]');
CREATE TRIGGER seasons_tell_update AFTER UPDATE ON seasons REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["seasons","calendar"]');
CREATE TRIGGER seasons_tell_delete AFTER DELETE ON seasons REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["seasons","calendar"]');

-- Services ---------------------------------------------------------------------------------------------------------

CREATE TABLE services (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  property_id bigint NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 3 AND 50),
  translations jsonb NOT NULL DEFAULT '{}' CONSTRAINT services_translations CHECK (jsonb_typeof(translations) = 'object'),
  -- Fees, taxes and deposits are not services: what an owner passes on is reduced by no code and part of no cancellation fee.
  kind text NOT NULL DEFAULT 'service' CONSTRAINT services_kind CHECK (kind IN ('service', 'passed_on')),
  type text NOT NULL CHECK (type IN ('per_day', 'one_time')),
  -- For whom it is charged: the unit as a whole, each person or each pet; `type` says whether once or every night.
  charged_per text NOT NULL DEFAULT 'unit' CONSTRAINT services_charged_per CHECK (charged_per IN ('unit', 'person', 'pet')),
  -- Children below are not charged; null is "all pay".
  from_age int CONSTRAINT services_from_age CHECK (from_age BETWEEN 1 AND 18),
  price_cents int NOT NULL CHECK (price_cents >= 0),
  -- Which VAT it bears; 'usual' is that of its kind. A percent of its own stands beside 'own'.
  vat text NOT NULL DEFAULT 'usual' CONSTRAINT services_vat CHECK (vat IN ('usual', 'none', 'lodging', 'extras', 'own')),
  vat_percent numeric(4, 1),
  -- In the total of every stay.
  mandatory boolean NOT NULL DEFAULT false,
  active boolean NOT NULL DEFAULT true,
  search_text text NOT NULL GENERATED ALWAYS AS (searched(name) || E'\n' || folded(name)) STORED,
  version int NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  FOREIGN KEY (owner_id, property_id) REFERENCES properties (owner_id, id) ON DELETE CASCADE,
  CONSTRAINT services_vat_percent CHECK ((vat = 'own') = (vat_percent IS NOT NULL) AND vat_percent BETWEEN 0 AND 50)
);
CREATE INDEX services_list ON services (owner_id, active DESC, lower(name) COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX services_property ON services (property_id) WHERE deleted_at IS NULL;

CREATE TRIGGER services_tell_insert AFTER INSERT ON services REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["services"]');
CREATE TRIGGER services_tell_update AFTER UPDATE ON services REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["services"]');
CREATE TRIGGER services_tell_delete AFTER DELETE ON services REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["services"]');

-- Promo codes ------------------------------------------------------------------------------------------------------

CREATE TABLE promocodes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  code text NOT NULL CHECK (length(code) BETWEEN 3 AND 10),
  description text NOT NULL CHECK (length(description) BETWEEN 10 AND 50),
  valid_until date NOT NULL,
  discount_percent int NOT NULL CHECK (discount_percent BETWEEN 0 AND 100),
  active boolean NOT NULL DEFAULT true,
  search_text text NOT NULL GENERATED ALWAYS AS (
    searched(code || E'\n' || description) || E'\n' || folded(code || E'\n' || description)) STORED,
  version int NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id)
);
CREATE UNIQUE INDEX promocodes_code ON promocodes (owner_id, lower(code)) WHERE deleted_at IS NULL;
CREATE INDEX promocodes_list ON promocodes (owner_id, active DESC, lower(code), id) WHERE deleted_at IS NULL;

CREATE TRIGGER promocodes_tell_insert AFTER INSERT ON promocodes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["promocodes","bookings"]');
CREATE TRIGGER promocodes_tell_update AFTER UPDATE ON promocodes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["promocodes","bookings"]');
CREATE TRIGGER promocodes_tell_delete AFTER DELETE ON promocodes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["promocodes","bookings"]');
