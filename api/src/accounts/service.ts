import type { loginBody, personalsBody, SignedIn, User } from '@keyhaven/shared-contracts/contract/accounts'
import type { z } from 'zod'
import { findSession } from '../http/access.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { storedPhone } from '../phone.ts'
import { Problem, unauthorized } from '../http/problem.ts'
import { findDevice, knowDevice } from './device-writes.ts'
import { passwordMatches } from './password.ts'
import { findByEmail, findOwner, toUser } from './reads.ts'
import { openSession } from './sessions.ts'
import { loginFailures } from './rate-limits.ts'

type Caller = { ip: string; userAgent: string }

const wrongCredentials = () => new Problem(401, 'wrong_credentials', 'The e-mail address or the password is wrong.')

export async function login(context: AppContext, body: z.output<typeof loginBody>, { ip, userAgent }: Caller) {
  const { email, password, remember } = body
  const owner = await findByEmail(context.db, email).executeTakeFirst()
  const device = owner && (await findDevice(context.db, owner.id, body.device))
  const failures = loginFailures(context, { email, ip, device })
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
  const now = context.clock()
  const opened = await context.db.transaction().execute(async (tx) => {
    // While a password changes, no session begins with the old one.
    const unchanged = tx.selectFrom('owners').select('id').where('id', '=', owner.id).forShare()
    if (!(await unchanged.where('password_hash', '=', owner.password_hash).executeTakeFirst())) throw wrongCredentials()
    const known = await knowDevice(tx, owner.id, body.device, now)
    const token = await openSession(tx, { owner: owner.id, now, remember, userAgent, device: known.id })
    return { token, device: known.token }
  })
  return { ...opened, user: toUser(owner, context.env.origin) }
}

export async function rememberLogin(context: AppContext, token: string): Promise<SignedIn> {
  const session = await findSession(context.db, token, context.clock())
  const owner = session && (await findOwner(context.db, session.owner))
  if (!owner) throw unauthorized()
  return { token, user: toUser(owner, context.env.origin) }
}

export const logout = async (context: AppContext, owner: OwnerId, session: number | undefined) => {
  await context.db
    .deleteFrom('sessions')
    .where('owner_id', '=', owner)
    .where('id', '=', session ?? 0)
    .execute()
}

export async function userOf(context: AppContext, owner: OwnerId): Promise<User> {
  const row = await findOwner(context.db, owner)
  if (!row) throw unauthorized()
  return toUser(row, context.env.origin)
}

export async function changePersonals(context: AppContext, owner: OwnerId, body: z.output<typeof personalsBody>) {
  const { address, ...names } = body
  const row = await context.db
    .updateTable('owners')
    .set({ ...names, ...address, phone: storedPhone(address) })
    .where('id', '=', owner)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw unauthorized()
  return toUser(row, context.env.origin)
}
