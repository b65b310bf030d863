-- tested: the release before
-- Damage deposits: an amount that is held on a guest's card around a stay, and let go or captured after it.

ALTER TABLE payment_settings ADD COLUMN damage_cents int, ADD COLUMN damage_days_before int, ADD COLUMN damage_days_after int;
ALTER TABLE payment_settings ADD CONSTRAINT payment_settings_damage CHECK (damage_cents > 0 AND damage_days_before BETWEEN 1 AND 6
  AND damage_days_after BETWEEN 0 AND 14 AND num_nonnulls(damage_cents, damage_days_before, damage_days_after) IN (0, 3)) NOT VALID;
-- Of the property's own payment rule.
ALTER TABLE properties ADD COLUMN damage_cents int, ADD COLUMN damage_days_before int, ADD COLUMN damage_days_after int;
ALTER TABLE properties ADD CONSTRAINT properties_damage CHECK (damage_cents > 0 AND damage_days_before BETWEEN 1 AND 6
  AND damage_days_after BETWEEN 0 AND 14 AND num_nonnulls(damage_cents, damage_days_before, damage_days_after) IN (0, 3)) NOT VALID;

-- The damage deposit that a stay was agreed on with: cents, days_before, days_after.
ALTER TABLE bookings ADD COLUMN damage_deposit jsonb;

-- True where the page keeps the guest's card for what is held later.
ALTER TABLE card_checkouts ADD COLUMN saves_card boolean NOT NULL DEFAULT false;

-- What has become of the damage deposit of a stay, once something has.
CREATE TABLE damage_deposits (
  booking_id bigint PRIMARY KEY,
  owner_id bigint NOT NULL,
  -- When the guest was mailed that a card is wanted.
  asked_at timestamptz,
  -- When it was to end, by its owner's word, by its time or with its stay; it has ended once no card holds it.
  let_go_at timestamptz,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'released', 'captured')),
  captured_cents bigint NOT NULL DEFAULT 0 CHECK (captured_cents >= 0),
  reason text NOT NULL DEFAULT '',
  -- Day of the capture at the house, for books.
  captured_on date,
  ended_at timestamptz,
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE,
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK ((state = 'captured') = (captured_cents > 0) AND (captured_cents > 0) = (captured_on IS NOT NULL))
);
CREATE INDEX damage_deposits_captured ON damage_deposits (owner_id, captured_on) WHERE captured_on IS NOT NULL;
CREATE INDEX damage_deposits_owner ON damage_deposits (owner_id, booking_id);

-- An authorisation of a card. It is written before the provider is asked, and its number makes a second try the same one.
CREATE TABLE card_holds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  booking_id bigint NOT NULL,
  provider text NOT NULL,
  account text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- `page` where the guest authorises it on a page of the provider; else a card is asked that the guest has used before.
  kind text NOT NULL CHECK (kind IN ('card', 'page')),
  -- The payment or hold of the provider whose card is asked.
  card_of text,
  -- The hold whose place it takes before that one lapses.
  renews bigint,
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'open', 'failed', 'ended')),
  -- Of the provider, once it is known.
  payment text,
  session text,
  url text,
  expires_at timestamptz,
  opened_at timestamptz,
  capture_before timestamptz,
  -- When we wanted it to end; null of one that the provider has ended.
  ending_at timestamptz,
  tried_at timestamptz,
  looked_at timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (owner_id, id),
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE,
  CHECK ((kind = 'card') = (card_of IS NOT NULL))
);
CREATE UNIQUE INDEX card_holds_one ON card_holds (booking_id) WHERE state = 'new';
CREATE INDEX card_holds_booking ON card_holds (owner_id, booking_id);
CREATE INDEX card_holds_payment ON card_holds (payment) WHERE payment IS NOT NULL;
CREATE INDEX card_holds_unfinished ON card_holds (id) WHERE state IN ('new', 'open');

-- What an owner takes of a hold, with the reason for the guest; written before the provider is asked.
CREATE TABLE card_captures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  booking_id bigint NOT NULL,
  hold_id bigint NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  reason text NOT NULL CHECK (reason <> ''),
  -- Drawn by us, webp. It is for the owner and this guest alone, and no file that anybody may ask for by its name.
  picture bytea,
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done', 'failed')),
  created_at timestamptz NOT NULL,
  FOREIGN KEY (owner_id, hold_id) REFERENCES card_holds (owner_id, id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE
);
CREATE INDEX card_captures_hold ON card_captures (owner_id, hold_id);
CREATE UNIQUE INDEX card_captures_done ON card_captures (booking_id) WHERE state = 'done';

CREATE TRIGGER damage_deposits_tell_insert AFTER INSERT ON damage_deposits REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER damage_deposits_tell_update AFTER UPDATE ON damage_deposits REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER damage_deposits_tell_delete AFTER DELETE ON damage_deposits REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER card_holds_tell_insert AFTER INSERT ON card_holds REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER card_holds_tell_update AFTER UPDATE ON card_holds REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER card_holds_tell_delete AFTER DELETE ON card_holds REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER card_captures_tell_insert AFTER INSERT ON card_captures REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER card_captures_tell_update AFTER UPDATE ON card_captures REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER card_captures_tell_delete AFTER DELETE ON card_captures REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
