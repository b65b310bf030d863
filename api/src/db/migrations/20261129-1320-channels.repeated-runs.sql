-- Fetches in a row that ended alike are one run: how many they were, and since when; null where it was one.
ALTER TABLE feed_runs ADD COLUMN fetches int NOT NULL DEFAULT 1, ADD COLUMN since timestamptz,
  -- The portal said that nothing has changed, or sent the file of before.
  ADD COLUMN unchanged boolean NOT NULL DEFAULT false;
