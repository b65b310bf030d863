-- A request that is one of many which nobody has confirmed takes no nights from others before its guest does.
ALTER TABLE request_holds ADD COLUMN holds_nights boolean NOT NULL DEFAULT true;
