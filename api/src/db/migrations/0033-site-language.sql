-- The language of guests whose own is none of those offered.
ALTER TABLE site_settings ADD COLUMN locale text NOT NULL DEFAULT 'en' CHECK (locale ~ '^[a-z]{2,3}$');
