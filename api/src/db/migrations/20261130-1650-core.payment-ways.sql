-- tested: the release before
-- In which way a payment came, and what a tax adviser's program wants to know: numbers and accounts, and what was in the cash box on its first day.

-- Null where a release wrote the entry that knows methods alone: a card is then one that was read here.
ALTER TABLE payments ADD COLUMN way text CONSTRAINT payments_way
  CHECK (way IS NULL OR method = CASE way WHEN 'transfer' THEN 'transfer' WHEN 'cash' THEN 'cash' WHEN 'card_here' THEN 'card'
    WHEN 'card_online' THEN 'card' WHEN 'voucher' THEN 'other' WHEN 'other' THEN 'other' END);

CREATE TABLE accounting_settings (
  owner_id bigint PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  version int NOT NULL DEFAULT 1,
  chart text CHECK (chart IN ('SKR03', 'SKR04')),
  adviser_number int CHECK (adviser_number BETWEEN 1001 AND 9999999),
  client_number int CHECK (client_number BETWEEN 1 AND 99999),
  -- On the first of which the business year begins.
  year_month int NOT NULL DEFAULT 1 CHECK (year_month BETWEEN 1 AND 12),
  -- Digits of an account; those of a debtor have one more.
  account_length int NOT NULL DEFAULT 4 CHECK (account_length BETWEEN 4 AND 8),
  -- `RevenueAccount[]`, one for each rate of VAT.
  revenue jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(revenue) = 'array'),
  -- Accounts by what they are for; one that is left out is that of the chart.
  accounts jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(accounts) = 'object'),
  -- True where each client has a debtor account of their own, from that one on.
  debtor_each boolean NOT NULL DEFAULT false,
  cash_cents bigint NOT NULL DEFAULT 0 CHECK (cash_cents >= 0),
  -- The first day of the cash book; null where it begins with the first payment.
  cash_from date
);
CREATE TRIGGER accounting_settings_tell_insert AFTER INSERT ON accounting_settings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER accounting_settings_tell_update AFTER UPDATE ON accounting_settings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER accounting_settings_tell_delete AFTER DELETE ON accounting_settings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();

-- The place of a client among the debtors of their owner. It is never given again: documents name clients that are deleted by now.
CREATE TABLE debtors (
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  client_id bigint NOT NULL,
  place int NOT NULL CHECK (place >= 0),
  PRIMARY KEY (owner_id, client_id),
  UNIQUE (owner_id, place)
);
