-- The whole schema of a database at 0088-outgoing-hold.sql, as `pg_dump --schema-only` wrote it at commit 06d0e64d. Where a dump spells a
-- function or a condition otherwise than the server does, the text of the migration stands in its place.

SET search_path = public;
SET check_function_bodies = false;

CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE TABLE public.bookings (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    number integer NOT NULL,
    client_id bigint NOT NULL,
    property_id bigint NOT NULL,
    unit_id bigint NOT NULL,
    check_in date NOT NULL,
    check_out date NOT NULL,
    guests_count integer NOT NULL,
    status text NOT NULL,
    expires_at timestamp with time zone,
    cancelled_by text,
    deposit_paid boolean DEFAULT false NOT NULL,
    deposit_cents integer DEFAULT 0 NOT NULL,
    promo_code_id bigint,
    promo_percent integer,
    subtotal_cents bigint NOT NULL,
    discount_cents bigint DEFAULT 0 NOT NULL,
    total_cents bigint GENERATED ALWAYS AS ((subtotal_cents - discount_cents)) STORED NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    paid_cents bigint DEFAULT 0 NOT NULL,
    locale text,
    notes text DEFAULT ''::text NOT NULL,
    told_at timestamp with time zone,
    accepted_terms jsonb,
    cancellation_fee_cents bigint DEFAULT 0 NOT NULL,
    children integer[],
    infants integer DEFAULT 0 NOT NULL,
    pets integer DEFAULT 0 NOT NULL,
    arrival_mail boolean DEFAULT false NOT NULL,
    fee_waived jsonb,
    deposit_due date,
    told_stay jsonb,
    mailed_documents jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT bookings_cancelled_by_check CHECK ((cancelled_by = ANY (ARRAY['owner'::text, 'guest'::text, 'expiry'::text]))),
    CONSTRAINT bookings_check CHECK (((check_in < check_out) AND ((check_out - check_in) <= 730))),
    CONSTRAINT bookings_check1 CHECK ((discount_cents <= subtotal_cents)),
    CONSTRAINT bookings_check2 CHECK (((expires_at IS NULL) OR (status = 'pending'::text))),
    CONSTRAINT bookings_check3 CHECK (((cancelled_by IS NULL) OR (status = 'cancelled'::text))),
    CONSTRAINT bookings_check4 CHECK (((promo_code_id IS NULL) = (promo_percent IS NULL))),
    CONSTRAINT bookings_deposit_cents_check CHECK ((deposit_cents >= 0)),
    CONSTRAINT bookings_discount_cents_check CHECK ((discount_cents >= 0)),
    CONSTRAINT bookings_guests_count_check CHECK ((guests_count >= 1)),
    CONSTRAINT bookings_paid CHECK ((paid_cents >= 0)),
    CONSTRAINT bookings_promo_percent_check CHECK (((promo_percent >= 0) AND (promo_percent <= 100))),
    CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'cancelled'::text]))),
    CONSTRAINT bookings_subtotal_cents_check CHECK ((subtotal_cents >= 0))
);

CREATE FUNCTION public.add_arrival(booking public.bookings, times integer) RETURNS void
    LANGUAGE sql
    AS $$
  INSERT INTO unit_months AS m (owner_id, property_id, unit_id, month, created, confirmed, cancelled)
    SELECT (booking).owner_id, (booking).property_id, (booking).unit_id, date_trunc('month', (booking).check_in::timestamp)::date,
      times, times * ((booking).status = 'confirmed')::int, times * ((booking).status = 'cancelled')::int
    WHERE (booking).cancelled_by IS DISTINCT FROM 'expiry'
    ON CONFLICT (owner_id, month, unit_id, property_id) DO UPDATE SET created = m.created + EXCLUDED.created,
      confirmed = m.confirmed + EXCLUDED.confirmed, cancelled = m.cancelled + EXCLUDED.cancelled;
$$;

CREATE TABLE public.booking_nights (
    booking_id bigint NOT NULL,
    owner_id bigint NOT NULL,
    property_id bigint NOT NULL,
    unit_id bigint NOT NULL,
    night date NOT NULL,
    revenue_cents bigint NOT NULL,
    status text NOT NULL,
    CONSTRAINT booking_nights_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'cancelled'::text])))
);

CREATE FUNCTION public.add_nights(nights public.booking_nights[], times integer) RETURNS void
    LANGUAGE sql
    AS $$
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

CREATE FUNCTION public.add_payment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE bookings SET paid_cents = paid_cents + NEW.amount_cents WHERE id = NEW.booking_id;
  RETURN NULL;
END $$;

CREATE TABLE public.booking_services (
    booking_id bigint NOT NULL,
    service_id bigint NOT NULL,
    owner_id bigint NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    price_cents integer NOT NULL,
    sales_cents bigint NOT NULL,
    charged_per text,
    CONSTRAINT booking_services_price_cents_check CHECK ((price_cents >= 0)),
    CONSTRAINT booking_services_type_check CHECK ((type = ANY (ARRAY['per_day'::text, 'one_time'::text])))
);

CREATE FUNCTION public.add_sales(sales public.booking_services[], booking public.bookings, times integer) RETURNS void
    LANGUAGE sql
    AS $$
  INSERT INTO service_months AS m (owner_id, property_id, service_id, month, sales_cents)
    SELECT (booking).owner_id, (booking).property_id, s.service_id, date_trunc('month', (booking).check_in::timestamp)::date, times * sum(s.sales_cents)
    FROM unnest(sales) s WHERE (booking).status = 'confirmed' GROUP BY 1, 2, 3, 4 ORDER BY 1, 4, 3
    ON CONFLICT (owner_id, month, service_id, property_id) DO UPDATE SET sales_cents = m.sales_cents + EXCLUDED.sales_cents;
$$;

CREATE FUNCTION public.bookings_to_webhooks() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  c record;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(owner_id) AS owners, array_agg(CASE status WHEN 'pending' THEN 'booking.requested' ELSE 'booking.created' END) AS events,
      array_agg(id) AS ids INTO c FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(owner_id) AS owners, array_agg('booking.deleted'::text) AS events, array_agg(id) AS ids INTO c FROM old_rows;
  ELSE
    SELECT array_agg(n.owner_id) AS owners, array_agg(CASE
        WHEN o.status = 'pending' AND n.status = 'confirmed' THEN 'booking.accepted'
        -- A guest who takes a request back cancels it.
        WHEN o.status = 'pending' AND n.status = 'cancelled' AND n.cancelled_by IS DISTINCT FROM 'guest' THEN 'booking.declined'
        WHEN o.status <> 'cancelled' AND n.status = 'cancelled' THEN 'booking.cancelled'
        ELSE 'booking.changed' END) AS events,
      array_agg(n.id) AS ids INTO c
      FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE n.version <> o.version OR n.status <> o.status;
  END IF;
  PERFORM queue_webhooks(c.owners, c.events, c.ids, c.ids);
  RETURN NULL;
END $$;

CREATE FUNCTION public.clients_to_webhooks() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  c record;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(owner_id) AS owners, array_agg('client.created'::text) AS events, array_agg(id) AS ids INTO c FROM new_rows;
  ELSE
    SELECT array_agg(n.owner_id) AS owners, array_agg('client.changed'::text) AS events, array_agg(n.id) AS ids INTO c
      FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE n.version <> o.version;
  END IF;
  -- unnest fills up with NULL.
  PERFORM queue_webhooks(c.owners, c.events, c.ids, NULL);
  RETURN NULL;
END $$;

CREATE FUNCTION public.copy_amenities_to_unit() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  SELECT p.amenities INTO NEW.house_amenities FROM properties p WHERE p.id = NEW.property_id FOR SHARE;
  RETURN NEW;
END $$;

CREATE FUNCTION public.copy_amenities_to_units() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  UPDATE units SET house_amenities = NEW.amenities WHERE property_id = NEW.id;
  RETURN NULL;
END $$;

CREATE FUNCTION public.copy_place_to_unit() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  SELECT p.name, p.city, p.country,
      p.active AND p.deleted_at IS NULL AND o.activated_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM account_endings e WHERE e.owner_id = o.id), o.is_guest
    INTO NEW.property_name, NEW.city, NEW.country, NEW.listed, NEW.demo
    FROM properties p JOIN owners o ON o.id = p.owner_id WHERE p.id = NEW.property_id FOR SHARE OF p;
  RETURN NEW;
END $$;

CREATE FUNCTION public.copy_place_to_units() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE units u SET property_name = NEW.name, city = NEW.city, country = NEW.country,
      listed = NEW.active AND NEW.deleted_at IS NULL AND o.activated_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM account_endings e WHERE e.owner_id = o.id)
    FROM owners o WHERE u.property_id = NEW.id AND o.id = NEW.owner_id;
  RETURN NULL;
END $$;

CREATE FUNCTION public.copy_status_to_night() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  SELECT status INTO NEW.status FROM bookings WHERE id = NEW.booking_id;
  RETURN NEW;
END $$;

CREATE FUNCTION public.count_booking() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.count_nights() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_nights(ARRAY(SELECT n::booking_nights FROM gone n), -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_nights(ARRAY(SELECT n::booking_nights FROM came n), 1); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION public.count_sales() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  times int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM add_sales(array_agg(s::booking_services), b, times)
    FROM changed s JOIN bookings b ON b.id = s.booking_id GROUP BY b;
  RETURN NULL;
END $$;

CREATE FUNCTION public.searched(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(regexp_replace(NORMALIZE(words, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text));

CREATE FUNCTION public.folded(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(replace(replace(translate(public.searched(words), 'æœøłđð-''’`´'::text, 'aooldd '::text), 'ß'::text, 'ss'::text), 'þ'::text, 'th'::text), '([aou])e'::text, '\1'::text, 'g'::text);

CREATE FUNCTION public.forget_children() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  NEW.children := '{}';
  RETURN NEW;
END $$;

CREATE FUNCTION public.has_second_factor(owner bigint) RETURNS boolean
    LANGUAGE sql STABLE
    AS $_$
  SELECT EXISTS (SELECT FROM authenticator_apps WHERE owner_id = $1 AND secret IS NOT NULL)
    OR EXISTS (SELECT FROM passkeys WHERE owner_id = $1)
$_$;

CREATE FUNCTION public.hide_ending_units() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  account bigint := CASE TG_OP WHEN 'INSERT' THEN NEW.owner_id ELSE OLD.owner_id END;
BEGIN
  UPDATE units u SET listed = TG_OP = 'DELETE' AND p.active AND p.deleted_at IS NULL AND o.activated_at IS NOT NULL
    FROM properties p JOIN owners o ON o.id = p.owner_id WHERE p.id = u.property_id AND u.owner_id = account;
  RETURN NULL;
END $$;

CREATE FUNCTION public.invoices_to_webhooks() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  c record;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks) THEN RETURN NULL; END IF;
  SELECT array_agg(n.owner_id) AS owners,
    array_agg(CASE n.status WHEN 'issued' THEN 'invoice.issued' ELSE 'invoice.cancelled' END) AS events,
    array_agg(n.id) AS ids, array_agg(n.booking_id) AS bookings INTO c
    FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE n.kind = 'invoice' AND n.status <> o.status AND n.status IN ('issued', 'cancelled');
  PERFORM queue_webhooks(c.owners, c.events, c.ids, c.bookings);
  RETURN NULL;
END $$;

CREATE FUNCTION public.is_past_retention(account bigint, issued_in integer) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT issued_in + COALESCE((SELECT document_years FROM retention_settings WHERE owner_id = account), 10)
    < extract(year FROM now())
$$;

CREATE FUNCTION public.is_purged(account bigint) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  RETURN current_setting('keyhaven.purged', true) = account::text
    AND (EXISTS (SELECT FROM owners WHERE id = account AND is_guest)
      OR EXISTS (SELECT FROM account_endings WHERE owner_id = account));
END $$;

CREATE FUNCTION public.keep_free_gaps() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  units_changed bigint[];
  first_days date[];
  last_days date[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(c.unit_id), array_agg(c.first_day), array_agg(c.last_day) INTO units_changed, first_days, last_days
    FROM (SELECT unit_id, min(check_in) AS first_day, max(check_out) AS last_day FROM now_there WHERE expires_at IS NULL GROUP BY 1) c;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(c.unit_id), array_agg(c.first_day), array_agg(c.last_day) INTO units_changed, first_days, last_days
    FROM (SELECT unit_id, min(check_in) AS first_day, max(check_out) AS last_day FROM was_there WHERE expires_at IS NULL GROUP BY 1) c;
  ELSE
    SELECT array_agg(c.unit_id), array_agg(c.first_day), array_agg(c.last_day) INTO units_changed, first_days, last_days
    FROM (
      SELECT d.unit_id, min(d.check_in) AS first_day, max(d.check_out) AS last_day
      FROM (
        SELECT unit_id, check_in, check_out FROM was_there WHERE expires_at IS NULL
        UNION ALL SELECT unit_id, check_in, check_out FROM now_there WHERE expires_at IS NULL
      ) d
      -- What changed beside the nights counts twice and alike.
      GROUP BY d.unit_id HAVING count(*) <> 2 OR min(d.check_in) <> max(d.check_in) OR min(d.check_out) <> max(d.check_out)
    ) c;
  END IF;
  IF units_changed IS NULL THEN
    RETURN NULL;
  END IF;
  -- Two who change the nights of a unit at once would each write gaps without the other's stay.
  PERFORM FROM units WHERE id = ANY(units_changed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM write_free_gaps(units_changed, first_days, last_days);
  RETURN NULL;
END $$;

CREATE FUNCTION public.keep_invoice_file() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM invoice_files) THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF is_purged((SELECT owner_id FROM invoices WHERE id = OLD.invoice_id))
      OR (SELECT is_past_retention(owner_id, year) FROM invoices WHERE id = OLD.invoice_id)
    THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'The file of an issued invoice is never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoices_frozen';
END $$;

CREATE FUNCTION public.keep_issued() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM invoices WHERE status <> 'draft') THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD.status = 'issued' AND NEW.status = 'cancelled' AND OLD.kind = 'invoice'
      AND to_jsonb(OLD) - 'status' = to_jsonb(NEW) - 'status'
      AND EXISTS (SELECT FROM invoices WHERE cancels_id = OLD.id AND xmin = pg_current_xact_id()::xid)
    THEN RETURN NEW; END IF;
    IF to_jsonb(OLD) - 'content' = to_jsonb(NEW) - 'content' AND OLD.content - 'recipient' = NEW.content - 'recipient'
      AND is_past_retention(OLD.owner_id, OLD.year)
    THEN RETURN NEW; END IF;
  ELSIF is_purged(OLD.owner_id) THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION 'An issued invoice is never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoices_frozen';
END $$;

CREATE FUNCTION public.keep_lowest_nights() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  units_changed bigint[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT unit_id) INTO units_changed FROM now_there;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT unit_id) INTO units_changed FROM was_there;
  ELSE
    SELECT array_agg(DISTINCT c.unit_id) INTO units_changed
    FROM (SELECT unit_id FROM was_there UNION SELECT unit_id FROM now_there) c;
  END IF;
  IF units_changed IS NULL THEN
    RETURN NULL;
  END IF;
  -- Two who change the seasons of a unit at once would each write its months without the other's.
  PERFORM FROM units WHERE id = ANY(units_changed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM write_lowest_nights(units_changed);
  RETURN NULL;
END $$;

CREATE FUNCTION public.keep_overview() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  house bigint;
  written text := COALESCE(current_setting('keyhaven.overview_written', true), '');
BEGIN
  house := CASE TG_TABLE_NAME
    WHEN 'properties' THEN (to_jsonb(NEW) ->> 'id')::bigint
    WHEN 'units' THEN (to_jsonb(COALESCE(NEW, OLD)) ->> 'property_id')::bigint
    ELSE COALESCE((to_jsonb(COALESCE(NEW, OLD)) ->> 'property_id')::bigint,
      (SELECT property_id FROM units WHERE id = (to_jsonb(COALESCE(NEW, OLD)) ->> 'unit_id')::bigint))
  END;
  IF house IS NULL OR written LIKE '%,' || house || ',%' THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('overview_houses'), (house & 2147483647)::int);
  PERFORM write_overview(ARRAY[house]);
  PERFORM set_config('keyhaven.overview_written', written || ',' || house || ',', true);
  RETURN NULL;
END $$;

CREATE FUNCTION public.keep_payments() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM payments) THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM bookings WHERE id = OLD.booking_id) THEN RETURN OLD; END IF;
    IF NOT EXISTS (SELECT FROM owners WHERE id = OLD.owner_id) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'An entry of the ledger is never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_frozen';
