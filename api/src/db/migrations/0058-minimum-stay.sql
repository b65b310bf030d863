-- How many nights a guest's stay in a unit has at least -------------------------------------------------------------------------

ALTER TABLE units ADD COLUMN min_nights int NOT NULL DEFAULT 1;
ALTER TABLE units ADD CONSTRAINT units_min_nights CHECK (min_nights BETWEEN 1 AND 365) NOT VALID;

-- What guests see of a unit (0057), with its minimum stay.
CREATE OR REPLACE TRIGGER units_changed BEFORE UPDATE ON units FOR EACH ROW
  WHEN ((OLD.name, OLD.description, OLD.translations, OLD.type, OLD.price_cents, OLD.max_capacity, OLD.rooms, OLD.bathrooms,
      OLD.area_m2, OLD.amenities, OLD.pets_max, OLD.cots, OLD.registration_number, OLD.active, OLD.status, OLD.min_nights)
    IS DISTINCT FROM (NEW.name, NEW.description, NEW.translations, NEW.type, NEW.price_cents, NEW.max_capacity, NEW.rooms, NEW.bathrooms,
      NEW.area_m2, NEW.amenities, NEW.pets_max, NEW.cots, NEW.registration_number, NEW.active, NEW.status, NEW.min_nights))
  EXECUTE FUNCTION note_change();
