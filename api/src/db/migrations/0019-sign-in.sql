-- Each registration of an address that is not activated yet keeps what it brought with its own link: none replaces
-- another's password.
ALTER TABLE account_tokens ADD COLUMN password_hash text, ADD COLUMN first_name text, ADD COLUMN last_name text;
UPDATE account_tokens t SET password_hash = o.password_hash, first_name = o.first_name, last_name = o.last_name
  FROM owners o WHERE o.id = t.owner_id AND t.kind = 'activation';
ALTER TABLE account_tokens ADD CHECK ((kind = 'activation') = (password_hash IS NOT NULL));

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
ALTER TABLE sessions ADD COLUMN device_id bigint REFERENCES known_devices ON DELETE SET NULL;
CREATE INDEX sessions_device ON sessions (device_id) WHERE device_id IS NOT NULL;
