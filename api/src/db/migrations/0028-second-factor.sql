-- What owners sign in with beside their password, or with a passkey in place of it.

INSERT INTO secrets (name, value)
  VALUES ('sealed_secrets', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

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

-- Programs of the release before open a session for the password alone. For an owner with a second factor the database
-- refuses that one, as something to try again: so they go on serving everybody else, and let nobody past the second step.
ALTER TABLE sessions ADD COLUMN passed_second_step boolean NOT NULL DEFAULT false;
CREATE FUNCTION refuse_half_a_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF has_second_factor(NEW.owner_id) THEN
    RAISE 'this owner has a second factor, which the session did not pass' USING ERRCODE = '40001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER sessions_second_factor BEFORE INSERT ON sessions
  FOR EACH ROW WHEN (NOT NEW.passed_second_step) EXECUTE FUNCTION refuse_half_a_sign_in();
