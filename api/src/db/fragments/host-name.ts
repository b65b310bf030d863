import { sql } from 'kysely'

/** What guests know an owner `o` by: the name of the business, else the owner's own. */
export const hostName = sql<string>`COALESCE(
  NULLIF((SELECT w.business_name FROM site_settings w WHERE w.owner_id = o.id), ''), o.first_name || ' ' || o.last_name)`
