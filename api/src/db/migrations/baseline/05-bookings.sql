-- Who stays where and when, and what it costs: clients, bookings, and everything that occupies a unit.

-- Clients ----------------------------------------------------------------------------------------------------------

-- A client who phones may give a name and a number only; the other columns are then empty.
CREATE TABLE clients (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  first_name text NOT NULL,
  last_name text NOT NULL CHECK (last_name <> ''),
  email text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  street text NOT NULL,
  house_number text NOT NULL,
  postal_code text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  phone text NOT NULL,
  -- The language in which mails and documents are written, where one is known.
  locale text CONSTRAINT clients_locale CHECK (locale ~ '^[a-z]{2,3}$'),
  -- What owners note for themselves; guests never see it.
  notes text NOT NULL DEFAULT '',
  -- The first lines are the words as they are written, the others as they are folded. No word begins with a phone number: two digits
  -- are asked for as a number of a booking.
  search_text text NOT NULL GENERATED ALWAYS AS (
    searched(first_name || ' ' || last_name || E'\n' || email || E'\n' || phone)
    || E'\n ' || folded(first_name || ' ' || last_name)
    || E' \n ' || folded(email || ' ' || city) || E' \n' || phone_digits(phone)) STORED,
  version int NOT NULL DEFAULT 1,
  -- When the person was taken out of it; nothing finds anybody by it any more.
  erased_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  CONSTRAINT clients_reached CHECK (email <> '' OR phone <> '' OR erased_at IS NOT NULL)
);
CREATE INDEX clients_list ON clients (owner_id, active DESC, lower(last_name) COLLATE "und-x-icu", lower(first_name) COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
-- Clients are found by any part of their name, e-mail address or phone number, among those of their owner alone.
CREATE INDEX clients_search ON clients USING gin (owner_id, search_text gin_trgm_ops);
-- A guest who asks again is found among the owner's clients.
CREATE INDEX clients_email ON clients (owner_id, lower(email)) WHERE deleted_at IS NULL;

CREATE TRIGGER clients_tell_insert AFTER INSERT ON clients REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["clients","bookings","calendar","dashboard","invoices"]');
CREATE TRIGGER clients_tell_update AFTER UPDATE ON clients REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["clients","bookings","calendar","dashboard","invoices"]');
CREATE TRIGGER clients_tell_delete AFTER DELETE ON clients REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["clients","bookings","calendar","dashboard","invoices"]');

-- Bookings ---------------------------------------------------------------------------------------------------------

CREATE TABLE bookings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  number int NOT NULL,
  client_id bigint NOT NULL,
  property_id bigint NOT NULL,
  unit_id bigint NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  guests_count int NOT NULL CHECK (guests_count >= 1),
  -- The ages of the children among the guests, who are counted in `guests_count`; null where the program that booked knew of none.
  children int[],
  infants int NOT NULL DEFAULT 0 CONSTRAINT bookings_infants CHECK (infants >= 0),
  pets int NOT NULL DEFAULT 0 CONSTRAINT bookings_pets CHECK (pets >= 0),
  status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'cancelled')),
  -- A request from the public site; the system cancels it when this passes.
  expires_at timestamptz,
  cancelled_by text CHECK (cancelled_by IN ('owner', 'guest', 'expiry')),
  deposit_paid boolean NOT NULL DEFAULT false,
  deposit_cents int NOT NULL DEFAULT 0 CHECK (deposit_cents >= 0),
  -- Until when the deposit is to be paid; null where nobody said.
  deposit_due date,
  promo_code_id bigint,
  -- Frozen with the code; the code's later percent never reaches an old booking.
  promo_percent int CHECK (promo_percent BETWEEN 0 AND 100),
  -- bigint: the dearest unit for the longest stay is beyond an int of cents.
  subtotal_cents bigint NOT NULL CHECK (subtotal_cents >= 0),
  discount_cents bigint NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
  total_cents bigint NOT NULL GENERATED ALWAYS AS (subtotal_cents - discount_cents) STORED,
  -- The sum of its entries in `payments`.
  paid_cents bigint NOT NULL DEFAULT 0 CONSTRAINT bookings_paid CHECK (paid_cents >= 0),
  -- What a cancelled stay costs its guest, and the fee that an owner let go: how much, when, and who.
  cancellation_fee_cents bigint NOT NULL DEFAULT 0 CONSTRAINT bookings_cancellation_fee CHECK (cancellation_fee_cents >= 0),
  fee_waived jsonb,
  -- The terms that a guest accepted with the request, as they were shown:
  -- `{ "cancellation": { … }, "payment": "…", "payment_lang": "de", "accepted_at": "…" }`; null where none were shown.
  accepted_terms jsonb,
  -- Of the page on which the stay was asked for.
  locale text CONSTRAINT bookings_locale CHECK (locale ~ '^[a-z]{2,3}$'),
  -- Guests never see them.
  notes text NOT NULL DEFAULT '',
  -- When the owner last mailed the guest how the booking stands; the first time it is confirmed, then it has changed.
  told_at timestamptz,
  -- How the stay stood when its guest was last told: a mail that tells nothing new does not say that something has changed.
  told_stay jsonb,
  -- Of a stay that no guest asked for: whether its owner wants the mail with the way into the house to be sent.
  arrival_mail boolean NOT NULL DEFAULT false,
  -- When each document of a booking was last mailed to its guest: ISO timestamps by the ids of the documents. An issued document
  -- itself never changes.
  mailed_documents jsonb NOT NULL DEFAULT '{}',
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id),
  UNIQUE (owner_id, number),
  FOREIGN KEY (owner_id) REFERENCES owners ON DELETE CASCADE,
  FOREIGN KEY (owner_id, client_id) REFERENCES clients (owner_id, id),
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id),
  FOREIGN KEY (property_id, unit_id) REFERENCES units (property_id, id),
  FOREIGN KEY (owner_id, promo_code_id) REFERENCES promocodes (owner_id, id),
  CHECK (check_in < check_out AND check_out - check_in <= 730),
  CHECK (discount_cents <= subtotal_cents),
  CHECK (expires_at IS NULL OR status = 'pending'),
  CHECK (cancelled_by IS NULL OR status = 'cancelled'),
  CHECK ((promo_code_id IS NULL) = (promo_percent IS NULL))
);
CREATE INDEX bookings_list ON bookings (owner_id, check_in DESC, id DESC);
CREATE INDEX bookings_window ON bookings (owner_id, check_out, check_in);
CREATE INDEX bookings_unit ON bookings (unit_id, check_in) INCLUDE (check_out);
-- The stays of the guests of a name, counted and sorted without looking at each.
CREATE INDEX bookings_client ON bookings (client_id, check_in) INCLUDE (id, owner_id);
-- Who asks what deleting a code affects, and deleting it, look here.
CREATE INDEX bookings_promocode ON bookings (promo_code_id) WHERE promo_code_id IS NOT NULL;
-- Cancelled stays are looked at by a switch of the calendar alone.
CREATE INDEX bookings_cancelled ON bookings (unit_id, check_in) INCLUDE (check_out) WHERE status = 'cancelled';
-- What an owner looks at in the morning.
CREATE INDEX bookings_unpaid ON bookings (owner_id, check_in, id)
  WHERE deposit_cents > 0 AND NOT deposit_paid AND status <> 'cancelled';
