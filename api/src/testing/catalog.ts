import { newClient } from '../db/pool.ts'

/** False for objects of an extension. */
const isOurs = (catalog: string, oid: string) =>
  `NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = ${oid} AND d.deptype = 'e')`
const ofPublic = `relnamespace = 'public'::regnamespace`

/** Of each kind of object a query: its name, and all that defines it but the place of a column in its table. */
const kinds: Readonly<Record<string, string>> = {
  extension: `SELECT extname AS name, extversion AS definition FROM pg_extension`,
  relation: `SELECT relname AS name, concat_ws(' ', relkind, relpersistence, reloptions, relrowsecurity, relforcerowsecurity, relreplident,
      relacl, (SELECT amname FROM pg_am WHERE oid = relam)) AS definition FROM pg_class WHERE ${ofPublic} AND ${isOurs('pg_class', 'pg_class.oid')}`,
  column: `SELECT attrelid::regclass || '.' || attname AS name, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      attstorage, attcompression, attstattarget, attoptions, attacl, CASE WHEN attcollation <> 0 THEN attcollation::regcollation END,
      pg_get_expr(adbin, adrelid)) AS definition
    FROM pg_attribute JOIN pg_class c ON c.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE ${ofPublic} AND relkind IN ('r', 'p', 'v', 'm', 'f') AND attnum > 0 AND NOT attisdropped`,
  constraint: `SELECT conrelid::regclass || '.' || conname AS name, concat_ws(' ', contype, pg_get_constraintdef(oid), convalidated, conislocal, conindid::regclass) AS definition
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
  index: `SELECT indexrelid::regclass::text AS name, concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid, indisclustered, indisreplident) AS definition
    FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE ${ofPublic}`,
  function: `SELECT p.oid::regprocedure::text AS name, concat_ws(' ', pg_get_functiondef(p.oid), proacl) AS definition
    FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND ${isOurs('pg_proc', 'p.oid')}`,
  trigger: `SELECT tgrelid::regclass || '.' || tgname AS name, concat_ws(' ', pg_get_triggerdef(oid), tgenabled) AS definition
    FROM pg_trigger WHERE NOT tgisinternal`,
  view: `SELECT viewname AS name, definition FROM pg_views WHERE schemaname = 'public'
    UNION ALL SELECT matviewname, definition FROM pg_matviews WHERE schemaname = 'public'`,
  sequence: `SELECT s.seqrelid::regclass::text AS name, concat_ws(' ', s.seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle,
      d.refobjid::regclass, a.attname) AS definition
    FROM pg_sequence s LEFT JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.seqrelid AND d.deptype IN ('a', 'i')
      LEFT JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid`,
  type: `SELECT t.oid::regtype::text AS name, concat_ws(' ', typtype, typbasetype::regtype, typnotnull, typdefault, typacl,
      ARRAY(SELECT enumlabel FROM pg_enum WHERE enumtypid = t.oid ORDER BY enumsortorder)) AS definition
    FROM pg_type t WHERE typnamespace = 'public'::regnamespace AND typtype <> 'c' AND typelem = 0 AND ${isOurs('pg_type', 't.oid')}`,
  statistics: `SELECT stxname AS name, pg_get_statisticsobjdef(oid) AS definition FROM pg_statistic_ext`,
  policy: `SELECT tablename || '.' || policyname AS name, concat_ws(' ', permissive, roles, cmd, qual, with_check) AS definition FROM pg_policies`,
  rule: `SELECT tablename || '.' || rulename AS name, definition FROM pg_rules WHERE schemaname = 'public'`,
  comment: `SELECT pg_describe_object(classoid, objoid, objsubid) AS name, description AS definition FROM pg_description
    WHERE objoid >= 16384 AND pg_describe_object(classoid, objoid, objsubid) !~ '^extension'`,
  setting: `SELECT COALESCE(setrole::regrole::text, 'all') AS name, setconfig::text AS definition FROM pg_db_role_setting
    WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  'event trigger': `SELECT evtname AS name, evtevent || ' ' || evtfoid::regproc AS definition FROM pg_event_trigger`,
  schema: `SELECT nspname AS name, nspacl::text AS definition FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname NOT IN ('information_schema', 'pgboss')`,
  'default grant': `SELECT defaclrole::regrole || ' ' || defaclobjtype::text AS name, defaclacl::text AS definition FROM pg_default_acl`,
}

/** Everything that our migrations make, which the tables of jobs are not: what defines each object, by its kind and name. */
export const catalogOf = async (url: string): Promise<Record<string, string>> => {
  const client = newClient(url)
  await client.connect()
  try {
    const all: Record<string, string> = {}
    for (const [kind, query] of Object.entries(kinds)) {
      const { rows } = await client.query<{ name: string; definition: string | null }>(`${query} ORDER BY 1`)
      for (const { name, definition } of rows) all[`${kind} ${name}`] = definition ?? ''
    }
    return all
  } finally {
    await client.end()
  }
}
