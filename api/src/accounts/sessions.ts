import type { AccountSession } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import type { AppContext } from '../context.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { dayMs, hourMs, lifetimesMs } from '../lifetimes.ts'
import { notFound, unauthorized } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { hashToken, newToken, tokenIn } from '../tokens.ts'
import { readLiveSessions, readSessionOf, readSessions } from './reads.ts'
import { deleteDevice, deleteOtherSessions, deleteSession, insertSession, knowDevice, updateSession } from './writes.ts'
import Bowser, { BROWSER_MAP, OS_MAP } from 'bowser'

export type Session = { id: number; owner: OwnerId }
/** Address and browser of a sign-in. */
export type Caller = { ip: string; userAgent: string }

/** The live session of a token. */
export async function findSession(db: Sql, token: string, now: Date): Promise<Session | undefined> {
  const row = await readSessionOf(db, hashToken(token), now)
  if (!row) return undefined
  // Its use is noted to the hour and renewed to the day, which spares a write with every call.
  if (now.getTime() - row.last_used_at.getTime() >= hourMs) {
    const renewed = new Date(now.getTime() + lifetimesMs.rememberedSession)
    const isDue = row.remember && renewed.getTime() - row.expires_at.getTime() > dayMs
    await updateSession(db, row.id, { last_used_at: now, ...(isDue && { expires_at: renewed }) })
  }
  return { id: row.id, owner: row.owner }
}

/** The session and the owner of the token that a call brings, which is 401 without a good one. */
export async function checkedSession({ db, clock }: AppContext, header: string | undefined) {
  const token = tokenIn(header)
  const session = token ? await findSession(db, token, clock()) : undefined
  if (!session) throw unauthorized()
  return session
}

/** Ids of the sessions that have not ended. Asking renews none of them. */
export const liveSessions = async ({ db, clock }: AppContext, ids: readonly number[]): Promise<Set<number>> =>
  new Set(await readLiveSessions(db, ids, clock()))

type NewSession = {
  now: Date
  remember?: boolean
  userAgent: string
  until?: Date
  device?: number
  /** The database refuses the session of an owner with a second factor without it. */
  passedSecondStep?: boolean
}

/** Opens a session and answers its token, which is stored nowhere. */
export async function openSession(
  tx: Sql,
  owner: OwnerId,
  { now, remember = false, userAgent, until, device, passedSecondStep = false }: NewSession,
) {
  const token = newToken()
  const life = remember ? lifetimesMs.rememberedSession : lifetimesMs.session
  await insertSession(tx, owner, {
    token_hash: hashToken(token),
    remember,
    user_agent: userAgent,
    created_at: now,
    last_used_at: now,
    expires_at: until ?? new Date(now.getTime() + life),
    device_id: device ?? null,
    passed_second_step: passedSecondStep,
  })
  return token
}

/** Opens a session in a browser, which is a known device from then on, by the token that it has or by a new one. */
export async function openSessionIn(
  tx: Tx,
  owner: OwnerId,
  { device, ...session }: Omit<NewSession, 'device'> & { device?: string | undefined },
) {
  const knownDevice = await knowDevice(tx, owner, device, session.now)
  return { token: await openSession(tx, owner, { ...session, device: knownDevice.id }), device: knownDevice.token }
}

/** Names that are known; anything else is whatever the sender wrote. */
const browsers = new Set(Object.values(BROWSER_MAP))
const systems = new Set(Object.values(OS_MAP))

/** `Chrome on Windows`, as a browser names itself. */
export function deviceOf(userAgent: string): string {
  const { browser, os } = userAgent.trim() ? Bowser.parse(userAgent) : { browser: {}, os: {} }
  const names = [browsers.has(browser.name ?? '') && browser.name, systems.has(os.name ?? '') && os.name]
  return names.filter(Boolean).join(' on ') || 'Unknown device'
}

/** Sessions of the owner, the calling one first. */
export async function sessionsOf(
  { db, clock }: AppContext,
  owner: OwnerId,
  current: number | undefined,
): Promise<AccountSession[]> {
  const rows = await readSessions(db, owner, clock())
  const sessions = rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.user_agent),
    current: row.id === current,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }))
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
}

/** Ends a session; the device where it was is unknown from now on, for it may be lost. */
export async function endSession({ db, clock }: AppContext, owner: OwnerId, id: number) {
  const ended = await deleteSession(db, owner, id, clock())
  if (!ended) throw notFound('session')
  if (ended.device_id !== null) await deleteDevice(db, ended.device_id)
}

/** Signs out everywhere and forgets the devices. */
export const endSessions = ({ db }: AppContext, owner: OwnerId) => deleteOtherSessions(db, owner)