CREATE INDEX bookings_requests ON bookings (owner_id, expires_at) WHERE expires_at IS NOT NULL;
-- The next who comes and the next who goes.
CREATE INDEX bookings_arrivals ON bookings (owner_id, check_in) INCLUDE (property_id) WHERE status = 'confirmed';
CREATE INDEX bookings_departures ON bookings (owner_id, check_out) INCLUDE (property_id) WHERE status = 'confirmed';
-- Who has not paid everything yet.
CREATE INDEX bookings_owing ON bookings (owner_id, id) WHERE paid_cents < subtotal_cents - discount_cents AND status <> 'cancelled';

CREATE TRIGGER bookings_tell_insert AFTER INSERT ON bookings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["bookings","calendar","dashboard","analytics","invoices"]');
CREATE TRIGGER bookings_tell_update AFTER UPDATE ON bookings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["bookings","calendar","dashboard","analytics","invoices"]');
CREATE TRIGGER bookings_tell_delete AFTER DELETE ON bookings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["bookings","calendar","dashboard","analytics","invoices"]');

-- A program that knows no children changes the number of guests alone; at least one of them is an adult.
CREATE FUNCTION forget_children() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.children := '{}';
  RETURN NEW;
END $$;
CREATE TRIGGER bookings_children BEFORE UPDATE OF guests_count ON bookings
  FOR EACH ROW WHEN (cardinality(NEW.children) >= NEW.guests_count) EXECUTE FUNCTION forget_children();