END $$;

CREATE FUNCTION public.keep_real() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM invoices WHERE owner_id = OLD.id AND status <> 'draft') THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'An account that issued documents never becomes a demo.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'owners_real';
END $$;

CREATE FUNCTION kept_months() RETURNS TABLE (month date, begins date, ends date, nights int) STABLE LANGUAGE sql
BEGIN ATOMIC
  SELECT k.month::date, k.month::date, (k.month + interval '1 month')::date, (k.month + interval '1 month')::date - k.month::date
  FROM generate_series(date_trunc('month', current_date) - interval '1 month', date_trunc('month', current_date) + interval '20 months',
    interval '1 month') AS k (month)
  UNION ALL SELECT 'infinity', '-infinity', 'infinity', NULL;
END;

CREATE FUNCTION public.note_change() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;

CREATE FUNCTION public.open_free_gaps() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO free_gaps (unit_id, nights) SELECT id, daterange(NULL, NULL) FROM new_units;
  RETURN NULL;
END $$;

CREATE FUNCTION public.payments_to_webhooks() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  c record;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks) THEN RETURN NULL; END IF;
  SELECT array_agg(owner_id) AS owners, array_agg('payment.recorded'::text) AS events, array_agg(id) AS ids,
    array_agg(booking_id) AS bookings INTO c FROM new_rows;
  PERFORM queue_webhooks(c.owners, c.events, c.ids, c.bookings);
  RETURN NULL;
END $$;

CREATE FUNCTION public.phone_digits(phone text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(replace(phone, '(0)'::text, ''::text), '\D'::text, ''::text, 'g'::text), '^00'::text, ''::text);

CREATE FUNCTION public.prove_writable() RETURNS void
    LANGUAGE plpgsql
    SET work_mem TO '64kB'
    AS $$
BEGIN
  PERFORM count(*) FROM (SELECT n FROM generate_series(1, 25000) AS n ORDER BY -n) AS sorted;
  INSERT INTO readiness (checked_at) VALUES (now())
    ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at;
END
$$;

