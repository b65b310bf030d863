-- A stay that its owner calls off is another thing than a request that they declined, and guests read which.
ALTER TABLE booking_requests ADD COLUMN was_accepted boolean NOT NULL DEFAULT false;
UPDATE booking_requests r SET was_accepted = true FROM bookings b WHERE b.id = r.booking_id AND b.status = 'confirmed';
