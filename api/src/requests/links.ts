import { createHmac } from 'node:crypto'
import { hashToken } from '../access.ts'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { secretOf } from '../signed-links.ts'
import { ownOrigin } from '../site/service.ts'

/** One for every instance, made with the database. */
export const guestSecret = (db: Sql) => secretOf(db, 'guest_links')

const tokenOf = (secret: string, subject: string) => createHmac('sha256', secret).update(subject).digest('base64url')

/** The secrets of a request's links: made anew from the secret of the house for every mail, stored as hashes alone. */
export const tokensOf = (secret: string, booking: number) => ({
  guest: tokenOf(secret, `guest request ${booking}`),
  decision: tokenOf(secret, `decision ${booking}`),
})

export const hashesOf = (secret: string, booking: number) => {
  const { guest, decision } = tokensOf(secret, booking)
  return { guest_hash: hashToken(guest), decision_hash: hashToken(decision) }
}

/** Where the guests of an owner are led to. */
export const guestOrigin = (db: Sql, origin: string, owner: OwnerId) => ownOrigin(db, owner, origin)

/** The guest's own page about a request. */
export async function statusPage(db: Sql, origin: string, owner: OwnerId, booking: number) {
  const { guest } = tokensOf(await guestSecret(db), booking)
  return `${await guestOrigin(db, origin, owner)}/request/${guest}`
}

export const decisionUrl = (origin: string, token: string) => `${origin}/decision/${token}`
