-- Looks through the pictures, while nobody waits.
ALTER TABLE images VALIDATE CONSTRAINT images_parent;
ALTER TABLE images VALIDATE CONSTRAINT images_owner;
