import { storedPhone } from '@keyhaven/shared-contracts/domain/text/stored-phone'
import type { loginBody, personalsBody, SignedIn, User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { z } from 'zod'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { Problem, unauthorized } from '../http/problem.ts'
import { endingOf } from './ending/ending.ts'
import { passwordMatches } from './password.ts'
import { findByEmail, findDevice, findOwner, findSlugHolder, lockOwner, lockPassword, readIsDemo } from './reads.ts'
import { toUser } from './user.ts'
import { claimSlug, deleteSession, updateOwner } from './writes.ts'
import { type Caller, findSession, openSessionIn } from './sessions.ts'
import { readHasFactor } from './second-factor/reads.ts'
import { beginSecondStep, secondStepAsked } from './second-factor/sign-in.ts'
import { loginFailures } from './rate-limits.ts'
import { transact } from '../db/transact.ts'
import { slugTaken } from './constraints.ts'

const wrongCredentials = () => new Problem(401, 'wrong_credentials', 'accounts.emailAddressOrPasswordWrong')

export async function login(context: AppContext, body: z.output<typeof loginBody>, { ip, userAgent }: Caller) {
  const { email, password, remember } = body
  const owner = await findByEmail(context.db, email)
  const device = owner && (await findDevice(context.db, owner.owner, body.device))
  const failures = loginFailures(context, { email, ip, device })
  await failures.check()
  // Counted before it is known to be one: of many tries at the same moment, none gets past what the others used up.
  await failures.add()
  const matches = await passwordMatches(password, owner?.password_hash)
  if (!owner || !matches) throw wrongCredentials()
  await failures.takeBack()
  if (!owner.activated_at) throw new Problem(403, 'not_activated', 'accounts.notActivated')
  const now = context.clock()
  const opened = await context.db.transaction().execute(async (tx) => {
    // While a password changes, no session begins with the old one.
    if (!(await lockPassword(tx, owner.owner, owner.password_hash))) throw wrongCredentials()
    if (await readHasFactor(tx, owner.owner)) return { step: await beginSecondStep(tx, context, owner.owner) }
    return openSessionIn(tx, owner.owner, { now, remember, userAgent, device: body.device })
  })
  if ('step' in opened) throw secondStepAsked(opened.step)
  return { ...opened, user: toUser(owner, context.env.origin) }
}

export async function rememberLogin(context: AppContext, token: string): Promise<SignedIn> {
  const session = await findSession(context.db, token, context.clock())
  const owner = session && (await findOwner(context.db, session.owner))
  if (!owner) throw unauthorized()
  return { token, user: toUser(owner, context.env.origin) }
}

export const logout = async ({ db, clock }: AppContext, owner: OwnerId, session: number | undefined) => {
  await deleteSession(db, owner, session ?? 0, clock())
}

export async function userOf(context: AppContext, owner: OwnerId): Promise<User> {
  const row = await findOwner(context.db, owner)
  if (!row) throw unauthorized()
  return { ...toUser(row, context.env.origin), ends_at: await endingOf(context.db, owner) }
}

export async function changePersonals(context: AppContext, owner: OwnerId, body: z.output<typeof personalsBody>) {
  const { address, ...names } = body
  const row = await updateOwner(context.db, owner, { ...names, ...address, phone: storedPhone(address) })
  if (!row) throw unauthorized()
  return toUser(row, context.env.origin)
}

/** Gives the public page another name; the old one stays the owner's and keeps leading there. */
export const changeSlug = (context: AppContext, owner: OwnerId, slug: string): Promise<User> =>
  transact(context.db, async (tx) => {
    const before = await lockOwner(tx, owner)
    if (!before) throw unauthorized()
    if (before.slug === slug) return toUser(before, context.env.origin)
    if ((await findSlugHolder(tx, slug)) || !(await claimSlug(tx, owner, slug))) throw slugTaken()
    await claimSlug(tx, owner, before.slug)
    const changed = await updateOwner(tx, owner, { slug })
    if (!changed) throw unauthorized()
    return toUser(changed, context.env.origin)
  })

export async function changeLocale(context: AppContext, owner: OwnerId, locale: string): Promise<User> {
  const row = await updateOwner(context.db, owner, { locale })
  if (!row) throw unauthorized()
  return toUser(row, context.env.origin)
}

/** True for an account of the demo, which is gone a day later. */
export const isDemoAccount = ({ db }: AppContext, owner: OwnerId) => readIsDemo(db, owner)
