-- tested: the release before
-- Stays and closures that the calendars of portals bring. That release takes both for stays without a guest: nights that are taken.
ALTER TABLE occupancies DROP CONSTRAINT occupancies_kind_check,
  ADD CONSTRAINT occupancies_kind_check CHECK (kind IN ('booking', 'request', 'block', 'hold', 'import', 'closure')) NOT VALID;

-- Since when a portal's calendar of a unit could not be read, and whether its guests ask instead of booking instantly until it can.
ALTER TABLE units ADD COLUMN calendars_stale_since timestamptz, ADD COLUMN instant_paused boolean NOT NULL DEFAULT false;
