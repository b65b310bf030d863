import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Sql } from '../../db/pool.ts'
import { secretOf } from '../../db/secrets.ts'
import type { OwnerId } from '../../owner-id.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const keyIn = async (db: Sql) =>
  Buffer.from(hkdfSync('sha256', await secretOf(db, 'authenticator_apps'), '', 'secrets of authenticator apps', 32))

/** In the seal, so that a secret that was moved to another owner's row does not open. */
const boundTo = (owner: OwnerId) => Buffer.from(`owner ${owner}`)

/** Encrypts a secret that the server must be able to read again. */
export async function seal(db: Sql, owner: OwnerId, secret: Uint8Array) {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, await keyIn(db), nonce).setAAD(boundTo(owner))
  const text = Buffer.concat([sealing.update(secret), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), text])
}

/** Throws where it was not sealed for this owner, or was changed since. */
export async function unseal(db: Sql, owner: OwnerId, sealed: Buffer) {
  const nonce = sealed.subarray(0, nonceBytes)
  const opening = createDecipheriv(cipher, await keyIn(db), nonce, { authTagLength: tagBytes })
    .setAAD(boundTo(owner))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()])
}
