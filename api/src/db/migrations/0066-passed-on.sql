-- Fees, taxes and deposits are not services: what an owner passes on is reduced by no code and part of no cancellation fee. -----------

ALTER TABLE services ADD COLUMN kind text NOT NULL DEFAULT 'service';
ALTER TABLE services ADD CONSTRAINT services_kind CHECK (kind IN ('service', 'passed_on')) NOT VALID;
-- Which VAT it bears; 'usual' is that of its kind. A percent of its own stands beside 'own'.
ALTER TABLE services ADD COLUMN vat text NOT NULL DEFAULT 'usual';
ALTER TABLE services ADD CONSTRAINT services_vat CHECK (vat IN ('usual', 'none', 'lodging', 'extras', 'own')) NOT VALID;
ALTER TABLE services ADD COLUMN vat_percent numeric(4, 1);
ALTER TABLE services ADD CONSTRAINT services_vat_percent CHECK ((vat = 'own') = (vat_percent IS NOT NULL) AND vat_percent BETWEEN 0 AND 50) NOT VALID;

-- As it was agreed. Its VAT is not kept here: that is the law's on the day of departure, and the owner's to correct until a document is issued.
ALTER TABLE booking_lines ADD COLUMN passed_on boolean NOT NULL DEFAULT false;
-- Null of lines that a release before wrote: the name leads to the service there.
ALTER TABLE booking_lines ADD COLUMN service_id bigint;
