-- While it has a row, nothing leaves: no mail, no event for a webhook. A restore puts it there, before any server starts.
CREATE TABLE outgoing_hold (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  since timestamptz NOT NULL DEFAULT now(),
  why text NOT NULL
);

-- A mail that comes later than this is of no use to anybody, and is not sent any more.
ALTER TABLE outbox ADD COLUMN useful_until timestamptz;
