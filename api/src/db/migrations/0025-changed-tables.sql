-- A change names its table alone; which answers show a table is written once, in the contract (`effects.ts`). The lists that
-- the triggers were given are not read any more. An instance of the release before reads `domains`: it refreshes nothing then.

CREATE OR REPLACE FUNCTION tell_owners() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_owner bigint;
BEGIN
  FOR of_owner IN SELECT DISTINCT owner_id FROM changed LOOP
    PERFORM pg_notify('keyhaven', json_build_object('owner', of_owner, 'table', TG_TABLE_NAME, 'domains', '[]'::json)::text);
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('keyhaven', json_build_object('owner', NEW.id, 'table', TG_TABLE_NAME, 'domains', '[]'::json)::text);
  RETURN NULL;
END $$;
