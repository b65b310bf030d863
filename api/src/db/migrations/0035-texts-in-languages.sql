-- Owners' own texts in further languages than the one that the owner writes in (site_settings.locale) ------------------------


-- `{ "de": { "description": "…" } }`; the columns beside it hold the texts in the standard language.
ALTER TABLE properties ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE properties ADD CONSTRAINT properties_translations CHECK (jsonb_typeof(translations) = 'object') NOT VALID;
ALTER TABLE units ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE units ADD CONSTRAINT units_translations CHECK (jsonb_typeof(translations) = 'object') NOT VALID;
ALTER TABLE services ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE services ADD CONSTRAINT services_translations CHECK (jsonb_typeof(translations) = 'object') NOT VALID;
ALTER TABLE site_settings ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE site_settings ADD CONSTRAINT site_settings_translations CHECK (jsonb_typeof(translations) = 'object') NOT VALID;
