-- Whether anybody still shows a file is asked of one name at a time.
CREATE INDEX images_files ON images USING gin (sources jsonb_path_ops);
CREATE INDEX owners_logo_files ON owners USING gin (logo_sources jsonb_path_ops) WHERE logo_sources <> '[]';
