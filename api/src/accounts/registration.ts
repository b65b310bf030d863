import type { registerBody } from '@keyhaven/shared-contracts/contract/accounts'
import type { z } from 'zod'
import { day } from '../access.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { isGuestEmail } from './guest.ts'
import { activationLetter, alreadyRegisteredLetter } from './letters.ts'
import { newLink, useLink } from './links.ts'
import { hashPassword } from './password.ts'
import { findByEmail, takenSlugs } from './queries.ts'
import { freeSlug, slugOf } from './slug.ts'

type Registration = z.output<typeof registerBody>
type Recipient = { id: number; email: string; first_name: string }

/** A new link; the older ones stop working, because they may belong to somebody else's registration. */
export async function sendActivation(tx: Tx, parts: Parts, owner: Recipient) {
  const token = await newLink(tx, owner.id, 'activation', new Date(parts.clock().getTime() + 2 * day))
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
    if (await findByEmail(tx, owner.email).executeTakeFirst()) return undefined
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
  await transact(parts.db, async (tx) => {
    const fresh = { email: body.email, ...changed(body, password_hash) }
    // Locked, so that nobody activates it with the old password meanwhile and finds another.
    const holder = () => findByEmail(tx, body.email).forNoKeyUpdate().executeTakeFirst()
    const known = await holder()
    const created = known ? undefined : await insertOwner(tx, fresh)
    if (created) return sendActivation(tx, parts, created)
    const owner = known ?? (await holder())
    if (!owner) return
    if (owner.activated_at)
      return queueMail(tx, alreadyRegisteredLetter(owner.email, owner.first_name, parts.env.origin))
    await tx.updateTable('owners').set(changed(body, password_hash)).where('id', '=', owner.id).execute()
    return sendActivation(tx, parts, { ...owner, first_name: body.first_name })
  })
}

export async function activate(parts: Parts, uid: string, token: string) {
  const now = parts.clock()
  await transact(parts.db, async (tx) => {
    const owner = await useLink(tx, 'activation', token, now)
    if (!owner || String(owner) !== uid)
      throw new Problem(400, 'invalid_link', 'This activation link is not valid or has expired.')
    await tx.updateTable('owners').set({ activated_at: now }).where('id', '=', owner).execute()
  })
}
