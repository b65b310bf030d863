import { hash, verify } from '@node-rs/argon2'
import { concurrencyLimit } from '../concurrency-limit.ts'

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
