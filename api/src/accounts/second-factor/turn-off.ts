import type { AppContext } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { queueMail } from '../../mail/outbox.ts'
import { lockByEmail } from '../reads.ts'
import { emailFactorChanged } from './emails.ts'
import { readHasFactor } from './reads.ts'
import { deleteApp, deleteCodes, deletePasskeys } from './writes.ts'

/**
 * For the operator, where an owner has lost every factor and every recovery code: the password alone signs in again, and the owner
 * is told by mail. Answers what was there.
 */
export const turnOffFactor = ({ db, env }: Pick<AppContext, 'db' | 'env'>, email: string) =>
  transact(db, async (tx) => {
    const account = await lockByEmail(tx, email)
    if (!account) return 'no account'
    const { owner } = account
    if (!(await readHasFactor(tx, owner))) return 'no second factor'
    await deleteApp(tx, owner)
    await deletePasskeys(tx, owner)
    await deleteCodes(tx, owner)
    await queueMail(tx, { ...emailFactorChanged(account, 'turned-off', env), owner })
    return 'turned off'
  })
