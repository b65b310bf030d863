-- Under which name an owner's house is known, what it says of itself, and its pictures: the large one of its first page, and the
-- logo for dark grounds. They are pictures like all others, of no property and no unit.
ALTER TABLE images DROP CONSTRAINT images_check;
ALTER TABLE images ADD CONSTRAINT images_parent CHECK (property_id IS NULL OR unit_id IS NULL) NOT VALID;
ALTER TABLE images ADD CONSTRAINT images_owner FOREIGN KEY (owner_id) REFERENCES owners ON DELETE CASCADE NOT VALID;

ALTER TABLE site_settings
  ADD COLUMN business_name text NOT NULL DEFAULT '',
  ADD COLUMN intro text NOT NULL DEFAULT '',
  -- Of images, whose rows go only together with what is here: a reference would look through this table for each picture that goes.
  ADD COLUMN hero_id bigint,
  ADD COLUMN dark_logo_id bigint;
