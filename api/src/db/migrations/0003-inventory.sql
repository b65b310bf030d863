-- The seasons of an owner in the order of their list, and of a unit that goes.
CREATE INDEX seasons_list ON seasons (owner_id, unit_id, first_night);
-- Who asks what deleting a code affects, and deleting it, look here.
CREATE INDEX bookings_promocode ON bookings (promo_code_id) WHERE promo_code_id IS NOT NULL;
