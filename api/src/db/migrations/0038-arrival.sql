-- What guests are told of the way into a house, once their stay is confirmed and its first day is near. ----------------------

-- '' is "not said"; `directions` has further languages in `translations`.
ALTER TABLE properties ADD COLUMN directions text NOT NULL DEFAULT '';
-- How many days before arrival directions and door codes are told.
ALTER TABLE properties ADD COLUMN arrival_days int NOT NULL DEFAULT 3;
ALTER TABLE properties ADD CONSTRAINT properties_arrival_days CHECK (arrival_days BETWEEN 0 AND 60) NOT VALID;
ALTER TABLE units ADD COLUMN door_code text NOT NULL DEFAULT '';
