import type { Sql } from './pool.ts'

/** Secret shared by all instances, created with the database. */
export async function secretOf(db: Sql, name: 'invoice_links' | 'guest_links' | 'sealed_secrets') {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  if (!row) throw new Error(`The secret ${name} is missing.`)
  return row.value
}
