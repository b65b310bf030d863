-- Figures of a year are read from sums, not from a hundred thousand rows. Triggers keep them with every change of what they
-- are made of, in its own transaction.

CREATE TABLE unit_months (
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  property_id bigint NOT NULL,
  unit_id bigint NOT NULL,
  -- Its first day.
  month date NOT NULL,
  -- Of the nights in it: what confirmed ones earn and how many those are, and all that are confirmed or pending.
  revenue_cents bigint NOT NULL DEFAULT 0,
  confirmed_nights int NOT NULL DEFAULT 0,
  held_nights int NOT NULL DEFAULT 0,
  -- Of the stays that arrive in it; requests that expired are none.
  created int NOT NULL DEFAULT 0,
  confirmed int NOT NULL DEFAULT 0,
  cancelled int NOT NULL DEFAULT 0,
  PRIMARY KEY (owner_id, month, unit_id, property_id)
);

CREATE TABLE property_days (
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  property_id bigint NOT NULL,
  night date NOT NULL,
  revenue_cents bigint NOT NULL,
  -- Of so many confirmed nights.
  nights int NOT NULL,
  PRIMARY KEY (owner_id, night, property_id)
);

CREATE TABLE service_months (
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  property_id bigint NOT NULL,
  service_id bigint NOT NULL,
  -- Of arrival.
  month date NOT NULL,
  sales_cents bigint NOT NULL,
  PRIMARY KEY (owner_id, month, service_id, property_id)
);

-- Rows are locked in one order, so that two who write at once rarely wait for each other in a circle.
CREATE FUNCTION add_nights(nights booking_nights[], times int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO unit_months AS m (owner_id, property_id, unit_id, month, revenue_cents, confirmed_nights, held_nights)
    SELECT n.owner_id, n.property_id, n.unit_id, date_trunc('month', n.night::timestamp)::date,
      times * COALESCE(sum(n.revenue_cents) FILTER (WHERE n.status = 'confirmed'), 0),
      times * count(*) FILTER (WHERE n.status = 'confirmed'), times * count(*)
    FROM unnest(nights) n JOIN owners o ON o.id = n.owner_id WHERE n.status <> 'cancelled' GROUP BY 1, 2, 3, 4 ORDER BY 1, 4, 3
    ON CONFLICT (owner_id, month, unit_id, property_id) DO UPDATE SET revenue_cents = m.revenue_cents + EXCLUDED.revenue_cents,
      confirmed_nights = m.confirmed_nights + EXCLUDED.confirmed_nights, held_nights = m.held_nights + EXCLUDED.held_nights;
  INSERT INTO property_days AS d (owner_id, property_id, night, revenue_cents, nights)
    SELECT n.owner_id, n.property_id, n.night, times * sum(n.revenue_cents), times * count(*)
    FROM unnest(nights) n JOIN owners o ON o.id = n.owner_id WHERE n.status = 'confirmed' GROUP BY 1, 2, 3 ORDER BY 1, 3, 2
    ON CONFLICT (owner_id, night, property_id) DO UPDATE SET revenue_cents = d.revenue_cents + EXCLUDED.revenue_cents,
      nights = d.nights + EXCLUDED.nights;
$$;

CREATE FUNCTION add_sales(sales booking_services[], booking bookings, times int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO service_months AS m (owner_id, property_id, service_id, month, sales_cents)
    SELECT (booking).owner_id, (booking).property_id, s.service_id, date_trunc('month', (booking).check_in::timestamp)::date, times * sum(s.sales_cents)
    FROM unnest(sales) s WHERE (booking).status = 'confirmed' GROUP BY 1, 2, 3, 4 ORDER BY 1, 4, 3
    ON CONFLICT (owner_id, month, service_id, property_id) DO UPDATE SET sales_cents = m.sales_cents + EXCLUDED.sales_cents;
$$;

CREATE FUNCTION add_arrival(booking bookings, times int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO unit_months AS m (owner_id, property_id, unit_id, month, created, confirmed, cancelled)
    SELECT (booking).owner_id, (booking).property_id, (booking).unit_id, date_trunc('month', (booking).check_in::timestamp)::date,
      times, times * ((booking).status = 'confirmed')::int, times * ((booking).status = 'cancelled')::int
    WHERE (booking).cancelled_by IS DISTINCT FROM 'expiry'
    ON CONFLICT (owner_id, month, unit_id, property_id) DO UPDATE SET created = m.created + EXCLUDED.created,
      confirmed = m.confirmed + EXCLUDED.confirmed, cancelled = m.cancelled + EXCLUDED.cancelled;
$$;

CREATE FUNCTION count_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sales booking_services[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_arrival(NEW, 1);
    RETURN NULL;
  END IF;
  -- With the whole account its figures go, too.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM owners WHERE id = OLD.owner_id) THEN RETURN OLD; END IF;
  sales := ARRAY(SELECT s FROM booking_services s WHERE s.booking_id = OLD.id);
  PERFORM add_arrival(OLD, -1), add_sales(sales, OLD, -1);
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  PERFORM add_arrival(NEW, 1), add_sales(sales, NEW, 1);
  UPDATE booking_nights SET status = NEW.status WHERE booking_id = NEW.id AND status <> NEW.status;
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_count_insert AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION count_booking();
CREATE TRIGGER bookings_count_update AFTER UPDATE OF status, cancelled_by, check_in, unit_id, property_id ON bookings FOR EACH ROW
  WHEN ((OLD.status, OLD.cancelled_by, OLD.check_in, OLD.unit_id, OLD.property_id)
    IS DISTINCT FROM (NEW.status, NEW.cancelled_by, NEW.check_in, NEW.unit_id, NEW.property_id))
  EXECUTE FUNCTION count_booking();
-- Before: its services go after it, and no longer know of it then.
CREATE TRIGGER bookings_count_delete BEFORE DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION count_booking();

CREATE FUNCTION count_nights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_nights(ARRAY(SELECT n::booking_nights FROM gone n), -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_nights(ARRAY(SELECT n::booking_nights FROM came n), 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER booking_nights_count_insert AFTER INSERT ON booking_nights REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION count_nights();
CREATE TRIGGER booking_nights_count_update AFTER UPDATE ON booking_nights REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION count_nights();
CREATE TRIGGER booking_nights_count_delete AFTER DELETE ON booking_nights REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_nights();

CREATE FUNCTION count_sales() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  times int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM add_sales(array_agg(s::booking_services), b, times)
    FROM changed s JOIN bookings b ON b.id = s.booking_id GROUP BY b;
  RETURN NULL;
END $$;
CREATE TRIGGER booking_services_count_insert AFTER INSERT ON booking_services REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_sales();
CREATE TRIGGER booking_services_count_delete AFTER DELETE ON booking_services REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_sales();
