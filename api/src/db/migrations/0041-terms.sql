-- What cancelling a stay costs its guest, and how fast owners answer requests -------------------------------------------------


-- `{ "steps": [{ "days_before": 5, "percent": 0 }], "afterwards": 50 }`. Until now guests cancel free of charge until the day
-- before arrival, which is as long as they can cancel at all; that is what houses without a word about it go on with.
ALTER TABLE properties ADD COLUMN cancellation_terms jsonb NOT NULL DEFAULT '{"steps": [], "afterwards": 0}';
ALTER TABLE properties ADD CONSTRAINT properties_cancellation_terms CHECK (
  jsonb_typeof(cancellation_terms -> 'steps') = 'array' AND jsonb_typeof(cancellation_terms -> 'afterwards') = 'number') NOT VALID;
-- Until how many days before arrival that is free of charge by these terms, for the search; null where it never is.
ALTER TABLE properties ADD COLUMN free_until_days int DEFAULT 1;
ALTER TABLE properties ADD CONSTRAINT properties_free_until_days CHECK (free_until_days > 0) NOT VALID;

-- The terms that a guest accepted with the request, as they were shown:
-- `{ "cancellation": { … }, "payment": "…", "payment_lang": "de", "accepted_at": "…" }`; null where none were shown.
ALTER TABLE bookings ADD COLUMN accepted_terms jsonb;
-- What a cancelled stay costs its guest.
ALTER TABLE bookings ADD COLUMN cancellation_fee_cents bigint NOT NULL DEFAULT 0;
ALTER TABLE bookings ADD CONSTRAINT bookings_cancellation_fee CHECK (cancellation_fee_cents >= 0) NOT VALID;

-- When owners first accepted or declined a request, and how long its guest had waited then.
CREATE TABLE request_answers (
  booking_id bigint PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  owner_id bigint NOT NULL,
  answered_at timestamptz NOT NULL,
  minutes int NOT NULL CHECK (minutes >= 0)
);
CREATE INDEX request_answers_owner ON request_answers (owner_id, answered_at) INCLUDE (minutes);
