-- The deposit that a property asks for of its new stays: so many percent of the total within so many days of booking. ----------------

ALTER TABLE properties ADD COLUMN deposit_percent int;
ALTER TABLE properties ADD COLUMN deposit_days int;
ALTER TABLE properties ADD CONSTRAINT properties_deposit CHECK ((deposit_percent IS NULL) = (deposit_days IS NULL)
  AND deposit_percent BETWEEN 1 AND 100 AND deposit_days BETWEEN 0 AND 365) NOT VALID;

-- Until when the deposit of a booking is to be paid; null where nobody said.
ALTER TABLE bookings ADD COLUMN deposit_due date;
