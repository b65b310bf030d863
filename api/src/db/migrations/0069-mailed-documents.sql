-- When each document of a booking was last mailed to its guest: ISO timestamps by the ids of the documents. An issued document itself never changes.

ALTER TABLE bookings ADD COLUMN mailed_documents jsonb NOT NULL DEFAULT '{}';
