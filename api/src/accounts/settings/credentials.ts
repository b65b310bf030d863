import { notYourEmail } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import type { changeEmailBody, changePasswordBody } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { z } from 'zod'
import { transact } from '../../db/transact.ts'
import { queueMail } from '../../mail/outbox.ts'
import type { OwnerId } from '../../owner-id.ts'
import type { AppContext } from '../../context.ts'
import { invalid, unauthorized } from '../../http/problem.ts'
import { emailAddressChanged, emailNewAddress, emailPasswordChanged } from '../emails.ts'
import { dropLinks } from '../registration/link-writes.ts'
import { hashPassword, passwordMatches } from '../password.ts'
import { findByEmail, findOwner } from '../reads.ts'
import { isDemoEmail, toUser } from '../user.ts'
import { deleteOtherSessions, updateCredentials } from '../writes.ts'
import { emailUnavailable, wrongPassword } from '../constraints.ts'

/** Signs out everywhere but in the session that asks. */
export async function changePassword(
  context: AppContext,
  owner: OwnerId,
  body: z.output<typeof changePasswordBody>,
  session: number | undefined,
) {
  const wrong = () => wrongPassword('accounts.oldPasswordWrong')
  const before = await findOwner(context.db, owner)
  if (!before) throw unauthorized()
  if (!(await passwordMatches(body.old_password, before.password_hash))) throw wrong()
  const password_hash = await hashPassword(body.new_password)
  await transact(context.db, async (tx) => {
    const changed = await updateCredentials(tx, owner, { password_hash: before.password_hash }, { password_hash })
    if (!changed) throw wrong()
    await deleteOtherSessions(tx, owner, session)
    await dropLinks(tx, owner, 'reset')
    await queueMail(tx, { ...emailPasswordChanged(changed, context.env), owner })
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
  if (isDemoEmail(body.new_email)) throw emailUnavailable()
  return transact(context.db, async (tx) => {
    const other = await findByEmail(tx, body.new_email)
    if (other && other.owner !== owner) throw emailUnavailable()
    const changed = await updateCredentials(tx, owner, before, { email: body.new_email })
    if (!changed) throw wrongPassword()
    if (!same(changed.email, before.email)) {
      await dropLinks(tx, owner)
      await deleteOtherSessions(tx, owner, session)
      await queueMail(tx, { ...emailAddressChanged({ ...changed, email: before.email }, context.env), owner })
      await queueMail(tx, { ...emailNewAddress(changed, context.env), owner })
    }
    return toUser(changed, context.env.origin)
  })
}