-- The price as it was made: what was charged, and what each night carries of it.
CREATE TABLE booking_lines (
  booking_id bigint NOT NULL REFERENCES bookings ON DELETE CASCADE,
  position int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('nights', 'extra_persons', 'service', 'discount')),
  label text NOT NULL,
  quantity int NOT NULL CHECK (quantity >= 1),
  unit_price_cents bigint NOT NULL,
  total_cents bigint NOT NULL,
  -- For how many it is charged; null where it is charged for the unit.
  persons int,
  pets int,
  -- As it was agreed. Its VAT is not kept here: that is the law's on the day of departure, and the owner's to correct until a document
  -- is issued.
  passed_on boolean NOT NULL DEFAULT false,
  -- Null of lines that a program wrote which knew no more than the name: that leads to the service there.
  service_id bigint,
  PRIMARY KEY (booking_id, position),
  CHECK (total_cents = quantity * unit_price_cents)
);

-- With the status of its booking beside it: what of a range lies beside its whole months is read night by night.
CREATE TABLE booking_nights (
  booking_id bigint NOT NULL REFERENCES bookings ON DELETE CASCADE,
  owner_id bigint NOT NULL,
  property_id bigint NOT NULL,
  unit_id bigint NOT NULL,
  night date NOT NULL,
  revenue_cents bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'cancelled')),
  PRIMARY KEY (booking_id, night)
);
CREATE INDEX booking_nights_owner ON booking_nights (owner_id, night) INCLUDE (booking_id, property_id, unit_id, revenue_cents, status);
CREATE INDEX booking_nights_unit ON booking_nights (unit_id, night) INCLUDE (booking_id, revenue_cents, status);

CREATE FUNCTION copy_status_to_night() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT status INTO NEW.status FROM bookings WHERE id = NEW.booking_id;
  RETURN NEW;
END $$;
CREATE TRIGGER booking_nights_status BEFORE INSERT ON booking_nights FOR EACH ROW EXECUTE FUNCTION copy_status_to_night();

CREATE TABLE booking_services (
  booking_id bigint NOT NULL,
  service_id bigint NOT NULL,
  owner_id bigint NOT NULL,
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('per_day', 'one_time')),
  -- Null where the program that priced it knew nothing but the unit.
  charged_per text CONSTRAINT booking_services_charged_per CHECK (charged_per IN ('unit', 'person', 'pet')),
  price_cents int NOT NULL CHECK (price_cents >= 0),
  -- Sales as charged, discount included, so that analytics adds up with revenue.
  sales_cents bigint NOT NULL,
  PRIMARY KEY (booking_id, service_id),
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, service_id) REFERENCES services (owner_id, id)
);
CREATE INDEX booking_services_service ON booking_services (service_id);

-- Sums are kept of them (`unit_months` and its neighbours), which know them only as they come and go.
CREATE TRIGGER booking_services_replaced BEFORE UPDATE ON booking_services FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- An older program would charge one person instead of four, and leave out what is mandatory, and nobody would notice. What it
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

-- Requests ---------------------------------------------------------------------------------------------------------

