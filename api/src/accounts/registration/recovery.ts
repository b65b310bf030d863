import type { forgotBody, resetBody } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { z } from 'zod'
import { transact } from '../../db/transact.ts'
import { queueMail } from '../../mail/outbox.ts'
import type { AppContext } from '../../context.ts'
import { Problem } from '../../http/problem.ts'
import { emailPasswordChanged, emailReset } from '../emails.ts'
import { dropLinks, newLink, useLink } from './link-writes.ts'
import { hashPassword } from '../password.ts'
import { findOwner, liveLinks, lockByEmail } from '../reads.ts'
import { deleteOtherSessions, knowDevice, updateOwner } from '../writes.ts'
import { lifetimesMs } from '../../lifetimes.ts'

/** Limit of the last hour's links that work at once; then no further mail leaves, and one of those leads in. */
const maxLinks = 4

/**
 * Whatever the address, the caller learns nothing. A mail to one without an account would only serve to annoy people. Asking again
 * and again takes nothing away: the links in earlier emails go on working.
 */
export const forgotPassword = (context: AppContext, { email }: z.output<typeof forgotBody>) =>
  transact(context.db, async (tx) => {
    // Locked, so that no link leaves for an address that is being given up.
    const owner = await lockByEmail(tx, email)
    if (!owner || (await liveLinks(tx, owner.owner, 'reset', context.clock())).length >= maxLinks) return
    const token = await newLink(
      tx,
      owner.owner,
      'reset',
      new Date(context.clock().getTime() + lifetimesMs.passwordLink),
    )
    const link = `${context.env.origin}/owner/reset-password/${token}`
    await queueMail(tx, { ...emailReset(owner, link, owner.activated_at !== null), usefulMs: lifetimesMs.passwordLink })
  })

/**
 * Ends every session that began with the old password. Reading the mail proves whose the account is: one that was not
 * activated is now, and the browser that asks is known from now on, whatever others tried.
 */
export async function resetPassword(context: AppContext, token: string, { password }: z.output<typeof resetBody>) {
  const password_hash = await hashPassword(password)
  const now = context.clock()
  return transact(context.db, async (tx) => {
    const used = await useLink(tx, 'reset', token, now)
    const before = used && (await findOwner(tx, used.owner))
    if (!before) throw new Problem(400, 'invalid_link', 'accounts.linkNotValidUsed')
    const { owner } = used
    const { activated_at } = before
    await updateOwner(tx, owner, { password_hash, activated_at: activated_at ?? now })
    await dropLinks(tx, owner)
    await deleteOtherSessions(tx, owner)
    // An owner who has just chosen the first password need not be told that it was changed.
    if (activated_at && before.password_hash !== '') await queueMail(tx, emailPasswordChanged(before, context.env))
    return (await knowDevice(tx, owner, undefined, now)).token
  })
}
