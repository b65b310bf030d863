import { notYourEmail } from '@keyhaven/shared-contracts/contract/account-settings'
import type { changeEmailBody, changePasswordBody } from '@keyhaven/shared-contracts/contract/account-settings'
import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import type { z } from 'zod'
import { transact } from '../../db/transact.ts'
import { queueMail } from '../../mail/outbox.ts'
import type { OwnerId } from '../../owner-id.ts'
import type { AppContext } from '../../context.ts'
import { invalid, unauthorized } from '../../http/problem.ts'
import { isGuestEmail } from '../demo-account.ts'
import { emailChangedLetter, emailIsYoursLetter, passwordChangedLetter } from '../emails.ts'
import { dropLinks } from '../registration/link-writes.ts'
import { hashPassword, passwordMatches } from '../password.ts'
import { findByEmail, findOwner, toUser } from '../reads.ts'
import { emailUnavailable, wrongPassword } from '../refusals.ts'
import { endSessions } from '../sessions.ts'

/** Signs out everywhere but in the session that asks. */
export async function changePassword(
  context: AppContext,
  owner: OwnerId,
  body: z.output<typeof changePasswordBody>,
  session: number | undefined,
) {
  const wrong = () => wrongPassword('The old password is wrong.')
  const before = await findOwner(context.db, owner)
  if (!before) throw unauthorized()
  if (!(await passwordMatches(body.old_password, before.password_hash))) throw wrong()
  const password_hash = await hashPassword(body.new_password)
  await transact(context.db, async (tx) => {
    const changed = await tx
      .updateTable('owners')
      .set({ password_hash })
      .where('id', '=', owner)
      // The one that was checked: another change may have come first.
      .where('password_hash', '=', before.password_hash)
      .returning(['email', 'first_name'])
      .executeTakeFirst()
    if (!changed) throw wrong()
    await endSessions(tx, owner, session)
    await dropLinks(tx, owner, 'reset')
    await queueMail(tx, { ...passwordChangedLetter(changed.email, changed.first_name, context.env), owner })
  })
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Takes effect at once and signs out everywhere else; both addresses are told, because the old one may be the only way to hear of a theft. */
export async function changeEmail(
  context: AppContext,
  owner: OwnerId,
  body: z.output<typeof changeEmailBody>,
  session: number | undefined,
): Promise<User> {
  const before = await findOwner(context.db, owner)
  if (!before) throw unauthorized()
  if (!same(body.actual_email, before.email)) throw invalid({ actual_email: [notYourEmail] })
  if (!(await passwordMatches(body.actual_password, before.password_hash))) throw wrongPassword()
  if (isGuestEmail(body.new_email)) throw emailUnavailable()
  return transact(context.db, async (tx) => {
    const other = await findByEmail(tx, body.new_email).executeTakeFirst()
    if (other && other.id !== owner) throw emailUnavailable()
    const changed = await tx
      .updateTable('owners')
      .set({ email: body.new_email })
      .where('id', '=', owner)
      .where('email', '=', before.email)
      .where('password_hash', '=', before.password_hash)
      .returningAll()
      .executeTakeFirst()
    if (!changed) throw wrongPassword()
    if (!same(changed.email, before.email)) {
      await dropLinks(tx, owner)
      await endSessions(tx, owner, session)
      await queueMail(tx, { ...emailChangedLetter(before.email, changed.first_name, context.env), owner })
      await queueMail(tx, { ...emailIsYoursLetter(changed.email, changed.first_name, context.env), owner })
    }
    return toUser(changed, context.env.origin)
  })
}
