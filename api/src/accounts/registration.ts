import type { registerBody } from '@keyhaven/shared-contracts/contract/accounts'
import type { z } from 'zod'
import { day, hashToken } from '../access.ts'
import type { Tx } from '../db/pool.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { isGuestEmail } from './guest.ts'
import { activationLetter, alreadyRegisteredLetter } from './letters.ts'
import { hashPassword } from './password.ts'
import { findByEmail, takenSlugs } from './queries.ts'
import { newToken } from './session.ts'
import { freeSlug, slugOf } from './slug.ts'

type Registration = z.output<typeof registerBody>
type Recipient = { id: number; email: string; first_name: string }

const linkLife = 2 * day

/** A new link; the older ones stop working, because they may belong to somebody else's registration. */
async function sendActivation(tx: Tx, parts: Parts, owner: Recipient) {
  const token = newToken()
  await tx.deleteFrom('account_tokens').where('owner_id', '=', owner.id).where('kind', '=', 'activation').execute()
  const expires = new Date(parts.clock().getTime() + linkLife)
  await tx
    .insertInto('account_tokens')
    .values({ token_hash: hashToken(token), owner_id: owner.id, kind: 'activation', expires_at: expires })
    .execute()
  const link = `${parts.env.origin}/owner/activate-account/${owner.id}/${token}`
  await queueMail(tx, activationLetter(owner.email, owner.first_name, link))
}

/** A slug of one's own; the address or the slug may be taken by somebody at this very moment, and then nothing is inserted. */
export async function insertOwner(
  tx: Tx,
  owner: Omit<Registration, 'password' | 'privacy'> & { password_hash: string; activated_at?: Date },
) {
  const base = slugOf(`${owner.first_name} ${owner.last_name}`)
  for (let tries = 0; tries < 5; tries += 1) {
    const slug = freeSlug(base, await takenSlugs(tx, base))
    const row = await tx
      .insertInto('owners')
      .values({ ...owner, slug })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email', 'first_name'])
      .executeTakeFirst()
    if (row) return row
    if (await findByEmail(tx, owner.email)) return undefined
  }
  throw new Problem(409, 'try_again', 'Please try again.')
}

const changed = (body: Registration, password_hash: string) => ({
  first_name: body.first_name,
  last_name: body.last_name,
  password_hash,
})

/** Whatever the address, the caller learns nothing; its owner learns by mail. */
export async function register(parts: Parts, body: Registration) {
  const password_hash = await hashPassword(body.password)
  if (isGuestEmail(body.email)) return
  await parts.db.transaction().execute(async (tx) => {
    const fresh = { email: body.email, ...changed(body, password_hash) }
    const known = await findByEmail(tx, body.email)
    const created = known ? undefined : await insertOwner(tx, fresh)
    if (created) return sendActivation(tx, parts, created)
    const owner = known ?? (await findByEmail(tx, body.email))
    if (!owner) return
    if (owner.activated_at)
      return queueMail(tx, alreadyRegisteredLetter(owner.email, owner.first_name, parts.env.origin))
    await tx.updateTable('owners').set(changed(body, password_hash)).where('id', '=', owner.id).execute()
    return sendActivation(tx, parts, { ...owner, first_name: body.first_name })
  })
}

const deadLink = () => new Problem(400, 'invalid_link', 'This activation link is not valid or has expired.')

export async function activate(parts: Parts, uid: string, token: string) {
  const now = parts.clock()
  await parts.db.transaction().execute(async (tx) => {
    const link = await tx
      .updateTable('account_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', hashToken(token))
      .where('kind', '=', 'activation')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('owner_id')
      .executeTakeFirst()
    if (!link || String(link.owner_id) !== uid) throw deadLink()
    await tx.updateTable('owners').set({ activated_at: now }).where('id', '=', link.owner_id).execute()
  })
}
