import type { loginBody, personalsBody, SignedIn, User } from '@keyhaven/shared-contracts/contract/accounts'
import type { z } from 'zod'
import { findSession } from '../http/access.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { storedPhone } from '../phone.ts'
import { Problem, unauthorized } from '../http/problem.ts'
import { findDevice, knowDevice } from './known-devices.ts'
import { passwordMatches } from './password.ts'
import { findByEmail, findOwner, toUser } from './queries.ts'
import { openSession } from './session.ts'
import { loginFailures } from './rate-limits.ts'

type Caller = { ip: string; userAgent: string }

const wrongCredentials = () => new Problem(401, 'wrong_credentials', 'The e-mail address or the password is wrong.')

export async function login(parts: AppContext, body: z.output<typeof loginBody>, { ip, userAgent }: Caller) {
  const { email, password, remember } = body
  const owner = await findByEmail(parts.db, email).executeTakeFirst()
  const device = owner && (await findDevice(parts.db, owner.id, body.device))
  const failures = loginFailures(parts, { email, ip, device })
  failures.check()
  const matches = await passwordMatches(password, owner?.password_hash)
  // Of many tries at the same moment none gets past what the others used up.
  failures.check()
  if (!owner || !matches) {
    failures.add()
    throw wrongCredentials()
  }
  if (!owner.activated_at)
    throw new Problem(
      403,
      'not_activated',
      'This account is not activated yet. Please click the link in the email we sent you.',
    )
  const now = parts.clock()
  const opened = await parts.db.transaction().execute(async (tx) => {
    // While a password changes, no session begins with the old one.
    const unchanged = tx.selectFrom('owners').select('id').where('id', '=', owner.id).forShare()
    if (!(await unchanged.where('password_hash', '=', owner.password_hash).executeTakeFirst())) throw wrongCredentials()
    const known = await knowDevice(tx, owner.id, body.device, now)
    const token = await openSession(tx, { owner: owner.id, now, remember, userAgent, device: known.id })
    return { token, device: known.token }
  })
  return { ...opened, user: toUser(owner, parts.env.origin) }
}

export async function rememberLogin(parts: AppContext, token: string): Promise<SignedIn> {
  const session = await findSession(parts.db, token, parts.clock())
  const owner = session && (await findOwner(parts.db, session.owner))
  if (!owner) throw unauthorized()
  return { token, user: toUser(owner, parts.env.origin) }
}

export const logout = async (parts: AppContext, owner: OwnerId, session: number | undefined) => {
  await parts.db
    .deleteFrom('sessions')
    .where('owner_id', '=', owner)
    .where('id', '=', session ?? 0)
    .execute()
}

export async function userOf(parts: AppContext, owner: OwnerId): Promise<User> {
  const row = await findOwner(parts.db, owner)
  if (!row) throw unauthorized()
  return toUser(row, parts.env.origin)
}

export async function changePersonals(parts: AppContext, owner: OwnerId, body: z.output<typeof personalsBody>) {
  const { address, ...names } = body
  const row = await parts.db
    .updateTable('owners')
    .set({ ...names, ...address, phone: storedPhone(address) })
    .where('id', '=', owner)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw unauthorized()
  return toUser(row, parts.env.origin)
}
