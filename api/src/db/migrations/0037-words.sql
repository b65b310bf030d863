-- What guests and owners write to one another, and what owners note for themselves ---------------------------------------------


-- Of the guest with the request, and of the owner with the last answer or cancellation.
ALTER TABLE booking_requests ADD COLUMN message text NOT NULL DEFAULT '';
ALTER TABLE booking_requests ADD COLUMN owner_words text NOT NULL DEFAULT '';
-- Guests never see them.
ALTER TABLE bookings ADD COLUMN notes text NOT NULL DEFAULT '';
ALTER TABLE clients ADD COLUMN notes text NOT NULL DEFAULT '';
-- When the owner last mailed the guest of a booking how it stands; the first time it is confirmed, then it has changed.
ALTER TABLE bookings ADD COLUMN told_at timestamptz;
