import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { hashPassword } from '../../accounts/password.ts'
import type { Db } from '../../db/pool.ts'
import { aClient, aHold } from '../factories.ts'
import { householdOf } from '../household.ts'
import { openAccount } from '../open-account.ts'
import { caller, unique } from '../test-server.ts'

/** Sender of requests: the ids of own records by the words of paths, the secrets of own links, and a name that no answer to others may hold. */
export type Person = { token?: string; secret: string; own: Record<string, number>; links: string[] }

const password = 'Secret-123'
const passwordHash = hashPassword(password)

const anOwner = async (db: Db, origin: string) => {
  const token = await openAccount(db, `owner-${unique()}@example.com`, await passwordHash, new Date())
  const call = caller((url, init) => fetch(url.replace('http://localhost', origin), init), token)
  const { body: user } = await call<User>('GET', '/auth/get-full-user-data/')
  const owner = { token, user, password, call }
  const secret = `Geheim${token.replaceAll(/[^A-Za-z]/g, '')}`
  await aClient(owner, { last_name: secret })
  const own = await householdOf(owner)
  const hold = await aHold(call, own.unit ?? 0, { check_in: '2028-03-01', check_out: '2028-03-04' })
  return { token, secret, own, links: [hold.token] }
}

/** New owners with everything that an owner can have, and a guest of both without a token. */
export const newPeople = async (db: Db, origin: string): Promise<[Person, Person, Person]> => {
  const [one, other] = [await anOwner(db, origin), await anOwner(db, origin)]
  return [one, other, { secret: 'nobody knows', own: one.own, links: [...one.links, ...other.links] }]
}
