-- tested: the release before
-- Card payments: the owner's account at a provider, the pages on which guests pay, what the provider tells of them, and refunds.

CREATE TABLE card_accounts (
  owner_id bigint PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  provider text NOT NULL CHECK (provider IN ('stripe')),
  -- By which the provider knows it, and by which its owner does.
  account text NOT NULL,
  name text NOT NULL,
  is_test boolean NOT NULL,
  sealed_key bytea NOT NULL,
  -- Its events come to an address with this word, signed with this secret.
  event_word text NOT NULL UNIQUE,
  webhook text NOT NULL,
  sealed_event_secret bytea NOT NULL,
  connected_at timestamptz NOT NULL
);

-- A page of the provider on which a guest pays a part of a plan. A new one is written before the provider is asked, so that a second try asks for the same.
CREATE TABLE card_checkouts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  booking_id bigint NOT NULL,
  provider text NOT NULL,
  account text NOT NULL,
  part text NOT NULL CHECK (part IN ('deposit', 'rest', 'full')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'open', 'paid', 'over')),
  session text,
  url text,
  -- Of the provider, once it is paid.
  payment text,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (owner_id, id),
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX card_checkouts_one ON card_checkouts (booking_id) WHERE state IN ('new', 'open');
CREATE INDEX card_checkouts_booking ON card_checkouts (owner_id, booking_id);
CREATE UNIQUE INDEX card_checkouts_payment ON card_checkouts (provider, payment) WHERE payment IS NOT NULL;

-- Each event counts once, however often it comes.
CREATE TABLE card_events (
  provider text NOT NULL,
  event text NOT NULL,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  kind text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, provider, event)
);

-- Money that goes back to a card: written before the provider is asked, and an entry of the ledger once it has gone.
CREATE TABLE card_refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  checkout_id bigint NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  reason text NOT NULL CHECK (reason <> ''),
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done', 'failed')),
  refund text,
  tried_at timestamptz,
  created_at timestamptz NOT NULL,
  FOREIGN KEY (owner_id, checkout_id) REFERENCES card_checkouts (owner_id, id) ON DELETE CASCADE
);
CREATE INDEX card_refunds_checkout ON card_refunds (owner_id, checkout_id);
CREATE INDEX card_refunds_new ON card_refunds (tried_at) WHERE state = 'new';

CREATE TRIGGER card_accounts_tell_insert AFTER INSERT ON card_accounts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER card_accounts_tell_update AFTER UPDATE ON card_accounts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER card_accounts_tell_delete AFTER DELETE ON card_accounts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER card_checkouts_tell_insert AFTER INSERT ON card_checkouts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER card_checkouts_tell_update AFTER UPDATE ON card_checkouts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER card_checkouts_tell_delete AFTER DELETE ON card_checkouts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER card_refunds_tell_insert AFTER INSERT ON card_refunds REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER card_refunds_tell_update AFTER UPDATE ON card_refunds REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER card_refunds_tell_delete AFTER DELETE ON card_refunds REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
