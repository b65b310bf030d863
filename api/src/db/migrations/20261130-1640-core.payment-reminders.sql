-- tested: the release before
-- Reminders of what is due, and the list of it.

ALTER TABLE payment_settings
  -- Days before a part is due, and after, on which its guest is reminded; null where they are not.
  ADD COLUMN reminder_days_before int CHECK (reminder_days_before BETWEEN 1 AND 60),
  ADD COLUMN reminder_days_after int CHECK (reminder_days_after BETWEEN 1 AND 60),
  -- From when reminders are on, so that nobody is reminded of what was due long before.
  ADD COLUMN reminders_from timestamptz,
  -- When it was last looked for reminders that are due.
  ADD COLUMN reminders_checked_at timestamptz,
  -- The owner's own words in place of ours; empty for those.
  ADD COLUMN reminder_words text NOT NULL DEFAULT '' CHECK (length(reminder_words) <= 500),
  ADD COLUMN overdue_words text NOT NULL DEFAULT '' CHECK (length(overdue_words) <= 500);

-- A part whose due day moves is reminded of again.
CREATE TABLE payment_reminders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  booking_id bigint NOT NULL,
  part text NOT NULL CHECK (part IN ('deposit', 'rest', 'full')),
  due date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('before', 'after', 'by_hand')),
  mailed_at timestamptz NOT NULL,
  FOREIGN KEY (owner_id, booking_id) REFERENCES bookings (owner_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX payment_reminders_once ON payment_reminders (booking_id, part, due, kind) WHERE kind <> 'by_hand';
CREATE INDEX payment_reminders_booking ON payment_reminders (booking_id, mailed_at);
CREATE INDEX payment_reminders_owner ON payment_reminders (owner_id);
CREATE TRIGGER payment_reminders_tell_insert AFTER INSERT ON payment_reminders REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER payment_reminders_tell_update AFTER UPDATE ON payment_reminders REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER payment_reminders_tell_delete AFTER DELETE ON payment_reminders REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
