import type { Client } from './tables.ts'

type Statement = { drop: string; make: string }

const ofTables = `c.relnamespace = current_schema()::regnamespace AND c.relname = ANY($1)`

/** References first: others rest on what they point at. A check that old rows need not pass is one of them. */
const constraints = (kinds: string) => `
  SELECT format('ALTER TABLE %I DROP CONSTRAINT %I', c.relname, k.conname) AS drop,
    format('ALTER TABLE %I ADD CONSTRAINT %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) AS make
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid WHERE ${ofTables} AND (${kinds}) ORDER BY k.contype, k.oid`

const references = constraints(`k.contype = 'f' OR (k.contype = 'c' AND NOT k.convalidated)`)
const keys = constraints(`k.contype IN ('p', 'u', 'x')`)

const indexes = `
  SELECT format('DROP INDEX %I', i.relname) AS drop, pg_get_indexdef(i.oid) AS make
  FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
  WHERE ${ofTables} AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.oid AND k.conrelid = c.oid AND k.contype IN ('p', 'u', 'x'))
  ORDER BY i.oid`

/** Each as it was: most fire where a session is no replica, those that keep documents always do. */
const triggers = `
  SELECT format('ALTER TABLE %I DISABLE TRIGGER %I', c.relname, t.tgname) AS drop,
    format('ALTER TABLE %I ENABLE %s TRIGGER %I', c.relname, CASE t.tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, t.tgname) AS make
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE ${ofTables} AND NOT t.tgisinternal AND t.tgenabled <> 'D' ORDER BY t.oid`

/**
 * Takes away, within the transaction, what would look at each row that is copied in: triggers, references, keys and indexes.
 * So nothing is worked out a second time, and indexes are built once, of everything. Answers how to put all of it back,
 * which checks every row that was copied meanwhile.
 */
export async function suspendSchema(client: Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const dropped: Statement[] = []
  for (const query of [triggers, references, keys, indexes]) {
    const { rows } = await client.query<Statement>(query, [tables])
    for (const { drop } of rows) await client.query(drop)
    // Those of one kind in their own order, the kinds in the opposite one.
    dropped.unshift(...rows)
  }
  return async () => {
    for (const { make } of dropped) await client.query(make)
  }
}
