-- Of an imported stay that is booked: the portal's nights of which its booking was made, or that its owner has decided on since. Null of older rows,
-- which are asked about wherever they differ from the booking.
ALTER TABLE imported_stays ADD COLUMN settled_check_in date, ADD COLUMN settled_check_out date;
