-- How a stay stood when its guest was last told: a mail that tells nothing new does not say that something has changed. ---------------

ALTER TABLE bookings ADD COLUMN told_stay jsonb;
