-- When what guests see of a house or unit changed last: search engines are told so. Null where it was not written down yet: a day
-- that nobody knows is not made up.
ALTER TABLE properties ADD COLUMN changed_at timestamptz;
ALTER TABLE properties ALTER COLUMN changed_at SET DEFAULT now();
ALTER TABLE units ADD COLUMN changed_at timestamptz;
ALTER TABLE units ALTER COLUMN changed_at SET DEFAULT now();

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
CREATE TRIGGER units_changed BEFORE UPDATE ON units FOR EACH ROW
  WHEN ((OLD.name, OLD.description, OLD.translations, OLD.type, OLD.price_cents, OLD.max_capacity, OLD.rooms, OLD.bathrooms,
      OLD.area_m2, OLD.amenities, OLD.pets_max, OLD.cots, OLD.registration_number, OLD.active, OLD.status)
    IS DISTINCT FROM (NEW.name, NEW.description, NEW.translations, NEW.type, NEW.price_cents, NEW.max_capacity, NEW.rooms, NEW.bathrooms,
      NEW.area_m2, NEW.amenities, NEW.pets_max, NEW.cots, NEW.registration_number, NEW.active, NEW.status))
  EXECUTE FUNCTION note_change();
