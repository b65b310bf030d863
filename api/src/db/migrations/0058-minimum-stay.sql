-- How many nights a guest's stay in a unit has at least -------------------------------------------------------------------------

ALTER TABLE units ADD COLUMN min_nights int NOT NULL DEFAULT 1;
ALTER TABLE units ADD CONSTRAINT units_min_nights CHECK (min_nights BETWEEN 1 AND 365) NOT VALID;
