-- A few accounts at a time: however many are over after a long stop, no statement takes longer than one may.
CREATE OR REPLACE FUNCTION purge_demo_accounts(moment timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  expired bigint;
  purged bigint := 0;
BEGIN
  FOR expired IN SELECT id FROM owners WHERE is_guest AND guest_expires_at <= moment
    ORDER BY guest_expires_at LIMIT 20 FOR UPDATE SKIP LOCKED
  LOOP
    PERFORM set_config('keyhaven.purged', expired::text, true);
    DELETE FROM invoice_files f USING invoices i WHERE i.id = f.invoice_id AND i.owner_id = expired;
    DELETE FROM invoices WHERE owner_id = expired;
    DELETE FROM owners WHERE id = expired;
    purged := purged + 1;
  END LOOP;
  PERFORM set_config('keyhaven.purged', '', true);
  RETURN purged;
END $$;
