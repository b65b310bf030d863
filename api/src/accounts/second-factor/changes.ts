import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/pool.ts'
import { transact } from '../../db/transact.ts'
import { unauthorized } from '../../http/problem.ts'
import { queueMail } from '../../mail/outbox.ts'
import type { OwnerId } from '../../owner-id.ts'
import { lockOwner, type Owner } from '../reads.ts'
import { withPassword } from '../with-password.ts'
import { emailFactorChanged, type FactorChange } from './emails.ts'
import { readHasFactor } from './reads.ts'
import { deleteCodes } from './writes.ts'

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
