-- What is worked out of a picture after it was stored. Tables of their own: a picture that is drawn again has not changed for
-- its owner, and where the release before sweeps a file that it does not know, the row goes with the file.
CREATE TABLE image_avifs (
  image_id bigint NOT NULL REFERENCES images ON DELETE CASCADE,
  width int NOT NULL CHECK (width > 0),
  file text NOT NULL REFERENCES media_files (name) ON DELETE CASCADE,
  PRIMARY KEY (image_id, width)
);
CREATE INDEX image_avifs_file ON image_avifs (file);

CREATE TABLE image_colours (
  image_id bigint PRIMARY KEY REFERENCES images ON DELETE CASCADE,
  -- `#rrggbb` of the quarters, row by row; empty where the picture could not be read.
  colours text[] NOT NULL,
  drawn_at timestamptz NOT NULL
);
