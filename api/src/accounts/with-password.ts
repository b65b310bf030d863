import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { unauthorized } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { wrongPassword } from './constraints.ts'
import { passwordMatches } from './password.ts'
import { findOwner, lockOwner, type Owner } from './reads.ts'

/** Does what an owner confirms with the password. It is compared before the transaction, for that takes long, and must still be theirs in it. */
export async function withPassword<T>(
  context: AppContext,
  owner: OwnerId,
  password: string,
  work: (tx: Tx, row: Owner) => Promise<T>,
): Promise<T> {
  const before = await findOwner(context.db, owner)
  if (!before) throw unauthorized()
  if (!(await passwordMatches(password, before.password_hash))) throw wrongPassword()
  return transact(context.db, async (tx) => {
    const row = await lockOwner(tx, owner)
    if (row?.password_hash !== before.password_hash) throw wrongPassword()
    return work(tx, row)
  })
}
