-- tested: the release before
-- What an invoice to a company says beside name and address, and the VAT id of who writes it, which is not always the tax id.
ALTER TABLE clients
  ADD COLUMN company text NOT NULL DEFAULT '' CONSTRAINT clients_company CHECK (length(company) <= 100),
  -- Capitals and digits, without spaces.
  ADD COLUMN vat_id text NOT NULL DEFAULT '' CONSTRAINT clients_vat_id CHECK (length(vat_id) <= 20),
  -- What the company wants to read on its invoice: an order number, a Leitweg-ID.
  ADD COLUMN buyer_reference text NOT NULL DEFAULT '' CONSTRAINT clients_buyer_reference CHECK (length(buyer_reference) <= 60);
ALTER TABLE owners
  ADD COLUMN vat_id text NOT NULL DEFAULT '' CONSTRAINT owners_vat_id CHECK (length(vat_id) <= 20);

-- Open screens hear of it as of the tax id.
DROP TRIGGER owners_tell_update ON owners;
CREATE TRIGGER owners_tell_update
  AFTER UPDATE OF email, first_name, last_name, tax_id, vat_id, street, house_number, postal_code, city, country, phone, logo, slug,
    request_expiry_hours, max_nights, horizon_months, domain, domain_proven_at
  ON owners FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION tell_owner();
