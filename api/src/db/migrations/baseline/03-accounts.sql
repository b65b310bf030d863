-- Owners: who they are, how they sign in, what they set, and how they leave.

CREATE TABLE owners (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  password_hash text NOT NULL,
  first_name text NOT NULL CHECK (length(first_name) BETWEEN 1 AND 50),
  last_name text NOT NULL CHECK (length(last_name) BETWEEN 1 AND 50),
  tax_id text NOT NULL DEFAULT '',
  street text NOT NULL DEFAULT '',
  house_number text NOT NULL DEFAULT '',
  postal_code text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  data_filled boolean NOT NULL GENERATED ALWAYS AS (
    tax_id <> '' AND street <> '' AND house_number <> '' AND postal_code <> '' AND city <> '' AND country <> '' AND phone <> ''
  ) STORED,
  -- The language of the owner's screens and mails, a BCP 47 tag. Null where nobody has chosen one.
  locale text CHECK (locale ~ '^[a-z]{2,3}$'),
  -- The logo's widths, `[{width, image}]` with the widest last; `logo` is the widest.
  logo text,
  logo_sources jsonb NOT NULL DEFAULT '[]',
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 80),
  -- The owner's own host. It answers once it is proven; then nobody else's may be the same.
  domain text CHECK (domain ~ '^[a-z0-9.-]{4,253}$'),
  domain_proven_at timestamptz,
  activated_at timestamptz,
  -- A demo account: shares the guest address, never shown in unfiltered public lists, purged after its expiry.
  is_guest boolean NOT NULL DEFAULT false,
  guest_expires_at timestamptz,
  request_expiry_hours int NOT NULL DEFAULT 24 CHECK (request_expiry_hours BETWEEN 1 AND 168),
  -- How long guests may stay, and how far ahead a stay may begin.
  max_nights int NOT NULL DEFAULT 60 CHECK (max_nights BETWEEN 1 AND 730),
  horizon_months int NOT NULL DEFAULT 18 CHECK (horizon_months BETWEEN 1 AND 120),
  -- The cancellation terms that an owner's new properties start with, as those of a property are written; null where none were chosen.
  usual_cancellation_terms jsonb,
  last_booking_number int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (is_guest = (guest_expires_at IS NOT NULL)),
  CHECK (domain_proven_at IS NULL OR domain IS NOT NULL)
);
CREATE UNIQUE INDEX owners_email ON owners (lower(email)) WHERE NOT is_guest;
CREATE INDEX owners_expired_guests ON owners (guest_expires_at) WHERE is_guest;
CREATE UNIQUE INDEX owners_proven_domain ON owners (domain) WHERE domain_proven_at IS NOT NULL;
-- Whether anybody still shows a file is asked of one name at a time.
CREATE INDEX owners_logo_files ON owners USING gin (logo_sources jsonb_path_ops) WHERE logo_sources <> '[]';

CREATE TRIGGER owners_tell_update
  AFTER UPDATE OF email, first_name, last_name, tax_id, street, house_number, postal_code, city, country, phone, logo, slug,
    request_expiry_hours, max_nights, horizon_months, domain, domain_proven_at
  ON owners FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION tell_owner();

-- Addresses that an owner's site had before go on leading to it.
CREATE TABLE former_slugs (
  slug text PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE
);

-- What owners wrote to support, kept although it was also mailed.
CREATE TABLE contact_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  theme text NOT NULL CHECK (theme <> ''),
  message text NOT NULL CHECK (message <> ''),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX contact_messages_owner ON contact_messages (owner_id);

-- Sign-in ----------------------------------------------------------------------------------------------------------

-- Browsers in which an owner has signed in before: there the right password works however many wrong ones others try.
CREATE TABLE known_devices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  -- A browser in which two owners sign in has one token.
  token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
  last_used_at timestamptz NOT NULL,
  UNIQUE (owner_id, token_hash)
);
CREATE INDEX known_devices_owner ON known_devices (owner_id, last_used_at);

CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  remember boolean NOT NULL,
  user_agent text NOT NULL DEFAULT '',
  device_id bigint REFERENCES known_devices ON DELETE SET NULL,
  passed_second_step boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_owner ON sessions (owner_id);
CREATE INDEX sessions_expired ON sessions (expires_at);
CREATE INDEX sessions_device ON sessions (device_id) WHERE device_id IS NOT NULL;

CREATE TABLE account_tokens (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('activation', 'reset')),
  -- Each registration of an address that is not activated yet keeps what it brought with its own link: none replaces
  -- another's password, and what it brought counts once that link is opened.
  password_hash text,
  first_name text,
  last_name text,
  locale text CHECK (locale ~ '^[a-z]{2,3}$'),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CHECK ((kind = 'activation') = (password_hash IS NOT NULL))
);
CREATE INDEX account_tokens_owner ON account_tokens (owner_id);

-- What owners sign in with beside their password, or with a passkey in place of it -----------------------------------

CREATE TABLE authenticator_apps (
  owner_id bigint PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  -- Encrypted with a key made of the row in `secrets`. Missing until a code has shown that the app has it.
  secret bytea,
  added_at timestamptz,
  -- The time step of the last code that was accepted: neither it nor an earlier one is accepted again.
  last_step bigint NOT NULL DEFAULT 0,
  -- Shown to the owner, and not yet confirmed by a code. The one before goes on working meanwhile.
  pending_secret bytea,
  pending_until timestamptz,
  CHECK ((secret IS NULL) = (added_at IS NULL)),
  CHECK ((pending_secret IS NULL) = (pending_until IS NULL))
);

CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  -- As the authenticator names it, in base64url.
  credential_id text NOT NULL CONSTRAINT passkeys_credential UNIQUE,
  public_key bytea NOT NULL,
  -- How often it signed, as far as its authenticator counts; one that goes back was copied.
  signatures bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_owner ON passkeys (owner_id);

CREATE TABLE recovery_codes (
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (owner_id, code_hash)
);

-- What a sign-in or a set-up that has begun waits for. Each serves one purpose, once.
CREATE TABLE auth_challenges (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('second_step', 'passkey_sign_in', 'passkey_setup')),
  -- Missing where a passkey is to say who signs in.
  owner_id bigint REFERENCES owners ON DELETE CASCADE,
  -- What a passkey has to sign; empty where the owner has none.
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK ((purpose = 'passkey_sign_in') = (owner_id IS NULL))
);
CREATE INDEX auth_challenges_owner ON auth_challenges (owner_id);
CREATE INDEX auth_challenges_expired ON auth_challenges (expires_at);

CREATE FUNCTION has_second_factor(owner bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM authenticator_apps WHERE owner_id = $1 AND secret IS NOT NULL)
    OR EXISTS (SELECT FROM passkeys WHERE owner_id = $1)
$$;

-- A program that knows no second step opens a session for the password alone. For an owner with a second factor the database
-- refuses that one, as something to try again: so such a program goes on serving everybody else, and lets nobody past the second step.
CREATE FUNCTION refuse_half_a_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF has_second_factor(NEW.owner_id) THEN
    RAISE 'this owner has a second factor, which the session did not pass' USING ERRCODE = '40001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER sessions_second_factor BEFORE INSERT ON sessions
  FOR EACH ROW WHEN (NOT NEW.passed_second_step) EXECUTE FUNCTION refuse_half_a_sign_in();

-- What owners set --------------------------------------------------------------------------------------------------

-- What an owner set about the public site; without a row everything is as it is here.
CREATE TABLE site_settings (
  owner_id bigint PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  -- What the DNS record says that proves a domain: always the same one of an owner.
  code text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  -- Under which name an owner's house is known, what it says of itself, and its pictures: the large one of its first page, and the
  -- logo for dark grounds. They are pictures like all others, of no property and no unit.
  business_name text NOT NULL DEFAULT '',
  intro text NOT NULL DEFAULT '',
  -- Of images, whose rows go only together with what is here: a reference would look through this table for each picture that goes.
  hero_id bigint,
  dark_logo_id bigint,
  accent text CHECK (accent ~ '^#[0-9a-f]{6}$'),
  -- Origins of sites that may embed the booking, a JSON array of texts.
  allowed_origins jsonb NOT NULL DEFAULT '[]',
  privacy_text text NOT NULL DEFAULT '',
  -- The language that the owner writes in, and of guests whose own is none of those offered.
  locale text NOT NULL DEFAULT 'en' CHECK (locale ~ '^[a-z]{2,3}$'),
  -- Owners' own texts in further languages, here and of properties, units and services: `{ "de": { "description": "…" } }`. The
  -- columns beside it hold the texts in the standard language.
  translations jsonb NOT NULL DEFAULT '{}' CONSTRAINT site_settings_translations CHECK (jsonb_typeof(translations) = 'object'),
  -- The BCP 47 tags of the languages that the host speaks with guests.
  host_languages text[] NOT NULL DEFAULT '{}'
);
CREATE TRIGGER site_settings_tell_insert AFTER INSERT ON site_settings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["accounts"]');
CREATE TRIGGER site_settings_tell_update AFTER UPDATE ON site_settings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["accounts"]');
CREATE TRIGGER site_settings_tell_delete AFTER DELETE ON site_settings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners('["accounts"]');

-- For how long an owner keeps what is about people; an owner without a row has the defaults.
CREATE TABLE retention_settings (
  owner_id bigint PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  -- Guests of requests that came to nothing, after their dates.
  request_months int NOT NULL DEFAULT 12 CHECK (request_months BETWEEN 1 AND 120),
  -- Clients after their last stay; null is until the owner erases them.
  client_years int CHECK (client_years BETWEEN 1 AND 30),
  -- Issued documents after the end of their year.
  document_years int NOT NULL DEFAULT 10 CHECK (document_years BETWEEN 5 AND 30)
);

-- An account that its owner has ended: until then it can be kept, and nobody finds its units.
CREATE TABLE account_endings (
  owner_id bigint PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > asked_at)
);
CREATE INDEX account_endings_due ON account_endings (ends_at);

CREATE FUNCTION hide_ending_units() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  account bigint := CASE TG_OP WHEN 'INSERT' THEN NEW.owner_id ELSE OLD.owner_id END;
BEGIN
  UPDATE units u SET listed = TG_OP = 'DELETE' AND p.active AND p.deleted_at IS NULL AND o.activated_at IS NOT NULL
    FROM properties p JOIN owners o ON o.id = p.owner_id WHERE p.id = u.property_id AND u.owner_id = account;
  RETURN NULL;
END $$;
CREATE TRIGGER account_endings_hide AFTER INSERT OR DELETE ON account_endings
  FOR EACH ROW EXECUTE FUNCTION hide_ending_units();
