import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Sql } from '../../db/pool.ts'
import { secretOf } from '../../db/secrets.ts'

/** Which address of which export: it gets another one by counting. */
export type Addressed = { id: number; generation: number }

const signatureOf = (secret: string, { id, generation }: Addressed) =>
  createHmac('sha256', secret).update(`calendar export ${id}, address ${generation}`).digest('base64url')

const secretIn = (db: Sql) => secretOf(db, 'guest_links')

/** Makes the tokens of addresses, which nothing stores: `7-…`, the export and its signature. */
export async function addressing(db: Sql, origin: string) {
  const secret = await secretIn(db)
  return (row: Addressed) => `${origin}/keyhaven/ical/${row.id}-${signatureOf(secret, row)}.ics`
}

/** The export that a file's name is of, before its signature is looked at. */
export const exportIn = (file: string) => {
  const id = /^(\d{1,15})-[\w-]{43}\.ics$/.exec(file)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** True where the name is that of the present address. */
export async function isAddressOf(db: Sql, file: string, row: Addressed) {
  const expected = Buffer.from(`${row.id}-${signatureOf(await secretIn(db), row)}.ics`)
  const actual = Buffer.from(file)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
