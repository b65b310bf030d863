-- Units that guests book without waiting for their owner's answer --------------------------------------------------------------

ALTER TABLE units ADD COLUMN instant boolean NOT NULL DEFAULT false;
-- So many hours before check-in it is a request again.
ALTER TABLE units ADD COLUMN instant_hours int NOT NULL DEFAULT 24;
ALTER TABLE units ADD CONSTRAINT units_instant_hours CHECK (instant_hours BETWEEN 0 AND 720) NOT VALID;

-- Whether its owner answers; `instant_ended` is of a guest who was told that nobody has to, and confirmed too late for that.
ALTER TABLE booking_requests ADD COLUMN booked_as text NOT NULL DEFAULT 'request';
ALTER TABLE booking_requests ADD CONSTRAINT booking_requests_booked_as CHECK (booked_as IN ('request', 'instant', 'instant_ended')) NOT VALID;

-- The cancellation terms that an owner's new properties start with, as those of a property are written; null where none were chosen.
ALTER TABLE owners ADD COLUMN usual_cancellation_terms jsonb;
