-- tested: the release before
-- When guests pay how much: a rule of the owner, or of a property, that each stay keeps as it was agreed; and the account that transfers go to.

CREATE TABLE payment_settings (
  owner_id bigint PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  version int NOT NULL DEFAULT 1,
  -- Without spaces, in capitals; null where guests are told of no account.
  iban text CHECK (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$'),
  bic text CHECK (bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  account_holder text NOT NULL DEFAULT '' CHECK (length(account_holder) <= 70),
  deposit_percent int CHECK (deposit_percent BETWEEN 1 AND 100),
  deposit_nights int CHECK (deposit_nights BETWEEN 1 AND 365),
  deposit_cents int CHECK (deposit_cents > 0),
  -- Days after a stay was agreed on within which its deposit is due.
  deposit_days int CHECK (deposit_days BETWEEN 0 AND 365),
  -- Days before arrival on which the rest is due; 0 on arrival, null where guests are asked for no rest.
  rest_days int CHECK (rest_days BETWEEN 0 AND 365),
  CHECK (num_nonnulls(deposit_percent, deposit_nights, deposit_cents) <= 1),
  CHECK ((num_nonnulls(deposit_percent, deposit_nights, deposit_cents) = 0) = (deposit_days IS NULL))
);
CREATE TRIGGER payment_settings_tell_insert AFTER INSERT ON payment_settings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER payment_settings_tell_update AFTER UPDATE ON payment_settings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER payment_settings_tell_delete AFTER DELETE ON payment_settings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();

-- A property follows its owner's settings until it has a rule of its own, which may ask for nothing. A percent alone is what the release before writes.
ALTER TABLE properties ADD COLUMN own_payment_rule boolean NOT NULL DEFAULT false,
  ADD COLUMN deposit_nights int CHECK (deposit_nights BETWEEN 1 AND 365),
  ADD COLUMN deposit_cents int CHECK (deposit_cents > 0),
  ADD COLUMN rest_days int CHECK (rest_days BETWEEN 0 AND 365);
ALTER TABLE properties DROP CONSTRAINT properties_deposit;
ALTER TABLE properties ADD CONSTRAINT properties_deposit CHECK (deposit_percent BETWEEN 1 AND 100 AND deposit_days BETWEEN 0 AND 365
  AND (deposit_percent IS NULL OR deposit_days IS NOT NULL)) NOT VALID;

-- The rule that a stay was agreed on with, and from which day its deadlines count.
ALTER TABLE bookings ADD COLUMN payment_rule jsonb;
