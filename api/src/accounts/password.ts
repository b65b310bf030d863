import { hash, verify } from '@node-rs/argon2'
import { concurrencyLimit } from '../concurrency-limit.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { unauthorized } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { wrongPassword } from './constraints.ts'
import { findOwner, lockOwner, type Owner } from './reads.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing takes threads that files need too, so some always stay free. */
const inTurn = concurrencyLimit(2)

export const hashPassword = (password: string) => inTurn(() => hash(password, cost))

let nobodys: Promise<string> | undefined

/** Takes as long without an account as with one, so that time does not tell which addresses have one. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  nobodys ??= hashPassword('the password of nobody')
  // Demo hosts have no password at all.
  const against = stored || (await nobodys)
  return (await inTurn(() => verify(against, password))) && Boolean(stored)
}

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
