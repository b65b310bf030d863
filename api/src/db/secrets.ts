import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Sql } from './pool.ts'
import type { OwnerId } from '../owner-id.ts'

/** Secret shared by all instances, created with the database. */
export async function secretOf(db: Sql, name: 'invoice_links' | 'guest_links' | 'sealed_secrets') {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  if (!row) throw new Error(`The secret ${name} is missing.`)
  return row.value
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const keyIn = async (db: Sql) =>
  Buffer.from(hkdfSync('sha256', await secretOf(db, 'sealed_secrets'), '', 'secrets of owners', 32))

/** Binding in the seal, so that a secret that was moved to another owner's row, or to one for something else, does not open. */
type Bound = {
  owner: OwnerId
  purpose: 'authenticator app' | 'webhook' | 'former nights' | 'card account' | 'card events'
}
const textOf = ({ owner, purpose }: Bound) => Buffer.from(`${purpose} of owner ${owner}`)

/** Encrypts a secret that the server must be able to read again. */
export async function seal(db: Sql, bound: Bound, secret: Uint8Array) {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, await keyIn(db), nonce).setAAD(textOf(bound))
  const text = Buffer.concat([sealing.update(secret), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), text])
}

/** Throws where it was not sealed for this, or was changed since. */
export async function unseal(db: Sql, bound: Bound, sealed: Buffer) {
  const nonce = sealed.subarray(0, nonceBytes)
  const opening = createDecipheriv(cipher, await keyIn(db), nonce, { authTagLength: tagBytes })
    .setAAD(textOf(bound))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()])
}
