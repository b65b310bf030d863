import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { hashPassword } from '../../accounts/password.ts'
import type { Db } from '../../db/pool.ts'
import { aClient, aHold } from '../factories.ts'
import { householdOf } from '../household.ts'
import { openAccount } from '../open-account.ts'
import { caller, unique, type TestOwner } from '../test-server.ts'

/** Who sends requests: an owner, or a guest with the link to a request, or nobody. */
export type Person = {
  token?: string
  /** A name in the owner's records that no answer to anybody else may hold. */
  secret?: string
  slug?: string
  /** Ids of own records, by the words of paths. */
  own: Record<string, number>
  /** Secrets of links. */
  links: string[]
}

const password = 'Secret-123'
const letters = (text: string) =>
  text.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '').replaceAll('-', '')

const anOwner = async (db: Db, origin: string, passwordHash: string): Promise<Person> => {
  const token = await openAccount(db, `owner-${unique()}@example.com`, passwordHash, new Date())
  const call = caller((url, init) => fetch(url.replace('http://localhost', origin), init), token)
  const { body: user } = await call<User>('GET', '/auth/get-full-user-data/')
  const owner: TestOwner = { token, user, password, call }
  const secret = `Geheim${letters(unique())}`
  await aClient(owner, { last_name: secret })
  const own = await householdOf(owner)
  const hold = await aHold(call, own.unit ?? 0, { check_in: '2028-03-01', check_out: '2028-03-04' })
  return { token, secret, slug: user.slug, own, links: [hold.token] }
}

/** New owners with everything that an owner can have, a guest of each, and somebody without an account. */
export const newPeople = async (db: Db, origin: string): Promise<Person[]> => {
  const passwordHash = await hashPassword(password)
  const one = await anOwner(db, origin, passwordHash)
  const other = await anOwner(db, origin, passwordHash)
  return [one, other, { own: one.own, links: [...one.links, ...other.links] }]
}
