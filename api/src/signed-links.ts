import type { Message } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Sql } from './db/pool.ts'
import { Problem } from './http/problem.ts'
import { secretOf } from './db/secrets.ts'
import { lifetimesMs } from './lifetimes.ts'

/** Signature and expiry in a link, beside its subject. */
export type Proof = { expires?: string | undefined; signature?: string | undefined }

const sign = (secret: string, subject: string, expires: string) =>
  createHmac('sha256', secret).update(`${subject} until ${expires}`).digest('base64url')

/** Lets a link to one thing open in a new tab without a token, for 15 minutes. */
export function proofOf(secret: string, subject: string, now: Date) {
  const expires = String(Math.floor((now.getTime() + lifetimesMs.signedLink) / 1000))
  return { expires, signature: sign(secret, subject, expires) }
}

/** Refuses a link that is not ours, not to this, or past its moment. `why` says where a new one is. */
export function checkProof(secret: string, subject: string, proof: Proof, now: Date, why: Message) {
  const { expires = '', signature = '' } = proof
  const actual = Buffer.from(signature)
  const expected = Buffer.from(sign(secret, subject, expires))
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected)
  if (isOurs && /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > now.getTime()) return
  throw new Problem(403, 'link_expired', why)
}

export const linkSecret = (db: Sql) => secretOf(db, 'invoice_links')
