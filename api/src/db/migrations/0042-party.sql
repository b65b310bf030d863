-- Who comes with a stay, and services that are charged for each of them or always. --------------------------------------------

-- For whom a service is charged: the unit as a whole, each person or each pet; `type` says whether once or every night.
ALTER TABLE services ADD COLUMN charged_per text NOT NULL DEFAULT 'unit';
ALTER TABLE services ADD CONSTRAINT services_charged_per CHECK (charged_per IN ('unit', 'person', 'pet')) NOT VALID;
-- Children below are not charged; null is "all pay".
ALTER TABLE services ADD COLUMN from_age int;
ALTER TABLE services ADD CONSTRAINT services_from_age CHECK (from_age BETWEEN 1 AND 18) NOT VALID;
-- In the total of every stay.
ALTER TABLE services ADD COLUMN mandatory boolean NOT NULL DEFAULT false;

-- How many pets are welcome: 0 is none, null is "ask". Cots for infants; null is "not said".
ALTER TABLE units ADD COLUMN pets_max int;
ALTER TABLE units ADD CONSTRAINT units_pets_max CHECK (pets_max >= 0) NOT VALID;
ALTER TABLE units ADD COLUMN cots int;
ALTER TABLE units ADD CONSTRAINT units_cots CHECK (cots >= 0) NOT VALID;
-- Children below are no extra persons; null is "all are".
ALTER TABLE units ADD COLUMN extra_person_from_age int;
ALTER TABLE units ADD CONSTRAINT units_extra_person_from_age CHECK (extra_person_from_age BETWEEN 1 AND 18) NOT VALID;

-- The ages of the children among the guests, who are counted in `guests_count`; null where the program that booked knew of none.
ALTER TABLE bookings ADD COLUMN children int[];
ALTER TABLE bookings ADD COLUMN infants int NOT NULL DEFAULT 0;
ALTER TABLE bookings ADD CONSTRAINT bookings_infants CHECK (infants >= 0) NOT VALID;
ALTER TABLE bookings ADD COLUMN pets int NOT NULL DEFAULT 0;
ALTER TABLE bookings ADD CONSTRAINT bookings_pets CHECK (pets >= 0) NOT VALID;

-- A release before changes the number of guests alone; at least one of them is an adult.
CREATE FUNCTION forget_children() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.children := '{}';
  RETURN NEW;
END $$;
CREATE TRIGGER bookings_children BEFORE UPDATE OF guests_count ON bookings
  FOR EACH ROW WHEN (cardinality(NEW.children) >= NEW.guests_count) EXECUTE FUNCTION forget_children();

-- Of a line, for how many it is charged; null where it is charged for the unit.
ALTER TABLE booking_lines ADD COLUMN persons int;
ALTER TABLE booking_lines ADD COLUMN pets int;

-- Null where the program that priced it knew nothing but the unit.
ALTER TABLE booking_services ADD COLUMN charged_per text;
ALTER TABLE booking_services ADD CONSTRAINT booking_services_charged_per CHECK (charged_per IN ('unit', 'person', 'pet')) NOT VALID;

-- A release before would charge one person instead of four, and leave out what is mandatory, and nobody would notice. What it
-- cannot price is refused to it instead; whatever uses neither of the two goes on as ever.
CREATE FUNCTION refuse_unknown_charge() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM services s WHERE s.id = NEW.service_id AND s.charged_per <> 'unit') THEN
    RAISE EXCEPTION 'A service that is charged per person or pet was priced by a release that does not know of it.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_services_charged_per';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER booking_services_known BEFORE INSERT ON booking_services
  FOR EACH ROW WHEN (NEW.charged_per IS NULL) EXECUTE FUNCTION refuse_unknown_charge();

CREATE FUNCTION refuse_without_mandatory() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM services s WHERE s.property_id = NEW.property_id AND s.mandatory AND s.active AND s.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM booking_services k WHERE k.booking_id = NEW.id AND k.service_id = s.id)) THEN
    RAISE EXCEPTION 'A stay was booked without a mandatory service by a release that does not know of them.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_mandatory_services';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER bookings_mandatory AFTER INSERT ON bookings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.children IS NULL) EXECUTE FUNCTION refuse_without_mandatory();
