import type { newClient } from '@keyhaven/api/db/pool'
import { unfinishedRestore } from '@keyhaven/api/db/migrations/unfinished-restore'

/** One connection, outside of every pool. */
export type Client = ReturnType<typeof newClient>

/** A table with the columns that are stored; the database works the others out. */
export type Table = { name: string; columns: string[] }
/** Content of a table: its number of rows, and a sum over a hash of each, whatever their order. */
export type Content = { rows: number; digest: string }
/** Current value of a sequence. */
export type Sequence = { name: string; value: string; isCalled: boolean }

/** `SET LOCAL` of what a long transaction needs, and of what decides how values are written as text. */
export const sessionSettings = `
  SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'`

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const listed = (names: readonly string[]) => names.map(quoted).join(', ')

export const readTables = async (client: Client) => {
  const { rows } = await client.query<Table>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname <> $1
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     GROUP BY 1 ORDER BY 1`,
    [unfinishedRestore],
  )
  return rows
}

export const readSequences = async (client: Client) => {
  const { rows: names } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = current_schema()::regnamespace ORDER BY 1`,
  )
  if (names.length === 0) return []
  const one = ({ name }: { name: string }) =>
    `SELECT '${name.replaceAll("'", "''")}' AS name, last_value::text AS value, is_called AS "isCalled" FROM ${quoted(name)}`
  return (await client.query<Sequence>(names.map(one).join(' UNION ALL '))).rows
}

export const writeSequence = (client: Client, { name, value, isCalled }: Sequence) =>
  client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted(name), value, isCalled])

/** Reads the whole table within the server. */
export const readContent = async (client: Client, { name, columns }: Table): Promise<Content> => {
  const { rows } = await client.query<{ rows: string; digest: string }>(
    `SELECT count(*)::text AS rows, COALESCE(sum(hashtextextended(t::text COLLATE "C", 0)), 0)::text AS digest
     FROM (SELECT ${listed(columns)} FROM ${quoted(name)}) t`,
  )
  return { rows: Number(rows[0]?.rows), digest: rows[0]?.digest ?? '' }
}

/** Statements that carry all rows of a table out of a database, and into one. */
export const copyOut = ({ name, columns }: Table) => `COPY ${quoted(name)} (${listed(columns)}) TO STDOUT`
export const copyIn = ({ name, columns }: Table) => `COPY ${quoted(name)} (${listed(columns)}) FROM STDIN`
export const emptyTable = ({ name }: Table) => `DELETE FROM ${quoted(name)}`
/** The tables cannot be changed while they are read; their rows can. */
export const lockTables = (tables: readonly Table[]) =>
  `LOCK TABLE ${listed(tables.map(({ name }) => name))} IN ACCESS SHARE MODE`
