-- The language in which mails and documents are written ------------------------------------------------------------------


-- Of a client, where one is known.
ALTER TABLE clients ADD COLUMN locale text;
ALTER TABLE clients ADD CONSTRAINT clients_locale CHECK (locale ~ '^[a-z]{2,3}$') NOT VALID;

-- Of the page on which the stay was asked for.
ALTER TABLE bookings ADD COLUMN locale text;
ALTER TABLE bookings ADD CONSTRAINT bookings_locale CHECK (locale ~ '^[a-z]{2,3}$') NOT VALID;