CREATE FUNCTION public.purge_accounts(owners bigint[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  ended bigint;
BEGIN
  FOREACH ended IN ARRAY owners LOOP
    PERFORM set_config('keyhaven.purged', ended::text, true);
    DELETE FROM invoice_files f USING invoices i WHERE i.id = f.invoice_id AND i.owner_id = ended;
    DELETE FROM invoices WHERE owner_id = ended;
    DELETE FROM owners WHERE id = ended;
  END LOOP;
  PERFORM set_config('keyhaven.purged', '', true);
END $$;

CREATE FUNCTION public.purge_demo_accounts(moment timestamp with time zone) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
DECLARE
  expired bigint;
  purged bigint := 0;
BEGIN
  FOR expired IN SELECT id FROM owners WHERE is_guest AND guest_expires_at <= moment
    ORDER BY guest_expires_at LIMIT 20 FOR UPDATE SKIP LOCKED
  LOOP
    PERFORM set_config('keyhaven.purged', expired::text, true);
    DELETE FROM invoice_files f USING invoices i WHERE i.id = f.invoice_id AND i.owner_id = expired;
    DELETE FROM invoices WHERE owner_id = expired;
    DELETE FROM owners WHERE id = expired;
    purged := purged + 1;
  END LOOP;
  PERFORM set_config('keyhaven.purged', '', true);
  RETURN purged;
END $$;

CREATE FUNCTION public.purge_whole() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF TG_TABLE_NAME = 'invoices' THEN
    IF NOT EXISTS (SELECT FROM owners WHERE id = OLD.owner_id) THEN RETURN NULL; END IF;
  ELSIF NOT EXISTS (SELECT FROM invoices WHERE id = OLD.invoice_id AND NOT is_past_retention(owner_id, year)) THEN RETURN NULL;
  END IF;
  RAISE EXCEPTION 'An issued invoice is never deleted without its whole account.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoices_frozen';
END $$;

CREATE FUNCTION public.queue_webhooks(owners bigint[], happened text[], subjects bigint[], bookings bigint[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO webhook_deliveries (owner_id, webhook_id, event, subject_id, booking_id)
    SELECT w.owner_id, w.id, c.event, c.subject, c.booking
    FROM unnest(owners, happened, subjects, bookings) AS c (owner, event, subject, booking)
    JOIN webhooks w ON w.owner_id = c.owner AND w.active AND c.event = ANY(w.events);
  IF FOUND THEN PERFORM pg_notify('webhooks', ''); END IF;
END $$;

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are replaced, never changed.', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE FUNCTION public.refuse_half_a_sign_in() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF has_second_factor(NEW.owner_id) THEN
    RAISE 'this owner has a second factor, which the session did not pass' USING ERRCODE = '40001';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION public.refuse_unknown_charge() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF EXISTS (SELECT FROM services s WHERE s.id = NEW.service_id AND s.charged_per <> 'unit') THEN
    RAISE EXCEPTION 'A service that is charged per person or pet was priced by a release that does not know of it.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_services_charged_per';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION public.refuse_without_mandatory() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF EXISTS (SELECT FROM services s WHERE s.property_id = NEW.property_id AND s.mandatory AND s.active AND s.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM booking_services k WHERE k.booking_id = NEW.id AND k.service_id = s.id)) THEN
    RAISE EXCEPTION 'A stay was booked without a mandatory service by a release that does not know of them.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_mandatory_services';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION public.stay_changes_to_webhooks() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  c record;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks) THEN RETURN NULL; END IF;
  SELECT array_agg(owner_id) AS owners, array_agg('booking.change_requested'::text) AS events,
    array_agg(booking_id) AS ids INTO c FROM new_rows;
  PERFORM queue_webhooks(c.owners, c.events, c.ids, c.ids);
  RETURN NULL;
END $$;

CREATE FUNCTION public.tell_of_stay_changes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  of_owner bigint;
BEGIN
  FOR of_owner IN SELECT DISTINCT owner_id FROM changed LOOP
    PERFORM pg_notify('keyhaven', json_build_object('owner', of_owner, 'table', 'bookings', 'domains', '[]'::json)::text);
  END LOOP;
  RETURN NULL;
END $$;

CREATE FUNCTION public.tell_owner() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('keyhaven', json_build_object('owner', NEW.id, 'table', TG_TABLE_NAME, 'domains', '[]'::json)::text);
  RETURN NULL;
END $$;

CREATE FUNCTION public.tell_owners() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  of_owner bigint;
BEGIN
  FOR of_owner IN SELECT DISTINCT owner_id FROM changed LOOP
    PERFORM pg_notify('keyhaven', json_build_object('owner', of_owner, 'table', TG_TABLE_NAME, 'domains', '[]'::json)::text);
  END LOOP;
  RETURN NULL;
END $$;

CREATE FUNCTION public.trait_bits(traits text[]) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    BEGIN ATOMIC
 SELECT COALESCE(bit_or(((1)::bigint << (((('x'::text || "left"(md5(t.trait), 8)))::bit(32))::integer & 63))), (0)::bigint) AS "coalesce"
    FROM unnest(trait_bits.traits) t(trait);
END;

CREATE FUNCTION typo_patterns(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  BEGIN ATOMIC
    SELECT CASE WHEN length(f) BETWEEN 4 AND 24 AND f !~ '[0-9@._%\\]' THEN ARRAY(
      SELECT '% ' || near || CASE WHEN length(f) = 4 THEN ' %' ELSE '%' END
      FROM generate_series(1, length(f)) n, LATERAL (VALUES
        (left(f, n - 1) || '_' || substr(f, n + 1)),
        (left(f, n - 1) || substr(f, n + 1)),
        (left(f, n - 1) || '_' || substr(f, n)),
        (left(f, n - 1) || substr(f, n + 1, 1) || substr(f, n, 1) || substr(f, n + 2))
      ) AS ways (near) GROUP BY near
    ) ELSE '{}' END FROM folded(word) f;
  END;

CREATE FUNCTION public.word_pattern(word text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN ((CASE WHEN (length(public.folded(word)) < 3) THEN '% '::text ELSE '%'::text END || regexp_replace(public.folded(word), '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text);

CREATE TABLE public.free_gaps (
    unit_id bigint NOT NULL,
    nights daterange NOT NULL,
    CONSTRAINT free_gaps_nights_check CHECK ((NOT isempty(nights)))
);

CREATE TABLE public.occupancies (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    unit_id bigint NOT NULL,
    check_in date NOT NULL,
    check_out date NOT NULL,
    kind text NOT NULL,
    booking_id bigint,
    expires_at timestamp with time zone,
    reason text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    hold_id bigint,
    CONSTRAINT occupancies_booking_check CHECK (((kind = ANY (ARRAY['booking'::text, 'request'::text])) = (booking_id IS NOT NULL))),
    CONSTRAINT occupancies_check CHECK ((check_in < check_out)),
    CONSTRAINT occupancies_expiry_check CHECK (((kind = ANY (ARRAY['request'::text, 'hold'::text])) = (expires_at IS NOT NULL))),
    CONSTRAINT occupancies_hold_check CHECK (((kind = 'hold'::text) = (hold_id IS NOT NULL))),
    CONSTRAINT occupancies_kind_check CHECK ((kind = ANY (ARRAY['booking'::text, 'request'::text, 'block'::text, 'hold'::text])))
);

CREATE TABLE public.units (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    property_id bigint NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    capacity integer NOT NULL,
    max_capacity integer NOT NULL,
    price_cents integer NOT NULL,
    extra_person_cents integer NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    listed boolean DEFAULT false NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    property_name text DEFAULT ''::text NOT NULL,
    search_text text GENERATED ALWAYS AS (((public.searched(((name || '
'::text) || property_name)) || '
'::text) || public.folded(((name || '
'::text) || property_name)))) STORED NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    rooms jsonb DEFAULT '[]'::jsonb NOT NULL,
    bathrooms integer,
    area_m2 integer,
    amenities text[] DEFAULT '{}'::text[] NOT NULL,
    registration_number text DEFAULT ''::text NOT NULL,
    house_amenities text[] DEFAULT '{}'::text[] NOT NULL,
    door_code text DEFAULT ''::text NOT NULL,
    pets_max integer,
    cots integer,
    extra_person_from_age integer,
    instant boolean DEFAULT false NOT NULL,
    instant_hours integer DEFAULT 24 NOT NULL,
    changed_at timestamp with time zone DEFAULT now(),
    min_nights integer DEFAULT 1 NOT NULL,
    CONSTRAINT units_capacity_check CHECK ((capacity >= 1)),
    CONSTRAINT units_check CHECK ((max_capacity >= capacity)),
    CONSTRAINT units_check1 CHECK (((capacity < max_capacity) OR (extra_person_cents = 0))),
    CONSTRAINT units_extra_person_cents_check CHECK ((extra_person_cents >= 0)),
    CONSTRAINT units_name_check CHECK ((name <> ''::text)),
    CONSTRAINT units_price_cents_check CHECK ((price_cents >= 0)),
    CONSTRAINT units_status_check CHECK ((status = ANY (ARRAY['available'::text, 'booked'::text, 'unavailable'::text, 'maintenance'::text]))),
    CONSTRAINT units_type_check CHECK ((type = ANY (ARRAY['apartment'::text, 'villa'::text, 'house'::text, 'studio'::text, 'suite'::text, 'cabin'::text, 'condo'::text, 'townhouse'::text])))
);

CREATE FUNCTION write_free_gaps(changed_units bigint[], first_days date[], last_days date[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  WITH span AS (
    SELECT t.unit_id,
      COALESCE((SELECT x.check_out FROM occupancies x WHERE x.unit_id = t.unit_id AND x.expires_at IS NULL
        AND x.check_in < t.first_day ORDER BY x.check_in DESC LIMIT 1), '-infinity') AS opens,
      COALESCE((SELECT x.check_in FROM occupancies x WHERE x.unit_id = t.unit_id AND x.expires_at IS NULL
        AND x.check_in >= t.last_day ORDER BY x.check_in LIMIT 1), 'infinity') AS closes
    FROM unnest(changed_units, first_days, last_days) AS t (unit_id, first_day, last_day) JOIN units u ON u.id = t.unit_id
  ), gaps AS (
    SELECT s.unit_id, daterange(nullif(g.opens, '-infinity'), nullif(g.closes, 'infinity')) AS nights
    FROM span s, LATERAL (
      SELECT lag(e.check_out, 1, s.opens) OVER (ORDER BY e.check_in) AS opens, e.check_in AS closes
      FROM (
        SELECT x.check_in, x.check_out FROM occupancies x WHERE x.unit_id = s.unit_id AND x.expires_at IS NULL
          AND x.check_in >= s.opens AND x.check_in < s.closes
        UNION ALL SELECT s.closes, NULL
      ) e
    ) g
    WHERE g.opens < g.closes
  ), gone AS (
    DELETE FROM free_gaps f USING span s
    WHERE f.unit_id = s.unit_id AND f.nights && daterange(s.opens, s.closes)
      AND NOT EXISTS (SELECT FROM gaps g WHERE g.unit_id = f.unit_id AND g.nights = f.nights)
  )
  INSERT INTO free_gaps (unit_id, nights) SELECT unit_id, nights FROM gaps ON CONFLICT DO NOTHING;
END;

CREATE TABLE public.lowest_nights (
    unit_id bigint NOT NULL,
    month date NOT NULL,
    lowest_cents integer NOT NULL,
    highest_cents integer NOT NULL,
    capacity integer NOT NULL,
    max_capacity integer NOT NULL,
    extra_person_cents integer NOT NULL,
    traits bigint
);

CREATE TABLE public.seasons (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    unit_id bigint NOT NULL,
    name text NOT NULL,
    first_night date NOT NULL,
    end_day date NOT NULL,
    price_cents integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT seasons_check CHECK ((first_night < end_day)),
    CONSTRAINT seasons_name_check CHECK ((name <> ''::text)),
    CONSTRAINT seasons_price_cents_check CHECK ((price_cents >= 0))
);

CREATE FUNCTION write_lowest_nights(changed_units bigint[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM lowest_nights l WHERE l.unit_id = ANY(changed_units) AND l.month < (SELECT min(month) FROM kept_months());
  INSERT INTO lowest_nights AS l (unit_id, month, lowest_cents, highest_cents, capacity, max_capacity, extra_person_cents, traits)
  SELECT u.id, m.month, LEAST(min(s.price_cents), CASE WHEN m.nights = sum(LEAST(s.end_day, m.ends) - GREATEST(s.first_night, m.begins))
      FILTER (WHERE s.id IS NOT NULL) THEN NULL ELSE u.price_cents END),
    GREATEST(max(s.price_cents), u.price_cents), u.capacity, u.max_capacity, u.extra_person_cents, t.traits
  FROM units u CROSS JOIN kept_months() m
    CROSS JOIN LATERAL (SELECT trait_bits(u.type || u.amenities || u.house_amenities) AS traits OFFSET 0) t
    LEFT JOIN seasons s ON s.unit_id = u.id AND daterange(s.first_night, s.end_day) && daterange(m.begins, m.ends)
  WHERE u.id = ANY(changed_units)
  GROUP BY u.id, u.price_cents, u.capacity, u.max_capacity, u.extra_person_cents, t.traits, m.month, m.nights
  ON CONFLICT (unit_id, month) DO UPDATE
    SET (lowest_cents, highest_cents, capacity, max_capacity, extra_person_cents, traits) =
      (EXCLUDED.lowest_cents, EXCLUDED.highest_cents, EXCLUDED.capacity, EXCLUDED.max_capacity, EXCLUDED.extra_person_cents, EXCLUDED.traits)
    WHERE (l.lowest_cents, l.highest_cents, l.capacity, l.max_capacity, l.extra_person_cents, l.traits) IS DISTINCT FROM
      (EXCLUDED.lowest_cents, EXCLUDED.highest_cents, EXCLUDED.capacity, EXCLUDED.max_capacity, EXCLUDED.extra_person_cents, EXCLUDED.traits);
END;

CREATE FUNCTION public.write_lowest_nights_of_unit() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  PERFORM write_lowest_nights(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE FUNCTION public.write_lowest_nights_of_units() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  PERFORM write_lowest_nights(ARRAY(SELECT id FROM new_units));
  RETURN NULL;
END $$;

CREATE TABLE public.images (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    property_id bigint,
    unit_id bigint,
    "position" integer NOT NULL,
    alt_text text NOT NULL,
    name text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    sources jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT images_alt_text_check CHECK ((alt_text <> ''::text)),
    CONSTRAINT images_height_check CHECK ((height > 0)),
    CONSTRAINT images_parent CHECK (((property_id IS NULL) OR (unit_id IS NULL))),
    CONSTRAINT images_width_check CHECK ((width > 0))
);

CREATE TABLE public.overview_houses (
    property_id bigint NOT NULL,
    owner_id bigint NOT NULL,
    demo boolean NOT NULL,
    city text NOT NULL,
    country text NOT NULL,
    completeness smallint NOT NULL,
    lowest_cents integer NOT NULL,
    until date NOT NULL
);

CREATE TABLE public.properties (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    time_zone text DEFAULT 'Europe/Vienna'::text NOT NULL,
    street text NOT NULL,
    house_number text NOT NULL,
    postal_code text NOT NULL,
    city text NOT NULL,
    country text NOT NULL,
    phone text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    search_text text GENERATED ALWAYS AS (((public.searched(((((((name || '
'::text) || city) || '
'::text) || country) || '
'::text) || street)) || '
'::text) || public.folded(((((((name || '
'::text) || city) || '
'::text) || country) || '
'::text) || street)))) STORED NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    check_in_from time without time zone,
    check_in_until time without time zone,
    check_out_until time without time zone,
    latitude double precision,
    longitude double precision,
    amenities text[] DEFAULT '{}'::text[] NOT NULL,
    house_rules text DEFAULT ''::text NOT NULL,
    registration_number text DEFAULT ''::text NOT NULL,
    directions text DEFAULT ''::text NOT NULL,
    arrival_days integer DEFAULT 3 NOT NULL,
    cancellation_terms jsonb DEFAULT '{"steps": [], "afterwards": 0}'::jsonb NOT NULL,
    free_until_days integer DEFAULT 1,
    arrival_mail boolean DEFAULT true NOT NULL,
    changed_at timestamp with time zone DEFAULT now(),
    deposit_percent integer,
    deposit_days integer,
    CONSTRAINT properties_name_check CHECK ((name <> ''::text))
);

CREATE FUNCTION public.write_overview(houses bigint[]) RETURNS void
    LANGUAGE sql
    BEGIN ATOMIC
 DELETE FROM public.overview_houses h
   WHERE ((h.property_id = ANY (write_overview.houses)) AND (NOT (EXISTS ( SELECT
            FROM public.units u
           WHERE ((u.property_id = h.property_id) AND u.active AND (u.deleted_at IS NULL) AND (u.status = 'available'::text) AND u.listed)))));
 INSERT INTO public.overview_houses AS h (property_id, owner_id, demo, city, country, completeness, lowest_cents, until)  SELECT p.id,
             p.owner_id,
             bool_or(u.demo) AS bool_or,
             p.city,
             p.country,
             (
                 CASE
                     WHEN ((EXISTS ( SELECT
                        FROM public.images i
                       WHERE (i.property_id = p.id))) OR bool_or((EXISTS ( SELECT
                        FROM public.images i
                       WHERE (i.unit_id = u.id))))) THEN 2
                     ELSE 0
                 END +
                 CASE
                     WHEN ((p.latitude IS NOT NULL) AND (p.check_in_from IS NOT NULL) AND (cardinality(p.amenities) > 0)) THEN 1
                     ELSE 0
                 END),
             min(LEAST(u.price_cents, s.lowest_cents)) AS min,
             COALESCE(min(s.until), 'infinity'::date) AS "coalesce"
            FROM ((public.properties p
              JOIN public.units u ON (((u.property_id = p.id) AND u.active AND (u.deleted_at IS NULL) AND (u.status = 'available'::text) AND u.listed)))
              CROSS JOIN LATERAL ( SELECT min(s_1.price_cents) AS lowest_cents,
                     min(s_1.end_day) FILTER (WHERE (s_1.price_cents < u.price_cents)) AS until
                    FROM public.seasons s_1
                   WHERE ((s_1.unit_id = u.id) AND (s_1.end_day > CURRENT_DATE))) s)
           WHERE (p.id = ANY (write_overview.houses))
           GROUP BY p.id, p.owner_id, p.city, p.country, p.latitude, p.check_in_from, p.amenities ON CONFLICT(property_id) DO UPDATE SET owner_id = excluded.owner_id, demo = excluded.demo, city = excluded.city, country = excluded.country, completeness = excluded.completeness, lowest_cents = excluded.lowest_cents, until = excluded.until
   WHERE ((h.owner_id <> excluded.owner_id) OR (h.demo <> excluded.demo) OR (h.city <> excluded.city) OR (h.country <> excluded.country) OR (h.completeness <> excluded.completeness) OR (h.lowest_cents <> excluded.lowest_cents) OR (h.until <> excluded.until));
END;

CREATE TABLE public.account_endings (
    owner_id bigint NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    CONSTRAINT account_endings_check CHECK ((ends_at > asked_at))
);

CREATE TABLE public.account_tokens (
    token_hash bytea NOT NULL,
    owner_id bigint NOT NULL,
    kind text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    password_hash text,
    first_name text,
    last_name text,
    locale text,
    CONSTRAINT account_tokens_check CHECK (((kind = 'activation'::text) = (password_hash IS NOT NULL))),
    CONSTRAINT account_tokens_kind_check CHECK ((kind = ANY (ARRAY['activation'::text, 'reset'::text]))),
    CONSTRAINT account_tokens_locale_check CHECK ((locale ~ '^[a-z]{2,3}$'::text)),
    CONSTRAINT account_tokens_token_hash_check CHECK ((length(token_hash) = 32))
);

CREATE TABLE public.api_keys (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    name text NOT NULL,
    hint text NOT NULL,
    key_hash bytea NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    expires_at timestamp with time zone,
    CONSTRAINT api_keys_key_hash_check CHECK ((length(key_hash) = 32)),
    CONSTRAINT api_keys_name_check CHECK ((name <> ''::text)),
    CONSTRAINT api_keys_scopes_check CHECK ((cardinality(scopes) > 0))
);
ALTER TABLE public.api_keys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.api_keys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.arrival_mails (
    booking_id bigint NOT NULL,
    owner_id bigint NOT NULL,
    unit_id bigint NOT NULL,
    check_in date NOT NULL,
    mailed_at timestamp with time zone NOT NULL
);

CREATE TABLE public.auth_challenges (
    token_hash bytea NOT NULL,
    purpose text NOT NULL,
    owner_id bigint,
    challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT auth_challenges_check CHECK (((purpose = 'passkey_sign_in'::text) = (owner_id IS NULL))),
    CONSTRAINT auth_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['second_step'::text, 'passkey_sign_in'::text, 'passkey_setup'::text]))),
    CONSTRAINT auth_challenges_token_hash_check CHECK ((length(token_hash) = 32))
);

CREATE TABLE public.authenticator_apps (
    owner_id bigint NOT NULL,
    secret bytea,
    added_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    pending_secret bytea,
    pending_until timestamp with time zone,
    CONSTRAINT authenticator_apps_check CHECK (((secret IS NULL) = (added_at IS NULL))),
    CONSTRAINT authenticator_apps_check1 CHECK (((pending_secret IS NULL) = (pending_until IS NULL)))
);

CREATE TABLE public.booking_lines (
    booking_id bigint NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    label text NOT NULL,
    quantity integer NOT NULL,
    unit_price_cents bigint NOT NULL,
    total_cents bigint NOT NULL,
    persons integer,
    pets integer,
    passed_on boolean DEFAULT false NOT NULL,
    service_id bigint,
    CONSTRAINT booking_lines_check CHECK ((total_cents = (quantity * unit_price_cents))),
    CONSTRAINT booking_lines_kind_check CHECK ((kind = ANY (ARRAY['nights'::text, 'extra_persons'::text, 'service'::text, 'discount'::text]))),
    CONSTRAINT booking_lines_quantity_check CHECK ((quantity >= 1))
);

CREATE TABLE public.booking_requests (
    booking_id bigint NOT NULL,
    owner_id bigint NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    guest_hash bytea NOT NULL,
    decision_hash bytea NOT NULL,
    was_accepted boolean DEFAULT false NOT NULL,
    hold_id bigint,
    network_hash bytea,
    message text DEFAULT ''::text NOT NULL,
    owner_words text DEFAULT ''::text NOT NULL,
    booked_as text DEFAULT 'request'::text NOT NULL,
    changed_version integer,
    CONSTRAINT booking_requests_decision_hash_check CHECK ((length(decision_hash) = 32)),
    CONSTRAINT booking_requests_email_check CHECK ((email <> ''::text)),
    CONSTRAINT booking_requests_first_name_check CHECK ((first_name <> ''::text)),
    CONSTRAINT booking_requests_guest_hash_check CHECK ((length(guest_hash) = 32)),
    CONSTRAINT booking_requests_last_name_check CHECK ((last_name <> ''::text)),
    CONSTRAINT booking_requests_network_hash_check CHECK ((length(network_hash) = 32))
);
ALTER TABLE public.bookings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bookings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE UNLOGGED TABLE public.call_counts (
    key bytea NOT NULL,
    until timestamp with time zone NOT NULL,
    used integer NOT NULL,
    CONSTRAINT call_counts_used_check CHECK ((used >= 0))
);

CREATE TABLE public.clients (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    street text NOT NULL,
    house_number text NOT NULL,
    postal_code text NOT NULL,
    city text NOT NULL,
    country text NOT NULL,
    phone text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    search_text text GENERATED ALWAYS AS (((((((public.searched(((((((first_name || ' '::text) || last_name) || '
'::text) || email) || '
'::text) || phone)) || '
 '::text) || public.folded(((first_name || ' '::text) || last_name))) || ' 
 '::text) || public.folded(((email || ' '::text) || city))) || ' 
'::text) || public.phone_digits(phone))) STORED NOT NULL,
    erased_at timestamp with time zone,
    locale text,
    notes text DEFAULT ''::text NOT NULL,
    CONSTRAINT clients_last_name_check CHECK ((last_name <> ''::text))
);
ALTER TABLE public.clients ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.clients_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.contact_messages (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    theme text NOT NULL,
    message text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT contact_messages_message_check CHECK ((message <> ''::text)),
    CONSTRAINT contact_messages_theme_check CHECK ((theme <> ''::text))
);
ALTER TABLE public.contact_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contact_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.daily_tasks (
    name text NOT NULL,
    done_on date NOT NULL
);

CREATE TABLE public.former_slugs (
    slug text NOT NULL,
    owner_id bigint NOT NULL
);

CREATE TABLE public.free_gaps_missing (
    unit_id bigint NOT NULL
);

CREATE TABLE public.idempotency_keys (
    scope text NOT NULL,
    key text NOT NULL,
    body_hash bytea NOT NULL,
    status integer,
    answer jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.image_avifs (
    image_id bigint NOT NULL,
    width integer NOT NULL,
    file text NOT NULL,
    CONSTRAINT image_avifs_width_check CHECK ((width > 0))
);

CREATE TABLE public.image_colours (
    image_id bigint NOT NULL,
    colours text[] NOT NULL,
    drawn_at timestamp with time zone NOT NULL
);
ALTER TABLE public.images ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.images_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.invoice_counters (
    owner_id bigint NOT NULL,
    year integer NOT NULL,
    last_sequence integer NOT NULL,
    CONSTRAINT invoice_counters_last_sequence_check CHECK ((last_sequence >= 1))
);

CREATE TABLE public.invoice_files (
    invoice_id bigint NOT NULL,
    file text NOT NULL,
    CONSTRAINT invoice_files_file_check CHECK ((file ~ '^[0-9a-f]{64}\.pdf$'::text))
);

CREATE TABLE public.invoice_settings (
    owner_id bigint NOT NULL,
    auto_issue_from timestamp with time zone,
    vat_rates jsonb DEFAULT '[]'::jsonb NOT NULL,
    small_business_note text DEFAULT 'No VAT is charged: small business.'::text NOT NULL,
    payment_terms text DEFAULT 'Payable without deduction on arrival at the latest.'::text NOT NULL,
    number_prefix text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT invoice_settings_number_prefix_check CHECK ((length(number_prefix) <= 10))
);

CREATE TABLE public.invoices (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    booking_id bigint NOT NULL,
    kind text DEFAULT 'invoice'::text NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    year integer,
    sequence integer,
    number text,
    cancels_id bigint,
    total_cents bigint NOT NULL,
    content jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    issued_at timestamp with time zone,
    tried_at timestamp with time zone,
    by_hand boolean DEFAULT false NOT NULL,
    is_fee boolean DEFAULT false NOT NULL,
    fee_vat numeric(4,1),
    CONSTRAINT invoices_check CHECK (((status = 'draft'::text) = (number IS NULL))),
    CONSTRAINT invoices_check1 CHECK ((((number IS NULL) = (year IS NULL)) AND ((number IS NULL) = (sequence IS NULL)))),
    CONSTRAINT invoices_check2 CHECK ((((number IS NULL) = (issued_at IS NULL)) AND ((number IS NULL) = (content IS NULL)))),
    CONSTRAINT invoices_check3 CHECK (((kind = 'cancellation'::text) = (cancels_id IS NOT NULL))),
    CONSTRAINT invoices_check4 CHECK (((kind = 'invoice'::text) OR (status = 'issued'::text))),
    CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'cancellation'::text]))),
    CONSTRAINT invoices_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'issued'::text, 'cancelled'::text])))
);
ALTER TABLE public.invoices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invoices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.known_devices (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
    CONSTRAINT known_devices_token_hash_check CHECK ((length(token_hash) = 32))
);
ALTER TABLE public.known_devices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.known_devices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.lowest_nights_written (
    until date,
    has_traits boolean DEFAULT false NOT NULL
);

CREATE TABLE public.media_files (
    name text NOT NULL,
    touched_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.migrations (
    name text NOT NULL,
    hash text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL,
    breaks boolean DEFAULT false NOT NULL
);
ALTER TABLE public.occupancies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.occupancies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.outbox (
    id bigint NOT NULL,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    event_key text,
    attempts integer DEFAULT 0 NOT NULL,
    run_after timestamp with time zone DEFAULT now() NOT NULL,
    done_at timestamp with time zone,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    useful_until timestamp with time zone
);
ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.outgoing_hold (
    one boolean DEFAULT true NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    why text NOT NULL,
    CONSTRAINT outgoing_hold_one_check CHECK (one)
);

CREATE TABLE public.owners (
    id bigint NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    tax_id text DEFAULT ''::text NOT NULL,
    street text DEFAULT ''::text NOT NULL,
    house_number text DEFAULT ''::text NOT NULL,
    postal_code text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    data_filled boolean GENERATED ALWAYS AS (((tax_id <> ''::text) AND (street <> ''::text) AND (house_number <> ''::text) AND (postal_code <> ''::text) AND (city <> ''::text) AND (country <> ''::text) AND (phone <> ''::text))) STORED NOT NULL,
    logo text,
    slug text NOT NULL,
    activated_at timestamp with time zone,
    is_guest boolean DEFAULT false NOT NULL,
    guest_expires_at timestamp with time zone,
    request_expiry_hours integer DEFAULT 24 NOT NULL,
    last_booking_number integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    logo_sources jsonb DEFAULT '[]'::jsonb NOT NULL,
    domain text,
    domain_proven_at timestamp with time zone,
    max_nights integer DEFAULT 60 NOT NULL,
    horizon_months integer DEFAULT 18 NOT NULL,
    locale text,
    usual_cancellation_terms jsonb,
    CONSTRAINT owners_check CHECK ((is_guest = (guest_expires_at IS NOT NULL))),
    CONSTRAINT owners_check1 CHECK (((domain_proven_at IS NULL) OR (domain IS NOT NULL))),
    CONSTRAINT owners_domain_check CHECK ((domain ~ '^[a-z0-9.-]{4,253}$'::text)),
    CONSTRAINT owners_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254))),
    CONSTRAINT owners_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 50))),
    CONSTRAINT owners_horizon_months_check CHECK (((horizon_months >= 1) AND (horizon_months <= 120))),
    CONSTRAINT owners_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 50))),
    CONSTRAINT owners_locale_check CHECK ((locale ~ '^[a-z]{2,3}$'::text)),
    CONSTRAINT owners_max_nights_check CHECK (((max_nights >= 1) AND (max_nights <= 730))),
    CONSTRAINT owners_request_expiry_hours_check CHECK (((request_expiry_hours >= 1) AND (request_expiry_hours <= 168))),
    CONSTRAINT owners_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 80)))
);
ALTER TABLE public.owners ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.owners_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.passkeys (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    signatures bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT passkeys_name_check CHECK ((name <> ''::text))
);
ALTER TABLE public.passkeys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.passkeys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.payments (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    booking_id bigint NOT NULL,
    day date NOT NULL,
    kind text NOT NULL,
    amount_cents bigint NOT NULL,
    method text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT payments_amount_cents_check CHECK ((amount_cents <> 0)),
    CONSTRAINT payments_check CHECK (((kind = 'deposit'::text) OR ((kind = 'refund'::text) = (amount_cents < 0)))),
    CONSTRAINT payments_check1 CHECK (((amount_cents > 0) OR (note <> ''::text))),
    CONSTRAINT payments_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'payment'::text, 'refund'::text]))),
    CONSTRAINT payments_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'card'::text, 'transfer'::text, 'other'::text])))
);
ALTER TABLE public.payments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.promocodes (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    code text NOT NULL,
    description text NOT NULL,
    valid_until date NOT NULL,
    discount_percent integer NOT NULL,
    active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    search_text text GENERATED ALWAYS AS (((public.searched(((code || '
'::text) || description)) || '
'::text) || public.folded(((code || '
'::text) || description)))) STORED NOT NULL,
    CONSTRAINT promocodes_code_check CHECK (((length(code) >= 3) AND (length(code) <= 10))),
    CONSTRAINT promocodes_description_check CHECK (((length(description) >= 10) AND (length(description) <= 50))),
    CONSTRAINT promocodes_discount_percent_check CHECK (((discount_percent >= 0) AND (discount_percent <= 100)))
);
ALTER TABLE public.promocodes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.promocodes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.properties ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.properties_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.property_days (
    owner_id bigint NOT NULL,
    property_id bigint NOT NULL,
    night date NOT NULL,
    revenue_cents bigint NOT NULL,
    nights integer NOT NULL
);

CREATE TABLE public.readiness (
    id boolean DEFAULT true NOT NULL,
    checked_at timestamp with time zone NOT NULL,
    CONSTRAINT readiness_id_check CHECK (id)
);

CREATE TABLE public.recovery_codes (
    owner_id bigint NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT recovery_codes_code_hash_check CHECK ((length(code_hash) = 32))
);

CREATE TABLE public.release_health (
    hour timestamp with time zone NOT NULL,
    area text NOT NULL,
    version text NOT NULL,
    trial integer NOT NULL,
    measure text NOT NULL,
    count bigint NOT NULL,
    CONSTRAINT release_health_area_check CHECK ((area ~ '^[a-z][a-z0-9-]{0,39}$'::text)),
    CONSTRAINT release_health_count_check CHECK ((count > 0)),
    CONSTRAINT release_health_measure_check CHECK (((length(measure) >= 1) AND (length(measure) <= 40))),
    CONSTRAINT release_health_trial_check CHECK ((trial >= 0)),
    CONSTRAINT release_health_version_check CHECK (((length(version) >= 1) AND (length(version) <= 60)))
);

CREATE TABLE public.request_answers (
    booking_id bigint NOT NULL,
    owner_id bigint NOT NULL,
    answered_at timestamp with time zone NOT NULL,
    minutes integer NOT NULL,
    CONSTRAINT request_answers_minutes_check CHECK ((minutes >= 0))
);

CREATE TABLE public.request_holds (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    unit_id bigint NOT NULL,
    check_in date NOT NULL,
    check_out date NOT NULL,
    email text NOT NULL,
    wish jsonb NOT NULL,
    price jsonb NOT NULL,
    guest_hash bytea NOT NULL,
    form_hash bytea,
    network_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    mail_count integer DEFAULT 1 NOT NULL,
    mailed_at timestamp with time zone NOT NULL,
    cancelled_at timestamp with time zone,
    booking_id bigint,
    holds_nights boolean DEFAULT true NOT NULL,
    CONSTRAINT request_holds_check CHECK ((check_in < check_out)),
    CONSTRAINT request_holds_check1 CHECK (((cancelled_at IS NULL) OR (booking_id IS NULL))),
    CONSTRAINT request_holds_email_check CHECK ((email <> ''::text)),
    CONSTRAINT request_holds_form_hash_check CHECK ((length(form_hash) = 32)),
    CONSTRAINT request_holds_guest_hash_check CHECK ((length(guest_hash) = 32)),
    CONSTRAINT request_holds_network_hash_check CHECK ((length(network_hash) = 32))
);
ALTER TABLE public.request_holds ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.request_holds_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.retention_settings (
    owner_id bigint NOT NULL,
    request_months integer DEFAULT 12 NOT NULL,
    client_years integer,
    document_years integer DEFAULT 10 NOT NULL,
    CONSTRAINT retention_settings_client_years_check CHECK (((client_years >= 1) AND (client_years <= 30))),
    CONSTRAINT retention_settings_document_years_check CHECK (((document_years >= 5) AND (document_years <= 30))),
    CONSTRAINT retention_settings_request_months_check CHECK (((request_months >= 1) AND (request_months <= 120)))
);
ALTER TABLE public.seasons ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.seasons_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL,
    CONSTRAINT secrets_value_check CHECK ((length(value) >= 64))
);

CREATE TABLE public.service_months (
    owner_id bigint NOT NULL,
    property_id bigint NOT NULL,
    service_id bigint NOT NULL,
    month date NOT NULL,
    sales_cents bigint NOT NULL
);

CREATE TABLE public.services (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    property_id bigint NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    price_cents integer NOT NULL,
    active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    search_text text GENERATED ALWAYS AS (((public.searched(name) || '
'::text) || public.folded(name))) STORED NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    charged_per text DEFAULT 'unit'::text NOT NULL,
    from_age integer,
    mandatory boolean DEFAULT false NOT NULL,
    kind text DEFAULT 'service'::text NOT NULL,
    vat text DEFAULT 'usual'::text NOT NULL,
    vat_percent numeric(4,1),
    CONSTRAINT services_name_check CHECK (((length(name) >= 3) AND (length(name) <= 50))),
    CONSTRAINT services_price_cents_check CHECK ((price_cents >= 0)),
    CONSTRAINT services_type_check CHECK ((type = ANY (ARRAY['per_day'::text, 'one_time'::text])))
);
ALTER TABLE public.services ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.services_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sessions (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    remember boolean NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    device_id bigint,
    passed_second_step boolean DEFAULT false NOT NULL,
    CONSTRAINT sessions_token_hash_check CHECK ((length(token_hash) = 32))
);
ALTER TABLE public.sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.site_settings (
    owner_id bigint NOT NULL,
    code text DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text) NOT NULL,
    accent text,
    allowed_origins jsonb DEFAULT '[]'::jsonb NOT NULL,
    privacy_text text DEFAULT ''::text NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    host_languages text[] DEFAULT '{}'::text[] NOT NULL,
    business_name text DEFAULT ''::text NOT NULL,
    intro text DEFAULT ''::text NOT NULL,
    hero_id bigint,
    dark_logo_id bigint,
    CONSTRAINT site_settings_accent_check CHECK ((accent ~ '^#[0-9a-f]{6}$'::text)),
    CONSTRAINT site_settings_locale_check CHECK ((locale ~ '^[a-z]{2,3}$'::text))
);

CREATE TABLE public.stay_changes (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    booking_id bigint NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    check_in date NOT NULL,
    check_out date NOT NULL,
    guests_count integer NOT NULL,
    children integer[] NOT NULL,
    infants integer NOT NULL,
    pets integer NOT NULL,
    price jsonb NOT NULL,
    old_unit_id bigint NOT NULL,
    old_check_in date NOT NULL,
    old_check_out date NOT NULL,
    old_guests_count integer NOT NULL,
    old_children integer[] NOT NULL,
    old_infants integer NOT NULL,
    old_pets integer NOT NULL,
    old_total_cents bigint NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    owner_words text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT stay_changes_check CHECK ((check_out > check_in)),
    CONSTRAINT stay_changes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'overtaken'::text, 'expired'::text])))
);
ALTER TABLE public.stay_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.stay_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.unit_months (
    owner_id bigint NOT NULL,
    property_id bigint NOT NULL,
    unit_id bigint NOT NULL,
    month date NOT NULL,
    revenue_cents bigint DEFAULT 0 NOT NULL,
    confirmed_nights integer DEFAULT 0 NOT NULL,
    held_nights integer DEFAULT 0 NOT NULL,
    created integer DEFAULT 0 NOT NULL,
    confirmed integer DEFAULT 0 NOT NULL,
    cancelled integer DEFAULT 0 NOT NULL
);
ALTER TABLE public.units ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.units_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.webhook_deliveries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    event text NOT NULL,
    subject_id bigint,
    booking_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    run_after timestamp with time zone DEFAULT now() NOT NULL,
    tried_at timestamp with time zone,
    status integer,
    error text,
    done_at timestamp with time zone
);

CREATE TABLE public.webhooks (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    url text NOT NULL,
    events text[] NOT NULL,
    secret bytea NOT NULL,
    former_secret bytea,
    former_until timestamp with time zone,
    active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE public.webhooks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhooks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE ONLY public.account_endings
    ADD CONSTRAINT account_endings_pkey PRIMARY KEY (owner_id);
ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_key_hash_key UNIQUE (key_hash);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.arrival_mails
    ADD CONSTRAINT arrival_mails_pkey PRIMARY KEY (booking_id);
ALTER TABLE ONLY public.auth_challenges
    ADD CONSTRAINT auth_challenges_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.authenticator_apps
    ADD CONSTRAINT authenticator_apps_pkey PRIMARY KEY (owner_id);
ALTER TABLE ONLY public.booking_lines
    ADD CONSTRAINT booking_lines_pkey PRIMARY KEY (booking_id, "position");
ALTER TABLE ONLY public.booking_nights
    ADD CONSTRAINT booking_nights_pkey PRIMARY KEY (booking_id, night);
ALTER TABLE public.booking_requests
    ADD CONSTRAINT booking_requests_booked_as CHECK ((booked_as = ANY (ARRAY['request'::text, 'instant'::text, 'instant_ended'::text]))) NOT VALID;
ALTER TABLE ONLY public.booking_requests
    ADD CONSTRAINT booking_requests_decision_hash_key UNIQUE (decision_hash);
ALTER TABLE ONLY public.booking_requests
    ADD CONSTRAINT booking_requests_guest_hash_key UNIQUE (guest_hash);
ALTER TABLE ONLY public.booking_requests
    ADD CONSTRAINT booking_requests_pkey PRIMARY KEY (booking_id);
ALTER TABLE public.booking_services
    ADD CONSTRAINT booking_services_charged_per CHECK ((charged_per = ANY (ARRAY['unit'::text, 'person'::text, 'pet'::text]))) NOT VALID;
ALTER TABLE ONLY public.booking_services
    ADD CONSTRAINT booking_services_pkey PRIMARY KEY (booking_id, service_id);
ALTER TABLE public.bookings
    ADD CONSTRAINT bookings_cancellation_fee CHECK ((cancellation_fee_cents >= 0)) NOT VALID;
ALTER TABLE public.bookings
    ADD CONSTRAINT bookings_infants CHECK ((infants >= 0)) NOT VALID;
ALTER TABLE public.bookings
    ADD CONSTRAINT bookings_locale CHECK ((locale ~ '^[a-z]{2,3}$'::text)) NOT VALID;
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_owner_id_id_key UNIQUE (owner_id, id);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_owner_id_number_key UNIQUE (owner_id, number);
ALTER TABLE public.bookings
    ADD CONSTRAINT bookings_pets CHECK ((pets >= 0)) NOT VALID;
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.call_counts
    ADD CONSTRAINT call_counts_pkey PRIMARY KEY (key);
ALTER TABLE public.properties
    ADD CONSTRAINT check_in_order CHECK (((check_in_from < check_in_until) OR ((check_in_until < check_in_from) AND (check_in_until <= '12:00:00'::time without time zone)))) NOT VALID;
ALTER TABLE public.clients
    ADD CONSTRAINT clients_locale CHECK ((locale ~ '^[a-z]{2,3}$'::text)) NOT VALID;
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_owner_id_id_key UNIQUE (owner_id, id);
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_pkey PRIMARY KEY (id);
ALTER TABLE public.clients
    ADD CONSTRAINT clients_reached CHECK (((email <> ''::text) OR (phone <> ''::text) OR (erased_at IS NOT NULL))) NOT VALID;
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.daily_tasks
    ADD CONSTRAINT daily_tasks_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.former_slugs
    ADD CONSTRAINT former_slugs_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.free_gaps_missing
    ADD CONSTRAINT free_gaps_missing_pkey PRIMARY KEY (unit_id);
ALTER TABLE ONLY public.free_gaps
    ADD CONSTRAINT free_gaps_pkey PRIMARY KEY (unit_id, nights);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key);
ALTER TABLE ONLY public.image_avifs
    ADD CONSTRAINT image_avifs_pkey PRIMARY KEY (image_id, width);
ALTER TABLE ONLY public.image_colours
    ADD CONSTRAINT image_colours_pkey PRIMARY KEY (image_id);
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_owner_id_id_key UNIQUE (owner_id, id);
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invoice_counters
    ADD CONSTRAINT invoice_counters_pkey PRIMARY KEY (owner_id, year);
ALTER TABLE ONLY public.invoice_files
    ADD CONSTRAINT invoice_files_pkey PRIMARY KEY (invoice_id);
ALTER TABLE ONLY public.invoice_settings
    ADD CONSTRAINT invoice_settings_pkey PRIMARY KEY (owner_id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_number_key UNIQUE (owner_id, number);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_owner_id_id_key UNIQUE (owner_id, id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_owner_id_year_sequence_key UNIQUE (owner_id, year, sequence);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_owner_id_token_hash_key UNIQUE (owner_id, token_hash);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lowest_nights
    ADD CONSTRAINT lowest_nights_pkey PRIMARY KEY (unit_id, month);
ALTER TABLE ONLY public.media_files
    ADD CONSTRAINT media_files_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.occupancies
    ADD CONSTRAINT occupancies_booking_id_key UNIQUE (booking_id);
ALTER TABLE ONLY public.occupancies
    ADD CONSTRAINT occupancies_hold_id_key UNIQUE (hold_id);
ALTER TABLE ONLY public.occupancies
    ADD CONSTRAINT occupancies_owner_id_id_key UNIQUE (owner_id, id);
ALTER TABLE ONLY public.occupancies
    ADD CONSTRAINT occupancies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_event_key_key UNIQUE (event_key);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outgoing_hold
    ADD CONSTRAINT outgoing_hold_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.overview_houses
    ADD CONSTRAINT overview_houses_pkey PRIMARY KEY (property_id);
ALTER TABLE ONLY public.owners
    ADD CONSTRAINT owners_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.owners
    ADD CONSTRAINT owners_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential UNIQUE (credential_id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.promocodes
    ADD CONSTRAINT promocodes_owner_id_id_key UNIQUE (owner_id, id);
ALTER TABLE ONLY public.promocodes
    ADD CONSTRAINT promocodes_pkey PRIMARY KEY (id);
ALTER TABLE public.properties
    ADD CONSTRAINT properties_arrival_days CHECK (((arrival_days >= 0) AND (arrival_days <= 60))) NOT VALID;
ALTER TABLE public.properties
    ADD CONSTRAINT properties_cancellation_terms CHECK (((jsonb_typeof((cancellation_terms -> 'steps'::text)) = 'array'::text) AND (jsonb_typeof((cancellation_terms -> 'afterwards'::text)) = 'number'::text))) NOT VALID;
ALTER TABLE public.properties
    ADD CONSTRAINT properties_coordinates CHECK ((((latitude IS NULL) = (longitude IS NULL)) AND ((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))) NOT VALID;
ALTER TABLE public.properties
    ADD CONSTRAINT properties_deposit CHECK ((((deposit_percent IS NULL) = (deposit_days IS NULL)) AND ((deposit_percent >= 1) AND (deposit_percent <= 100)) AND ((deposit_days >= 0) AND (deposit_days <= 365)))) NOT VALID;
ALTER TABLE public.properties
    ADD CONSTRAINT properties_free_until_days CHECK ((free_until_days > 0)) NOT VALID;
ALTER TABLE ONLY public.properties
    ADD CONSTRAINT properties_owner_id_id_key UNIQUE (owner_id, id);
ALTER TABLE ONLY public.properties
    ADD CONSTRAINT properties_pkey PRIMARY KEY (id);
ALTER TABLE public.properties
    ADD CONSTRAINT properties_translations CHECK ((jsonb_typeof(translations) = 'object'::text)) NOT VALID;
ALTER TABLE ONLY public.property_days
    ADD CONSTRAINT property_days_pkey PRIMARY KEY (owner_id, night, property_id);
ALTER TABLE ONLY public.readiness
    ADD CONSTRAINT readiness_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (owner_id, code_hash);
ALTER TABLE ONLY public.release_health
    ADD CONSTRAINT release_health_pkey PRIMARY KEY (hour, area, version, trial, measure);
ALTER TABLE ONLY public.request_answers
    ADD CONSTRAINT request_answers_pkey PRIMARY KEY (booking_id);
ALTER TABLE ONLY public.request_holds
    ADD CONSTRAINT request_holds_booking_id_key UNIQUE (booking_id);
ALTER TABLE ONLY public.request_holds
    ADD CONSTRAINT request_holds_form_hash_key UNIQUE (form_hash);
ALTER TABLE ONLY public.request_holds
    ADD CONSTRAINT request_holds_guest_hash_key UNIQUE (guest_hash);
ALTER TABLE ONLY public.request_holds
    ADD CONSTRAINT request_holds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.retention_settings
    ADD CONSTRAINT retention_settings_pkey PRIMARY KEY (owner_id);
ALTER TABLE ONLY public.seasons
    ADD CONSTRAINT season_overlap EXCLUDE USING gist (unit_id WITH =, daterange(first_night, end_day) WITH &&);
ALTER TABLE ONLY public.seasons
    ADD CONSTRAINT seasons_owner_id_id_key UNIQUE (owner_id, id);
ALTER TABLE ONLY public.seasons
    ADD CONSTRAINT seasons_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.service_months
    ADD CONSTRAINT service_months_pkey PRIMARY KEY (owner_id, month, service_id, property_id);
ALTER TABLE public.services
    ADD CONSTRAINT services_charged_per CHECK ((charged_per = ANY (ARRAY['unit'::text, 'person'::text, 'pet'::text]))) NOT VALID;
ALTER TABLE public.services
    ADD CONSTRAINT services_from_age CHECK (((from_age >= 1) AND (from_age <= 18))) NOT VALID;
ALTER TABLE public.services
    ADD CONSTRAINT services_kind CHECK ((kind = ANY (ARRAY['service'::text, 'passed_on'::text]))) NOT VALID;
ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_owner_id_id_key UNIQUE (owner_id, id);
ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_pkey PRIMARY KEY (id);
ALTER TABLE public.services
    ADD CONSTRAINT services_translations CHECK ((jsonb_typeof(translations) = 'object'::text)) NOT VALID;
ALTER TABLE public.services
    ADD CONSTRAINT services_vat CHECK ((vat = ANY (ARRAY['usual'::text, 'none'::text, 'lodging'::text, 'extras'::text, 'own'::text]))) NOT VALID;
ALTER TABLE public.services
    ADD CONSTRAINT services_vat_percent CHECK ((((vat = 'own'::text) = (vat_percent IS NOT NULL)) AND ((vat_percent >= (0)::numeric) AND (vat_percent <= (50)::numeric)))) NOT VALID;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.site_settings
    ADD CONSTRAINT site_settings_pkey PRIMARY KEY (owner_id);
ALTER TABLE public.site_settings
    ADD CONSTRAINT site_settings_translations CHECK ((jsonb_typeof(translations) = 'object'::text)) NOT VALID;
ALTER TABLE ONLY public.stay_changes
    ADD CONSTRAINT stay_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.unit_months
    ADD CONSTRAINT unit_months_pkey PRIMARY KEY (owner_id, month, unit_id, property_id);
ALTER TABLE ONLY public.occupancies
    ADD CONSTRAINT unit_taken EXCLUDE USING gist (unit_id WITH =, daterange(check_in, check_out) WITH &&);
ALTER TABLE public.units
    ADD CONSTRAINT units_area CHECK ((area_m2 > 0)) NOT VALID;
ALTER TABLE public.units
    ADD CONSTRAINT units_bathrooms CHECK ((bathrooms >= 0)) NOT VALID;
ALTER TABLE public.units
    ADD CONSTRAINT units_cots CHECK ((cots >= 0)) NOT VALID;
ALTER TABLE public.units
    ADD CONSTRAINT units_extra_person_from_age CHECK (((extra_person_from_age >= 1) AND (extra_person_from_age <= 18))) NOT VALID;
ALTER TABLE public.units
    ADD CONSTRAINT units_instant_hours CHECK (((instant_hours >= 0) AND (instant_hours <= 720))) NOT VALID;
ALTER TABLE public.units
    ADD CONSTRAINT units_min_nights CHECK (((min_nights >= 1) AND (min_nights <= 365))) NOT VALID;
ALTER TABLE ONLY public.units
    ADD CONSTRAINT units_owner_id_id_key UNIQUE (owner_id, id);
ALTER TABLE public.units
    ADD CONSTRAINT units_pets_max CHECK ((pets_max >= 0)) NOT VALID;
ALTER TABLE ONLY public.units
    ADD CONSTRAINT units_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.units
    ADD CONSTRAINT units_property_id_id_key UNIQUE (property_id, id);
ALTER TABLE public.units
    ADD CONSTRAINT units_rooms CHECK ((jsonb_typeof(rooms) = 'array'::text)) NOT VALID;
ALTER TABLE public.units
    ADD CONSTRAINT units_translations CHECK ((jsonb_typeof(translations) = 'object'::text)) NOT VALID;
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (id);
CREATE INDEX account_endings_due ON public.account_endings USING btree (ends_at);
CREATE INDEX account_tokens_owner ON public.account_tokens USING btree (owner_id);
CREATE INDEX api_keys_owner ON public.api_keys USING btree (owner_id, id);
CREATE INDEX arrival_mails_owner ON public.arrival_mails USING btree (owner_id);
CREATE INDEX auth_challenges_expired ON public.auth_challenges USING btree (expires_at);
CREATE INDEX auth_challenges_owner ON public.auth_challenges USING btree (owner_id);
CREATE INDEX booking_nights_owner ON public.booking_nights USING btree (owner_id, night) INCLUDE (booking_id, property_id, unit_id, revenue_cents, status);
CREATE INDEX booking_nights_unit ON public.booking_nights USING btree (unit_id, night) INCLUDE (booking_id, revenue_cents, status);
CREATE INDEX booking_requests_email ON public.booking_requests USING btree (owner_id, lower(email));
CREATE INDEX booking_services_service ON public.booking_services USING btree (service_id);
CREATE INDEX bookings_arrivals ON public.bookings USING btree (owner_id, check_in) INCLUDE (property_id) WHERE (status = 'confirmed'::text);
CREATE INDEX bookings_cancelled ON public.bookings USING btree (unit_id, check_in) INCLUDE (check_out) WHERE (status = 'cancelled'::text);
CREATE INDEX bookings_client ON public.bookings USING btree (client_id, check_in) INCLUDE (id, owner_id);
CREATE INDEX bookings_departures ON public.bookings USING btree (owner_id, check_out) INCLUDE (property_id) WHERE (status = 'confirmed'::text);
CREATE INDEX bookings_list ON public.bookings USING btree (owner_id, check_in DESC, id DESC);
CREATE INDEX bookings_owing ON public.bookings USING btree (owner_id, id) WHERE ((paid_cents < (subtotal_cents - discount_cents)) AND (status <> 'cancelled'::text));
CREATE INDEX bookings_promocode ON public.bookings USING btree (promo_code_id) WHERE (promo_code_id IS NOT NULL);
CREATE INDEX bookings_requests ON public.bookings USING btree (owner_id, expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX bookings_unit ON public.bookings USING btree (unit_id, check_in) INCLUDE (check_out);
CREATE INDEX bookings_unpaid ON public.bookings USING btree (owner_id, check_in, id) WHERE ((deposit_cents > 0) AND (NOT deposit_paid) AND (status <> 'cancelled'::text));
CREATE INDEX bookings_window ON public.bookings USING btree (owner_id, check_out, check_in);
CREATE INDEX call_counts_until ON public.call_counts USING btree (until);
CREATE INDEX clients_email ON public.clients USING btree (owner_id, lower(email)) WHERE (deleted_at IS NULL);
CREATE INDEX clients_list ON public.clients USING btree (owner_id, active DESC, lower(last_name) COLLATE "und-x-icu", lower(first_name) COLLATE "und-x-icu", id) WHERE (deleted_at IS NULL);
CREATE INDEX clients_search ON public.clients USING gin (owner_id, search_text public.gin_trgm_ops);
CREATE INDEX contact_messages_owner ON public.contact_messages USING btree (owner_id);
CREATE INDEX free_gaps_days ON public.free_gaps USING btree (COALESCE(upper(nights), 'infinity'::date), COALESCE(lower(nights), '-infinity'::date), unit_id);
CREATE INDEX free_gaps_nights ON public.free_gaps USING spgist (nights) INCLUDE (unit_id);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX image_avifs_file ON public.image_avifs USING btree (file);
CREATE INDEX images_files ON public.images USING gin (sources jsonb_path_ops);
CREATE INDEX images_property ON public.images USING btree (property_id, "position") WHERE (property_id IS NOT NULL);
CREATE INDEX images_unit ON public.images USING btree (unit_id, "position") WHERE (unit_id IS NOT NULL);
CREATE INDEX invoice_files_file ON public.invoice_files USING btree (file);
CREATE INDEX invoice_settings_auto ON public.invoice_settings USING btree (owner_id) WHERE (auto_issue_from IS NOT NULL);
CREATE INDEX invoices_booking ON public.invoices USING btree (booking_id);
CREATE UNIQUE INDEX invoices_cancels ON public.invoices USING btree (cancels_id) WHERE (cancels_id IS NOT NULL);
CREATE UNIQUE INDEX invoices_draft ON public.invoices USING btree (booking_id) WHERE (status = 'draft'::text);
CREATE INDEX invoices_issued ON public.invoices USING btree (owner_id, issued_at) WHERE (status <> 'draft'::text);
CREATE INDEX invoices_list ON public.invoices USING btree (owner_id, id DESC);
CREATE UNIQUE INDEX invoices_live ON public.invoices USING btree (booking_id) WHERE ((kind = 'invoice'::text) AND (status = 'issued'::text));
CREATE INDEX invoices_new ON public.invoices USING btree (issued_at) WHERE (status <> 'draft'::text);
CREATE INDEX known_devices_owner ON public.known_devices USING btree (owner_id, last_used_at);
CREATE INDEX lowest_nights_order ON public.lowest_nights USING btree (month, lowest_cents, unit_id) INCLUDE (highest_cents, capacity, max_capacity, extra_person_cents, traits);
CREATE INDEX media_files_touched ON public.media_files USING btree (touched_at);
CREATE INDEX occupancies_blocks ON public.occupancies USING btree (owner_id, check_in, id) WHERE (kind = 'block'::text);
CREATE INDEX occupancies_expiry ON public.occupancies USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX occupancies_probe ON public.occupancies USING btree (unit_id, check_in) INCLUDE (check_out, expires_at, kind);
CREATE INDEX outbox_due ON public.outbox USING btree (run_after) WHERE (done_at IS NULL);
CREATE INDEX overview_all ON public.overview_houses USING btree (completeness DESC, lowest_cents, property_id DESC) WHERE (NOT demo);
CREATE INDEX overview_city ON public.overview_houses USING btree (city, completeness DESC, lowest_cents, property_id DESC) WHERE (NOT demo);
CREATE INDEX overview_country ON public.overview_houses USING btree (country, completeness DESC, lowest_cents, property_id DESC) WHERE (NOT demo);
CREATE INDEX overview_owner ON public.overview_houses USING btree (owner_id, completeness DESC, lowest_cents, property_id DESC);
CREATE INDEX overview_until ON public.overview_houses USING btree (until) WHERE (until < 'infinity'::date);
CREATE UNIQUE INDEX owners_email ON public.owners USING btree (lower(email)) WHERE (NOT is_guest);
CREATE INDEX owners_expired_guests ON public.owners USING btree (guest_expires_at) WHERE is_guest;
CREATE INDEX owners_logo_files ON public.owners USING gin (logo_sources jsonb_path_ops) WHERE (logo_sources <> '[]'::jsonb);
CREATE UNIQUE INDEX owners_proven_domain ON public.owners USING btree (domain) WHERE (domain_proven_at IS NOT NULL);
CREATE INDEX passkeys_owner ON public.passkeys USING btree (owner_id);
CREATE INDEX payments_booking ON public.payments USING btree (booking_id, id);
CREATE INDEX payments_owner ON public.payments USING btree (owner_id, booking_id);
CREATE UNIQUE INDEX promocodes_code ON public.promocodes USING btree (owner_id, lower(code)) WHERE (deleted_at IS NULL);
CREATE INDEX promocodes_list ON public.promocodes USING btree (owner_id, active DESC, lower(code), id) WHERE (deleted_at IS NULL);
CREATE INDEX properties_list ON public.properties USING btree (owner_id, active DESC, lower(name) COLLATE "und-x-icu", id) WHERE (deleted_at IS NULL);
CREATE INDEX properties_public ON public.properties USING btree (lower(name) COLLATE "und-x-icu", id) WHERE (active AND (deleted_at IS NULL));
CREATE INDEX release_health_trial ON public.release_health USING btree (area, trial) WHERE (trial > 0);
CREATE INDEX request_answers_owner ON public.request_answers USING btree (owner_id, answered_at) INCLUDE (minutes);
CREATE INDEX request_holds_age ON public.request_holds USING btree (created_at);
CREATE INDEX request_holds_email ON public.request_holds USING btree (lower(email), created_at) WHERE (booking_id IS NULL);
CREATE INDEX request_holds_network ON public.request_holds USING btree (network_hash, created_at) WHERE (booking_id IS NULL);
CREATE INDEX request_holds_owner ON public.request_holds USING btree (owner_id, created_at) WHERE (booking_id IS NULL);
CREATE INDEX seasons_list ON public.seasons USING btree (owner_id, unit_id, first_night);
CREATE INDEX services_list ON public.services USING btree (owner_id, active DESC, lower(name) COLLATE "und-x-icu", id) WHERE (deleted_at IS NULL);
CREATE INDEX services_property ON public.services USING btree (property_id) WHERE (deleted_at IS NULL);
CREATE INDEX sessions_device ON public.sessions USING btree (device_id) WHERE (device_id IS NOT NULL);
CREATE INDEX sessions_expired ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_owner ON public.sessions USING btree (owner_id);
CREATE INDEX stay_changes_booking ON public.stay_changes USING btree (booking_id, id);
CREATE UNIQUE INDEX stay_changes_open ON public.stay_changes USING btree (booking_id) WHERE (state = 'open'::text);
CREATE INDEX stay_changes_owner ON public.stay_changes USING btree (owner_id);
CREATE INDEX units_first ON public.units USING btree (id) WHERE (active AND (deleted_at IS NULL) AND (status = 'available'::text) AND listed AND (NOT demo));
CREATE INDEX units_first_city ON public.units USING btree (city, id) WHERE (active AND (deleted_at IS NULL) AND (status = 'available'::text) AND listed AND (NOT demo));
CREATE INDEX units_first_country ON public.units USING btree (country, id) WHERE (active AND (deleted_at IS NULL) AND (status = 'available'::text) AND listed AND (NOT demo));
CREATE INDEX units_instant ON public.units USING btree (price_cents, id) WHERE (instant AND active AND (deleted_at IS NULL) AND (status = 'available'::text) AND listed);
CREATE INDEX units_list ON public.units USING btree (owner_id, active DESC, lower(property_name) COLLATE "und-x-icu", property_id, lower(name) COLLATE "und-x-icu", id) WHERE (deleted_at IS NULL);
CREATE INDEX units_property ON public.units USING btree (property_id) WHERE (deleted_at IS NULL);
CREATE INDEX units_search ON public.units USING btree (price_cents, id) WHERE (active AND (deleted_at IS NULL) AND (status = 'available'::text) AND listed AND (NOT demo));
CREATE INDEX units_search_city ON public.units USING btree (city, price_cents, id) WHERE (active AND (deleted_at IS NULL) AND (status = 'available'::text) AND listed AND (NOT demo));
CREATE INDEX units_search_country ON public.units USING btree (country, price_cents, id) WHERE (active AND (deleted_at IS NULL) AND (status = 'available'::text) AND listed AND (NOT demo));
CREATE INDEX units_search_names ON public.units USING btree (lower(property_name) COLLATE "und-x-icu", lower(name) COLLATE "und-x-icu", id) WHERE (active AND (deleted_at IS NULL) AND (status = 'available'::text) AND listed AND (NOT demo));
CREATE INDEX units_search_owner ON public.units USING btree (owner_id, price_cents, id) WHERE (active AND (deleted_at IS NULL) AND (status = 'available'::text) AND listed);
CREATE INDEX webhook_deliveries_age ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (run_after) WHERE (done_at IS NULL);
CREATE INDEX webhook_deliveries_list ON public.webhook_deliveries USING btree (webhook_id, created_at DESC);
CREATE INDEX webhook_deliveries_owner ON public.webhook_deliveries USING btree (owner_id);
CREATE INDEX webhook_deliveries_tried ON public.webhook_deliveries USING btree (webhook_id, tried_at DESC) WHERE (status IS NOT NULL);
CREATE INDEX webhook_deliveries_turn ON public.webhook_deliveries USING btree (owner_id, run_after) WHERE (done_at IS NULL);
CREATE INDEX webhooks_owner ON public.webhooks USING btree (owner_id) WHERE active;
CREATE TRIGGER account_endings_hide AFTER INSERT OR DELETE ON public.account_endings FOR EACH ROW EXECUTE FUNCTION public.hide_ending_units();
CREATE TRIGGER booking_nights_count_delete AFTER DELETE ON public.booking_nights REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.count_nights();
CREATE TRIGGER booking_nights_count_insert AFTER INSERT ON public.booking_nights REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION public.count_nights();
CREATE TRIGGER booking_nights_count_update AFTER UPDATE ON public.booking_nights REFERENCING OLD TABLE AS gone NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION public.count_nights();
CREATE TRIGGER booking_nights_status BEFORE INSERT ON public.booking_nights FOR EACH ROW EXECUTE FUNCTION public.copy_status_to_night();
CREATE TRIGGER booking_services_count_delete AFTER DELETE ON public.booking_services REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_sales();
CREATE TRIGGER booking_services_count_insert AFTER INSERT ON public.booking_services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_sales();
CREATE TRIGGER booking_services_known BEFORE INSERT ON public.booking_services FOR EACH ROW WHEN ((new.charged_per IS NULL)) EXECUTE FUNCTION public.refuse_unknown_charge();
CREATE TRIGGER booking_services_replaced BEFORE UPDATE ON public.booking_services FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER bookings_children BEFORE UPDATE OF guests_count ON public.bookings FOR EACH ROW WHEN ((cardinality(new.children) >= new.guests_count)) EXECUTE FUNCTION public.forget_children();
CREATE TRIGGER bookings_count_delete BEFORE DELETE ON public.bookings FOR EACH ROW EXECUTE FUNCTION public.count_booking();
CREATE TRIGGER bookings_count_insert AFTER INSERT ON public.bookings FOR EACH ROW EXECUTE FUNCTION public.count_booking();
CREATE TRIGGER bookings_count_update AFTER UPDATE OF status, cancelled_by, check_in, unit_id, property_id ON bookings FOR EACH ROW WHEN ((OLD.status, OLD.cancelled_by, OLD.check_in, OLD.unit_id, OLD.property_id) IS DISTINCT FROM (NEW.status, NEW.cancelled_by, NEW.check_in, NEW.unit_id, NEW.property_id)) EXECUTE FUNCTION count_booking();
CREATE CONSTRAINT TRIGGER bookings_mandatory AFTER INSERT ON public.bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.children IS NULL)) EXECUTE FUNCTION public.refuse_without_mandatory();
CREATE TRIGGER bookings_tell_delete AFTER DELETE ON public.bookings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["bookings","calendar","dashboard","analytics","invoices"]');
CREATE TRIGGER bookings_tell_insert AFTER INSERT ON public.bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["bookings","calendar","dashboard","analytics","invoices"]');
CREATE TRIGGER bookings_tell_update AFTER UPDATE ON public.bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["bookings","calendar","dashboard","analytics","invoices"]');
CREATE TRIGGER bookings_webhooks_delete AFTER DELETE ON public.bookings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.bookings_to_webhooks();
CREATE TRIGGER bookings_webhooks_insert AFTER INSERT ON public.bookings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.bookings_to_webhooks();
CREATE TRIGGER bookings_webhooks_update AFTER UPDATE ON public.bookings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.bookings_to_webhooks();
CREATE TRIGGER clients_tell_delete AFTER DELETE ON public.clients REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["clients","bookings","calendar","dashboard","invoices"]');
CREATE TRIGGER clients_tell_insert AFTER INSERT ON public.clients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["clients","bookings","calendar","dashboard","invoices"]');
CREATE TRIGGER clients_tell_update AFTER UPDATE ON public.clients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["clients","bookings","calendar","dashboard","invoices"]');
CREATE TRIGGER clients_webhooks_insert AFTER INSERT ON public.clients REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.clients_to_webhooks();
CREATE TRIGGER clients_webhooks_update AFTER UPDATE ON public.clients REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.clients_to_webhooks();
CREATE CONSTRAINT TRIGGER images_overview AFTER INSERT OR DELETE ON public.images DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.keep_overview();
CREATE TRIGGER images_tell_delete AFTER DELETE ON public.images REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["images","properties","units"]');
CREATE TRIGGER images_tell_insert AFTER INSERT ON public.images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["images","properties","units"]');
CREATE TRIGGER images_tell_update AFTER UPDATE ON public.images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["images","properties","units"]');
CREATE TRIGGER invoice_files_keep BEFORE DELETE OR UPDATE ON public.invoice_files FOR EACH ROW EXECUTE FUNCTION public.keep_invoice_file();
ALTER TABLE public.invoice_files ENABLE ALWAYS TRIGGER invoice_files_keep;
CREATE TRIGGER invoice_files_keep_truncated BEFORE TRUNCATE ON public.invoice_files FOR EACH STATEMENT EXECUTE FUNCTION public.keep_invoice_file();
ALTER TABLE public.invoice_files ENABLE ALWAYS TRIGGER invoice_files_keep_truncated;
CREATE CONSTRAINT TRIGGER invoice_files_purge_whole AFTER DELETE ON public.invoice_files DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.purge_whole();
ALTER TABLE public.invoice_files ENABLE ALWAYS TRIGGER invoice_files_purge_whole;
CREATE TRIGGER invoice_settings_tell_delete AFTER DELETE ON public.invoice_settings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["invoices"]');
CREATE TRIGGER invoice_settings_tell_insert AFTER INSERT ON public.invoice_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["invoices"]');
CREATE TRIGGER invoice_settings_tell_update AFTER UPDATE ON public.invoice_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["invoices"]');
CREATE TRIGGER invoices_keep_deleted BEFORE DELETE ON public.invoices FOR EACH ROW WHEN ((old.status <> 'draft'::text)) EXECUTE FUNCTION public.keep_issued();
ALTER TABLE public.invoices ENABLE ALWAYS TRIGGER invoices_keep_deleted;
CREATE TRIGGER invoices_keep_truncated BEFORE TRUNCATE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION public.keep_issued();
ALTER TABLE public.invoices ENABLE ALWAYS TRIGGER invoices_keep_truncated;
CREATE TRIGGER invoices_keep_updated BEFORE UPDATE ON public.invoices FOR EACH ROW WHEN ((old.status <> 'draft'::text)) EXECUTE FUNCTION public.keep_issued();
ALTER TABLE public.invoices ENABLE ALWAYS TRIGGER invoices_keep_updated;
CREATE CONSTRAINT TRIGGER invoices_purge_whole AFTER DELETE ON public.invoices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.status <> 'draft'::text)) EXECUTE FUNCTION public.purge_whole();
ALTER TABLE public.invoices ENABLE ALWAYS TRIGGER invoices_purge_whole;
CREATE TRIGGER invoices_tell_delete AFTER DELETE ON public.invoices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["invoices"]');
CREATE TRIGGER invoices_tell_insert AFTER INSERT ON public.invoices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["invoices"]');
CREATE TRIGGER invoices_tell_update AFTER UPDATE ON public.invoices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["invoices"]');
CREATE TRIGGER invoices_webhooks_update AFTER UPDATE ON public.invoices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.invoices_to_webhooks();
CREATE TRIGGER occupancies_gaps_delete AFTER DELETE ON public.occupancies REFERENCING OLD TABLE AS was_there FOR EACH STATEMENT EXECUTE FUNCTION public.keep_free_gaps();
CREATE TRIGGER occupancies_gaps_insert AFTER INSERT ON public.occupancies REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION public.keep_free_gaps();
CREATE TRIGGER occupancies_gaps_update AFTER UPDATE ON public.occupancies REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION public.keep_free_gaps();
CREATE TRIGGER occupancies_tell_delete AFTER DELETE ON public.occupancies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["blocks","calendar","dashboard","analytics"]');
CREATE TRIGGER occupancies_tell_insert AFTER INSERT ON public.occupancies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["blocks","calendar","dashboard","analytics"]');
CREATE TRIGGER occupancies_tell_update AFTER UPDATE ON public.occupancies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["blocks","calendar","dashboard","analytics"]');
CREATE TRIGGER owners_keep_real BEFORE UPDATE OF is_guest ON public.owners FOR EACH ROW WHEN ((new.is_guest AND (NOT old.is_guest))) EXECUTE FUNCTION public.keep_real();
ALTER TABLE public.owners ENABLE ALWAYS TRIGGER owners_keep_real;
CREATE TRIGGER owners_tell_update AFTER UPDATE OF email, first_name, last_name, tax_id, street, house_number, postal_code, city, country, phone, logo, slug, request_expiry_hours, max_nights, horizon_months, domain, domain_proven_at ON public.owners FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.tell_owner();
CREATE TRIGGER payments_add AFTER INSERT ON public.payments FOR EACH ROW EXECUTE FUNCTION public.add_payment();
CREATE TRIGGER payments_keep BEFORE DELETE OR UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION public.keep_payments();
ALTER TABLE public.payments ENABLE ALWAYS TRIGGER payments_keep;
CREATE TRIGGER payments_keep_truncated BEFORE TRUNCATE ON public.payments FOR EACH STATEMENT EXECUTE FUNCTION public.keep_payments();
ALTER TABLE public.payments ENABLE ALWAYS TRIGGER payments_keep_truncated;
CREATE TRIGGER payments_tell_delete AFTER DELETE ON public.payments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["payments","bookings","dashboard","invoices"]');
CREATE TRIGGER payments_tell_insert AFTER INSERT ON public.payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["payments","bookings","dashboard","invoices"]');
CREATE TRIGGER payments_tell_update AFTER UPDATE ON public.payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["payments","bookings","dashboard","invoices"]');
CREATE TRIGGER payments_webhooks_insert AFTER INSERT ON public.payments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.payments_to_webhooks();
CREATE TRIGGER promocodes_tell_delete AFTER DELETE ON public.promocodes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["promocodes","bookings"]');
CREATE TRIGGER promocodes_tell_insert AFTER INSERT ON public.promocodes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["promocodes","bookings"]');
CREATE TRIGGER promocodes_tell_update AFTER UPDATE ON public.promocodes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["promocodes","bookings"]');
CREATE TRIGGER properties_amenities AFTER UPDATE OF amenities ON public.properties FOR EACH ROW WHEN ((old.amenities IS DISTINCT FROM new.amenities)) EXECUTE FUNCTION public.copy_amenities_to_units();
CREATE TRIGGER properties_changed BEFORE UPDATE ON properties FOR EACH ROW WHEN ((OLD.name, OLD.description, OLD.translations, OLD.city, OLD.country, OLD.amenities, OLD.house_rules, OLD.latitude, OLD.longitude, OLD.check_in_from, OLD.check_in_until, OLD.check_out_until, OLD.registration_number, OLD.cancellation_terms) IS DISTINCT FROM (NEW.name, NEW.description, NEW.translations, NEW.city, NEW.country, NEW.amenities, NEW.house_rules, NEW.latitude, NEW.longitude, NEW.check_in_from, NEW.check_in_until, NEW.check_out_until, NEW.registration_number, NEW.cancellation_terms)) EXECUTE FUNCTION note_change();
CREATE CONSTRAINT TRIGGER properties_overview AFTER UPDATE ON properties DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((OLD.city, OLD.country, OLD.latitude, OLD.check_in_from, OLD.amenities) IS DISTINCT FROM (NEW.city, NEW.country, NEW.latitude, NEW.check_in_from, NEW.amenities)) EXECUTE FUNCTION keep_overview();
CREATE TRIGGER properties_place AFTER UPDATE OF name, city, country, active, deleted_at ON properties FOR EACH ROW WHEN ((OLD.name, OLD.city, OLD.country, OLD.active, OLD.deleted_at) IS DISTINCT FROM (NEW.name, NEW.city, NEW.country, NEW.active, NEW.deleted_at)) EXECUTE FUNCTION copy_place_to_units();
CREATE TRIGGER properties_tell_delete AFTER DELETE ON public.properties REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["properties","units","services","seasons","bookings","calendar","dashboard","analytics"]');
CREATE TRIGGER properties_tell_insert AFTER INSERT ON public.properties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["properties","units","services","seasons","bookings","calendar","dashboard","analytics"]');
CREATE TRIGGER properties_tell_update AFTER UPDATE ON public.properties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["properties","units","services","seasons","bookings","calendar","dashboard","analytics"]');
CREATE TRIGGER seasons_lowest_delete AFTER DELETE ON public.seasons REFERENCING OLD TABLE AS was_there FOR EACH STATEMENT EXECUTE FUNCTION public.keep_lowest_nights();
CREATE TRIGGER seasons_lowest_insert AFTER INSERT ON public.seasons REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION public.keep_lowest_nights();
CREATE TRIGGER seasons_lowest_update AFTER UPDATE ON public.seasons REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION public.keep_lowest_nights();
CREATE CONSTRAINT TRIGGER seasons_overview AFTER INSERT OR DELETE OR UPDATE ON public.seasons DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.keep_overview();
CREATE TRIGGER seasons_tell_delete AFTER DELETE ON public.seasons REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["seasons","calendar"]');
CREATE TRIGGER seasons_tell_insert AFTER INSERT ON public.seasons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["seasons","calendar"]');
CREATE TRIGGER seasons_tell_update AFTER UPDATE ON public.seasons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["seasons","calendar"]');
CREATE TRIGGER services_tell_delete AFTER DELETE ON public.services REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["services"]');
CREATE TRIGGER services_tell_insert AFTER INSERT ON public.services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["services"]');
CREATE TRIGGER services_tell_update AFTER UPDATE ON public.services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["services"]');
CREATE TRIGGER sessions_second_factor BEFORE INSERT ON public.sessions FOR EACH ROW WHEN ((NOT new.passed_second_step)) EXECUTE FUNCTION public.refuse_half_a_sign_in();
CREATE TRIGGER site_settings_tell_delete AFTER DELETE ON public.site_settings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["accounts"]');
CREATE TRIGGER site_settings_tell_insert AFTER INSERT ON public.site_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["accounts"]');
CREATE TRIGGER site_settings_tell_update AFTER UPDATE ON public.site_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["accounts"]');
CREATE TRIGGER stay_changes_tell_delete AFTER DELETE ON public.stay_changes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_of_stay_changes();
CREATE TRIGGER stay_changes_tell_insert AFTER INSERT ON public.stay_changes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_of_stay_changes();
CREATE TRIGGER stay_changes_tell_update AFTER UPDATE ON public.stay_changes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_of_stay_changes();
CREATE TRIGGER stay_changes_webhooks_insert AFTER INSERT ON public.stay_changes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.stay_changes_to_webhooks();
CREATE TRIGGER units_amenities BEFORE INSERT ON public.units FOR EACH ROW EXECUTE FUNCTION public.copy_amenities_to_unit();
CREATE TRIGGER units_amenities_move BEFORE UPDATE OF property_id ON public.units FOR EACH ROW WHEN ((old.property_id <> new.property_id)) EXECUTE FUNCTION public.copy_amenities_to_unit();
CREATE TRIGGER units_changed BEFORE UPDATE ON units FOR EACH ROW WHEN ((OLD.name, OLD.description, OLD.translations, OLD.type, OLD.price_cents, OLD.max_capacity, OLD.rooms, OLD.bathrooms, OLD.area_m2, OLD.amenities, OLD.pets_max, OLD.cots, OLD.registration_number, OLD.active, OLD.status, OLD.min_nights) IS DISTINCT FROM (NEW.name, NEW.description, NEW.translations, NEW.type, NEW.price_cents, NEW.max_capacity, NEW.rooms, NEW.bathrooms, NEW.area_m2, NEW.amenities, NEW.pets_max, NEW.cots, NEW.registration_number, NEW.active, NEW.status, NEW.min_nights)) EXECUTE FUNCTION note_change();
CREATE TRIGGER units_gaps AFTER INSERT ON public.units REFERENCING NEW TABLE AS new_units FOR EACH STATEMENT EXECUTE FUNCTION public.open_free_gaps();
CREATE TRIGGER units_lowest_insert AFTER INSERT ON public.units REFERENCING NEW TABLE AS new_units FOR EACH STATEMENT EXECUTE FUNCTION public.write_lowest_nights_of_units();
CREATE TRIGGER units_lowest_update AFTER UPDATE OF price_cents, capacity, max_capacity, extra_person_cents, type, amenities, house_amenities, property_id ON units FOR EACH ROW WHEN ((OLD.price_cents, OLD.capacity, OLD.max_capacity, OLD.extra_person_cents, OLD.type, OLD.amenities, OLD.house_amenities) IS DISTINCT FROM (NEW.price_cents, NEW.capacity, NEW.max_capacity, NEW.extra_person_cents, NEW.type, NEW.amenities, NEW.house_amenities)) EXECUTE FUNCTION write_lowest_nights_of_unit();
CREATE TRIGGER units_move BEFORE UPDATE OF property_id ON public.units FOR EACH ROW WHEN ((old.property_id <> new.property_id)) EXECUTE FUNCTION public.copy_place_to_unit();
CREATE CONSTRAINT TRIGGER units_overview AFTER INSERT OR DELETE ON public.units DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.keep_overview();
CREATE CONSTRAINT TRIGGER units_overview_update AFTER UPDATE ON units DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((OLD.active, OLD.deleted_at, OLD.status, OLD.listed, OLD.demo, OLD.price_cents) IS DISTINCT FROM (NEW.active, NEW.deleted_at, NEW.status, NEW.listed, NEW.demo, NEW.price_cents)) EXECUTE FUNCTION keep_overview();
CREATE TRIGGER units_place BEFORE INSERT ON public.units FOR EACH ROW EXECUTE FUNCTION public.copy_place_to_unit();
CREATE TRIGGER units_tell_delete AFTER DELETE ON public.units REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["units","properties","seasons","bookings","calendar","dashboard","analytics"]');
CREATE TRIGGER units_tell_insert AFTER INSERT ON public.units REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["units","properties","seasons","bookings","calendar","dashboard","analytics"]');
CREATE TRIGGER units_tell_update AFTER UPDATE ON public.units REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_owners('["units","properties","seasons","bookings","calendar","dashboard","analytics"]');
ALTER TABLE ONLY public.account_endings
    ADD CONSTRAINT account_endings_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.arrival_mails
    ADD CONSTRAINT arrival_mails_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.arrival_mails
    ADD CONSTRAINT arrival_mails_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_challenges
    ADD CONSTRAINT auth_challenges_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.authenticator_apps
    ADD CONSTRAINT authenticator_apps_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.booking_lines
    ADD CONSTRAINT booking_lines_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.booking_nights
    ADD CONSTRAINT booking_nights_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.booking_requests
    ADD CONSTRAINT booking_requests_owner_id_booking_id_fkey FOREIGN KEY (owner_id, booking_id) REFERENCES public.bookings(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.booking_services
    ADD CONSTRAINT booking_services_owner_id_booking_id_fkey FOREIGN KEY (owner_id, booking_id) REFERENCES public.bookings(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.booking_services
    ADD CONSTRAINT booking_services_owner_id_service_id_fkey FOREIGN KEY (owner_id, service_id) REFERENCES public.services(owner_id, id);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_owner_id_client_id_fkey FOREIGN KEY (owner_id, client_id) REFERENCES public.clients(owner_id, id);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_owner_id_promo_code_id_fkey FOREIGN KEY (owner_id, promo_code_id) REFERENCES public.promocodes(owner_id, id);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_owner_id_unit_id_fkey FOREIGN KEY (owner_id, unit_id) REFERENCES public.units(owner_id, id);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_property_id_unit_id_fkey FOREIGN KEY (property_id, unit_id) REFERENCES public.units(property_id, id);
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.former_slugs
    ADD CONSTRAINT former_slugs_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.free_gaps_missing
    ADD CONSTRAINT free_gaps_missing_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES public.units(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.free_gaps
    ADD CONSTRAINT free_gaps_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES public.units(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.image_avifs
    ADD CONSTRAINT image_avifs_file_fkey FOREIGN KEY (file) REFERENCES public.media_files(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.image_avifs
    ADD CONSTRAINT image_avifs_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.images(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.image_colours
    ADD CONSTRAINT image_colours_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.images(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_owner FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_owner_id_property_id_fkey FOREIGN KEY (owner_id, property_id) REFERENCES public.properties(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_owner_id_unit_id_fkey FOREIGN KEY (owner_id, unit_id) REFERENCES public.units(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoice_counters
    ADD CONSTRAINT invoice_counters_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoice_files
    ADD CONSTRAINT invoice_files_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id);
ALTER TABLE ONLY public.invoice_settings
    ADD CONSTRAINT invoice_settings_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_cancels_id_fkey FOREIGN KEY (cancels_id) REFERENCES public.invoices(id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_owner_id_booking_id_fkey FOREIGN KEY (owner_id, booking_id) REFERENCES public.bookings(owner_id, id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lowest_nights
    ADD CONSTRAINT lowest_nights_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES public.units(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.occupancies
    ADD CONSTRAINT occupancies_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES public.request_holds(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.occupancies
    ADD CONSTRAINT occupancies_owner_id_booking_id_fkey FOREIGN KEY (owner_id, booking_id) REFERENCES public.bookings(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.occupancies
    ADD CONSTRAINT occupancies_owner_id_unit_id_fkey FOREIGN KEY (owner_id, unit_id) REFERENCES public.units(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.overview_houses
    ADD CONSTRAINT overview_houses_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.properties(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_owner_id_booking_id_fkey FOREIGN KEY (owner_id, booking_id) REFERENCES public.bookings(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.promocodes
    ADD CONSTRAINT promocodes_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.properties
    ADD CONSTRAINT properties_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.property_days
    ADD CONSTRAINT property_days_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.request_answers
    ADD CONSTRAINT request_answers_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.request_holds
    ADD CONSTRAINT request_holds_owner_id_booking_id_fkey FOREIGN KEY (owner_id, booking_id) REFERENCES public.bookings(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.request_holds
    ADD CONSTRAINT request_holds_owner_id_unit_id_fkey FOREIGN KEY (owner_id, unit_id) REFERENCES public.units(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.retention_settings
    ADD CONSTRAINT retention_settings_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seasons
    ADD CONSTRAINT seasons_owner_id_unit_id_fkey FOREIGN KEY (owner_id, unit_id) REFERENCES public.units(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.service_months
    ADD CONSTRAINT service_months_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_owner_id_property_id_fkey FOREIGN KEY (owner_id, property_id) REFERENCES public.properties(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_device_id_fkey FOREIGN KEY (device_id) REFERENCES public.known_devices(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.site_settings
    ADD CONSTRAINT site_settings_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.stay_changes
    ADD CONSTRAINT stay_changes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.stay_changes
    ADD CONSTRAINT stay_changes_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.unit_months
    ADD CONSTRAINT unit_months_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.units
    ADD CONSTRAINT units_owner_id_property_id_fkey FOREIGN KEY (owner_id, property_id) REFERENCES public.properties(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES public.webhooks(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owners(id) ON DELETE CASCADE;