-- What a guest asks for before their e-mail address is proven. It becomes a booking when the link of the mail is opened;
-- until then nothing of it is in the owner's books, only its nights are held for some minutes.
CREATE TABLE request_holds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  unit_id bigint NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  email text NOT NULL CHECK (email <> ''),
  -- The booking as it will be made, with the guest, and the price that the guest was shown.
  wish jsonb NOT NULL,
  price jsonb NOT NULL,
  guest_hash bytea NOT NULL UNIQUE CHECK (length(guest_hash) = 32),
  -- A form token serves one request.
  form_hash bytea UNIQUE CHECK (length(form_hash) = 32),
  -- A keyed hash, only to be counted.
  network_hash bytea NOT NULL CHECK (length(network_hash) = 32),
  -- A request that is one of many which nobody has confirmed takes no nights from others before its guest does.
  holds_nights boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  mail_count int NOT NULL DEFAULT 1,
  mailed_at timestamptz NOT NULL,
  -- The guest took it back.
  cancelled_at timestamptz,
  -- What it became.
  booking_id bigint UNIQUE,
  CHECK (check_in < check_out),
  CHECK (cancelled_at IS NULL OR booking_id IS NULL),
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE
);
-- What is counted before another one is made.
CREATE INDEX request_holds_owner ON request_holds (owner_id, created_at) WHERE booking_id IS NULL;
CREATE INDEX request_holds_email ON request_holds (lower(email), created_at) WHERE booking_id IS NULL;
CREATE INDEX request_holds_network ON request_holds (network_hash, created_at) WHERE booking_id IS NULL;
CREATE INDEX request_holds_age ON request_holds (created_at);

-- What a guest's request has beside its booking. The booking's client is the owner's to change, so the guest is kept as
-- they wrote themselves; of the secrets in their links only hashes are stored.
CREATE TABLE booking_requests (
  booking_id bigint PRIMARY KEY,
  owner_id bigint NOT NULL,
  first_name text NOT NULL CHECK (first_name <> ''),
  last_name text NOT NULL CHECK (last_name <> ''),
  email text NOT NULL CHECK (email <> ''),
  guest_hash bytea NOT NULL UNIQUE CHECK (length(guest_hash) = 32),
  decision_hash bytea NOT NULL UNIQUE CHECK (length(decision_hash) = 32),
  -- Of a request that was held first: its links are made from the hold. The network is a keyed hash, only to be counted.
  hold_id bigint,
  network_hash bytea CHECK (length(network_hash) = 32),
  -- Whether its owner answers; `instant_ended` is of a guest who was told that nobody has to, and confirmed too late for that.
  booked_as text NOT NULL DEFAULT 'request' CONSTRAINT booking_requests_booked_as CHECK (booked_as IN ('request', 'instant', 'instant_ended')),
  -- A stay that its owner calls off is another thing than a request that they declined, and guests read which.
  was_accepted boolean NOT NULL DEFAULT false,
  -- What the guest wrote with the request, and the owner with the last answer or cancellation.
  message text NOT NULL DEFAULT '',
  owner_words text NOT NULL DEFAULT '',
  -- A guest may change a request that waits: the version of its booking after that, which its owner has to have read to answer it.
  -- Null where nothing was changed.
  changed_version int,
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE
);
CREATE INDEX booking_requests_email ON booking_requests (owner_id, lower(email));

-- When owners first accepted or declined a request, and how long its guest had waited then.
CREATE TABLE request_answers (
  booking_id bigint PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  owner_id bigint NOT NULL,
  answered_at timestamptz NOT NULL,
  minutes int NOT NULL CHECK (minutes >= 0)
);
CREATE INDEX request_answers_owner ON request_answers (owner_id, answered_at) INCLUDE (minutes);

