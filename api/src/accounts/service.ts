import type { loginBody, personalsBody, SignedIn, User } from '@keyhaven/shared-contracts/contract/accounts'
import type { z } from 'zod'
import { findSession } from '../access.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Parts } from '../parts.ts'
import { Problem, unauthorized } from '../problem.ts'
import { passwordMatches } from './password.ts'
import { findByEmail, findOwner, toUser } from './queries.ts'
import { openSession } from './session.ts'

type Caller = { userAgent: string }

const wrongCredentials = () => new Problem(401, 'wrong_credentials', 'The e-mail address or the password is wrong.')

export async function login(parts: Parts, body: z.output<typeof loginBody>, caller: Caller): Promise<SignedIn> {
  const owner = await findByEmail(parts.db, body.email).executeTakeFirst()
  const matches = await passwordMatches(body.password, owner?.password_hash)
  if (!owner || !matches) throw wrongCredentials()
  if (!owner.activated_at)
    throw new Problem(
      403,
      'not_activated',
      'This account is not activated yet. Open the link of the mail that we sent.',
    )
  const token = await parts.db.transaction().execute(async (tx) => {
    // While a password changes, no session begins with the old one.
    const unchanged = tx.selectFrom('owners').select('id').where('id', '=', owner.id).forShare()
    if (!(await unchanged.where('password_hash', '=', owner.password_hash).executeTakeFirst())) throw wrongCredentials()
    const { remember } = body
    return openSession(tx, { owner: owner.id, now: parts.clock(), remember, userAgent: caller.userAgent })
  })
  return { token, user: toUser(owner, parts.env.origin) }
}

export async function rememberLogin(parts: Parts, token: string): Promise<SignedIn> {
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
