-- A guest may change a request that waits: the version of its booking after that, which its owner has to have read to answer it. Null where
-- nothing was changed.
ALTER TABLE booking_requests ADD COLUMN changed_version int;
