import type { forgotBody, resetBody } from '@keyhaven/shared-contracts/contract/accounts'
import type { z } from 'zod'
import { transact } from '../db/transact.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { passwordChangedLetter, resetLetter } from './letters.ts'
import { newLink, useLink } from './links.ts'
import { hashPassword } from './password.ts'
import { findByEmail } from './queries.ts'
import { sendActivation } from './registration.ts'
import { endSessions } from './session.ts'

const linkLife = 3_600_000

/** Whatever the address, the caller learns nothing. A mail to one without an account would only serve to annoy people. */
export const forgotPassword = (parts: Parts, { email }: z.output<typeof forgotBody>) =>
  transact(parts.db, async (tx) => {
    // Locked, so that no link leaves for an address that is being given up.
    const owner = await findByEmail(tx, email).forNoKeyUpdate().executeTakeFirst()
    if (!owner) return
    if (!owner.activated_at) return sendActivation(tx, parts, owner)
    const token = await newLink(tx, owner.id, 'reset', new Date(parts.clock().getTime() + linkLife))
    const link = `${parts.env.origin}/owner/reset-password/${token}`
    await queueMail(tx, resetLetter(owner.email, owner.first_name, link))
  })

/** Whoever had signed in with the old password is out, in every place. */
export async function resetPassword(parts: Parts, token: string, { password }: z.output<typeof resetBody>) {
  const password_hash = await hashPassword(password)
  await transact(parts.db, async (tx) => {
    const id = await useLink(tx, 'reset', token, parts.clock())
    const owner =
      id &&
      (await tx.updateTable('owners').set({ password_hash }).where('id', '=', id).returningAll().executeTakeFirst())
    if (!owner)
      throw new Problem(
        400,
        'invalid_link',
        'This link is not valid, was used before or has expired. Please ask for a new one.',
      )
    await endSessions(tx, owner.id)
    await queueMail(tx, passwordChangedLetter(owner.email, owner.first_name, parts.env))
  })
}
