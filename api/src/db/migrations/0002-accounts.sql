-- The logo's widths, `[{width, image}]` with the widest last; `logo` is the widest.
ALTER TABLE owners ADD COLUMN logo_sources jsonb NOT NULL DEFAULT '[]';

-- What owners wrote to support, kept although it was also mailed.
CREATE TABLE contact_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  theme text NOT NULL CHECK (theme <> ''),
  message text NOT NULL CHECK (message <> ''),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX contact_messages_owner ON contact_messages (owner_id);

-- Every stored file of `files`, so that one which nothing shows any more can be found and deleted.
CREATE TABLE media_files (
  name text PRIMARY KEY,
  touched_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX media_files_touched ON media_files (touched_at);
