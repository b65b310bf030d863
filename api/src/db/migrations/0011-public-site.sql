-- The owner's own host. It answers once it is proven; then nobody else's may be the same.
ALTER TABLE owners
  ADD COLUMN domain text CHECK (domain ~ '^[a-z0-9.-]{4,253}$'),
  ADD COLUMN domain_proven_at timestamptz,
  ADD CHECK (domain_proven_at IS NULL OR domain IS NOT NULL);
CREATE UNIQUE INDEX owners_proven_domain ON owners (domain) WHERE domain_proven_at IS NOT NULL;

-- What an owner set about the public site; without a row everything is as it is here.
CREATE TABLE site_settings (
  owner_id bigint PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  -- What the DNS record says that proves a domain: always the same one of an owner.
  code text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  accent text CHECK (accent ~ '^#[0-9a-f]{6}$'),
  -- Origins of sites that may embed the booking, a JSON array of texts.
  allowed_origins jsonb NOT NULL DEFAULT '[]',
  privacy_text text NOT NULL DEFAULT ''
);

DROP TRIGGER owners_tell_update ON owners;
CREATE TRIGGER owners_tell_update
  AFTER UPDATE OF email, first_name, last_name, tax_id, street, house_number, postal_code, city, country, phone, logo, slug,
    request_expiry_hours, domain, domain_proven_at
  ON owners FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION tell_owner();
DO $$
DECLARE
  event text;
BEGIN
  FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON site_settings REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_owners(%L)',
      'site_settings_tell_' || lower(event), event, CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, '["accounts"]');
  END LOOP;
END $$;
