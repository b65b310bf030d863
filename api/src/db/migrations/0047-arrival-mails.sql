-- How guests are mailed the way into a house before they arrive -------------------------------------------------------------

-- Whether guests of the house are mailed it, where there is something to tell.
ALTER TABLE properties ADD COLUMN arrival_mail boolean NOT NULL DEFAULT true;
-- Of a stay that no guest asked for: whether its owner wants that mail to be sent.
ALTER TABLE bookings ADD COLUMN arrival_mail boolean NOT NULL DEFAULT false;

-- For which unit and day of arrival a stay's guest has been mailed: another one is mailed again.
CREATE TABLE arrival_mails (
  booking_id bigint PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  unit_id bigint NOT NULL,
  check_in date NOT NULL,
  mailed_at timestamptz NOT NULL
);
CREATE INDEX arrival_mails_owner ON arrival_mails (owner_id);
