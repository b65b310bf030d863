-- tested: the release before
-- Instant bookings whose deposit is paid by card before they count; and chargebacks, each with what it took out of a ledger.

ALTER TABLE payment_settings ADD COLUMN instant_needs_deposit boolean NOT NULL DEFAULT false;
-- True for a request that is booked once its deposit is paid, and ends by itself where it is not.
ALTER TABLE booking_requests ADD COLUMN pays_first boolean NOT NULL DEFAULT false;

-- A bank can take back more than the ledger holds, for a part went back before. It gives the same amount again where the owner wins.
CREATE TABLE card_disputes (
  owner_id bigint NOT NULL,
  dispute text NOT NULL,
  checkout_id bigint NOT NULL,
  entered_cents bigint NOT NULL CHECK (entered_cents >= 0),
  is_won boolean NOT NULL DEFAULT false,
  PRIMARY KEY (owner_id, dispute),
  FOREIGN KEY (owner_id, checkout_id) REFERENCES card_checkouts (owner_id, id) ON DELETE CASCADE
);
