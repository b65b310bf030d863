import { setTimeout as wait } from 'node:timers/promises'
import type { loginBody, personalsBody, SignedIn, User } from '@keyhaven/shared-contracts/contract/accounts'
import type { z } from 'zod'
import { findSession } from '../access.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Parts } from '../parts.ts'
import { Problem, unauthorized } from '../problem.ts'
import { passwordMatches } from './password.ts'
import { findByEmail, findOwner, toUser } from './queries.ts'
import { openSession } from './session.ts'

type Caller = { ip: string; userAgent: string }

/** Answers that must not tell by their time what they did take this long at least. */
export async function inEqualTime<T>(parts: Parts, work: Promise<T>, least = 250): Promise<T> {
  if (!parts.env.rateLimit) return work
  const [result] = await Promise.all([work, wait(least)])
  return result
}

/** Tries with an account are counted by caller and by address: one caller cannot try many, many cannot try one. */
export function countTry({ limits }: Parts, action: string, ip: string, email?: string) {
  limits.take(`${action} ip ${ip}`, { times: 30, seconds: 60 })
  if (email) limits.take(`${action} email ${email.toLowerCase()}`, { times: 10, seconds: 300 })
}

export async function login(parts: Parts, body: z.output<typeof loginBody>, caller: Caller): Promise<SignedIn> {
  countTry(parts, 'login', caller.ip, body.email)
  const owner = await findByEmail(parts.db, body.email)
  const matches = await passwordMatches(body.password, owner?.password_hash)
  if (!owner || !matches) throw new Problem(401, 'wrong_credentials', 'The e-mail address or the password is wrong.')
  if (!owner.activated_at)
    throw new Problem(
      403,
      'not_activated',
      'This account is not activated yet. Open the link of the mail that we sent.',
    )
  const { remember } = body
  const token = await openSession(parts.db, {
    owner: owner.id,
    now: parts.clock(),
    remember,
    userAgent: caller.userAgent,
  })
  return { token, user: toUser(owner, parts.env.origin) }
}

export async function rememberLogin(parts: Parts, token: string, caller: Caller): Promise<SignedIn> {
  parts.limits.take(`remember ip ${caller.ip}`, { times: 60, seconds: 60 })
  const session = await findSession(parts.db, token, parts.clock())
  const owner = session && (await findOwner(parts.db, session.owner))
  if (!owner) throw unauthorized()
  return { token, user: toUser(owner, parts.env.origin) }
}

export const logout = async (parts: Parts, owner: OwnerId, session: number | undefined) => {
  await parts.db
    .deleteFrom('sessions')
    .where('owner_id', '=', owner)
    .where('id', '=', session ?? 0)
    .execute()
}

export async function userOf(parts: Parts, owner: OwnerId): Promise<User> {
  const row = await findOwner(parts.db, owner)
  if (!row) throw unauthorized()
  return toUser(row, parts.env.origin)
}

export async function changePersonals(parts: Parts, owner: OwnerId, body: z.output<typeof personalsBody>) {
  const { address, ...names } = body
  const row = await parts.db
    .updateTable('owners')
    .set({ ...names, ...address })
    .where('id', '=', owner)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw unauthorized()
  return toUser(row, parts.env.origin)
}