-- Other days or another party that the guest of a confirmed stay asks for.
CREATE TABLE stay_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  booking_id bigint NOT NULL REFERENCES bookings ON DELETE CASCADE,
  -- What of its booking ends an open one is read so at once, and written by the sweep.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'overtaken', 'expired')),
  check_in date NOT NULL,
  check_out date NOT NULL,
  guests_count int NOT NULL,
  children int[] NOT NULL,
  infants int NOT NULL,
  pets int NOT NULL,
  -- As the guest was shown it, with its lines.
  price jsonb NOT NULL,
  -- The booking as it was then: a change of another one is not what the guest asked for.
  old_unit_id bigint NOT NULL,
  old_check_in date NOT NULL,
  old_check_out date NOT NULL,
  old_guests_count int NOT NULL,
  old_children int[] NOT NULL,
  old_infants int NOT NULL,
  old_pets int NOT NULL,
  old_total_cents bigint NOT NULL,
  message text NOT NULL DEFAULT '',
  owner_words text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  CHECK (check_out > check_in)
);
CREATE UNIQUE INDEX stay_changes_open ON stay_changes (booking_id) WHERE state = 'open';
CREATE INDEX stay_changes_booking ON stay_changes (booking_id, id);
CREATE INDEX stay_changes_owner ON stay_changes (owner_id);

-- Told as a change of bookings, which every screen knows that shows one.
CREATE FUNCTION tell_of_stay_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_owner bigint;
BEGIN
  FOR of_owner IN SELECT DISTINCT owner_id FROM changed LOOP
    PERFORM pg_notify('keyhaven', json_build_object('owner', of_owner, 'table', 'bookings', 'domains', '[]'::json)::text);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER stay_changes_tell_insert AFTER INSERT ON stay_changes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_stay_changes();
CREATE TRIGGER stay_changes_tell_update AFTER UPDATE ON stay_changes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_stay_changes();
CREATE TRIGGER stay_changes_tell_delete AFTER DELETE ON stay_changes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_stay_changes();

-- For which unit and day of arrival a stay's guest has been mailed the way into the house: another one is mailed again.
CREATE TABLE arrival_mails (
  booking_id bigint PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  unit_id bigint NOT NULL,
  check_in date NOT NULL,
  mailed_at timestamptz NOT NULL
);
CREATE INDEX arrival_mails_owner ON arrival_mails (owner_id);

-- Occupancies ------------------------------------------------------------------------------------------------------

-- Everything that occupies a unit, and nothing else: a cancelled booking has no row here.
CREATE TABLE occupancies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  unit_id bigint NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('booking', 'request', 'block', 'hold')),
  booking_id bigint UNIQUE,
  hold_id bigint UNIQUE REFERENCES request_holds ON DELETE CASCADE,
  -- A request whose moment has passed keeps nobody out, even before it was cleaned up.
  expires_at timestamptz,
  reason text NOT NULL DEFAULT '',
  -- Blocks are edited like any other record.
  version int NOT NULL DEFAULT 1,
  UNIQUE (owner_id, id),
  FOREIGN KEY (owner_id, unit_id) REFERENCES units (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE,
  CHECK (check_in < check_out),
  CONSTRAINT occupancies_booking_check CHECK ((kind IN ('booking', 'request')) = (booking_id IS NOT NULL)),
  CONSTRAINT occupancies_hold_check CHECK ((kind = 'hold') = (hold_id IS NOT NULL)),
  CONSTRAINT occupancies_expiry_check CHECK ((kind IN ('request', 'hold')) = (expires_at IS NOT NULL)),
  CONSTRAINT unit_taken EXCLUDE USING gist (unit_id WITH =, daterange(check_in, check_out) WITH &&)
);
-- What kind of thing takes a night is read with it, so that a window of nights is read from the index alone.
CREATE INDEX occupancies_probe ON occupancies (unit_id, check_in) INCLUDE (check_out, expires_at, kind);
CREATE INDEX occupancies_expiry ON occupancies (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX occupancies_blocks ON occupancies (owner_id, check_in, id) WHERE kind = 'block';

CREATE TRIGGER occupancies_tell_insert AFTER INSERT ON occupancies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["blocks","calendar","dashboard","analytics"]');
CREATE TRIGGER occupancies_tell_update AFTER UPDATE ON occupancies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["blocks","calendar","dashboard","analytics"]');
CREATE TRIGGER occupancies_tell_delete AFTER DELETE ON occupancies REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["blocks","calendar","dashboard","analytics"]');
