import type { SecondFactor } from '@keyhaven/shared-contracts/contract/accounts/second-factor'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/pool.ts'
import { transact } from '../../db/transact.ts'
import { unauthorized } from '../../http/problem.ts'
import { queueMail } from '../../mail/outbox.ts'
import type { OwnerId } from '../../owner-id.ts'
import { lockByEmail, lockOwner, type Owner } from '../reads.ts'
import { withPassword } from '../password.ts'
import { emailFactorChanged, type FactorChange } from './emails.ts'
import { countCodes, findApp, readHasFactor, readPasskeys } from './reads.ts'
import { deleteApp, deleteCodes, deletePasskeys } from './writes.ts'

/** Second factors of the owner. */
export async function secondFactorOf({ db }: AppContext, owner: OwnerId): Promise<SecondFactor> {
  const app = await findApp(db, owner)
  const passkeys = await readPasskeys(db, owner)
  return {
    app_since: app?.added_at?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: await countCodes(db, owner),
  }
}

/** `password` is missing where an earlier call of the same set-up asked for it; `mail` where nothing is changed yet. */
type Change = { password?: string; mail?: FactorChange }

/** Changes the second factor of an owner who gives the password, and says so by mail. */
export function changeFactor<T>(
  context: AppContext,
  owner: OwnerId,
  { password, mail }: Change,
  work: (tx: Tx, row: Owner) => Promise<T>,
): Promise<T> {
  // Under the lock of the owner, changes wait for one another and for sign-ins: no session begins by a rule that is changing.
  const change = async (tx: Tx, row: Owner) => {
    const done = await work(tx, row)
    if (!(await readHasFactor(tx, owner))) await deleteCodes(tx, owner)
    if (mail) await queueMail(tx, { ...emailFactorChanged(row, mail, context.env), owner })
    return done
  }
  if (password !== undefined) return withPassword(context, owner, password, change)
  return transact(context.db, async (tx) => {
    const row = await lockOwner(tx, owner)
    if (!row) throw unauthorized()
    return change(tx, row)
  })
}

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
