import { Secret, TOTP } from 'otpauth'
import type { AppContext } from '../../context.ts'
import type { Sql, Tx } from '../../db/pool.ts'
import { lifetimesMs } from '../../lifetimes.ts'
import type { OwnerId } from '../../owner-id.ts'
import { notFound } from '../../http/problem.ts'
import { changeFactor } from './changes.ts'
import { tooLate, wrongCode } from '../constraints.ts'
import { firstCodes } from './recovery-codes.ts'
import { findApp } from './reads.ts'
import { seal, unseal } from '../../db/secrets.ts'
import { deleteApp, putPendingApp, takeStep, turnOnApp } from './writes.ts'

const wrong = 'accounts.wrongAppCode'

const boundTo = (owner: OwnerId) => ({ owner, purpose: 'authenticator app' }) as const

/** Six digits for half a minute; what every app reads without asking. */
const totpOf = (secret: Secret, label = '') => new TOTP({ issuer: 'Keyhaven', label, secret })

/** The time step that a code is of: this one, the one before or the next, for clocks differ. */
async function stepOf(db: Sql, owner: OwnerId, sealed: Buffer, code: string, now: Date) {
  const { buffer } = new Uint8Array(await unseal(db, boundTo(owner), sealed))
  const timestamp = now.getTime()
  const distance = totpOf(new Secret({ buffer })).validate({ token: code, timestamp, window: 1 })
  return distance === null ? undefined : TOTP.counter({ timestamp }) + distance
}

/** The key for the app. It counts once a code has shown that the app has it; until then the app before goes on working. */
export const beginApp = (context: AppContext, owner: OwnerId, password: string) =>
  changeFactor(context, owner, { password }, async (tx, { email }) => {
    const secret = new Secret({ size: 20 })
    const until = new Date(context.clock().getTime() + lifetimesMs.pendingApp)
    await putPendingApp(tx, owner, await seal(tx, boundTo(owner), secret.bytes), until)
    return { key: secret.base32, uri: totpOf(secret, email).toString() }
  })

export const confirmApp = (context: AppContext, owner: OwnerId, code: string) =>
  changeFactor(context, owner, { mail: 'app-on' }, async (tx) => {
    const now = context.clock()
    const app = await findApp(tx, owner)
    if (!app?.pending_secret || !app.pending_until || app.pending_until <= now) throw tooLate('accounts.appKeyExpired')
    const step = await stepOf(tx, owner, app.pending_secret, code, now)
    if (step === undefined) throw wrongCode(wrong)
    await turnOnApp(tx, owner, { secret: app.pending_secret, added_at: now, last_step: step })
    return firstCodes(tx, owner)
  })

export const removeApp = (context: AppContext, owner: OwnerId, password: string) =>
  changeFactor(context, owner, { password, mail: 'app-off' }, async (tx) => {
    if (!(await deleteApp(tx, owner))) throw notFound('authenticatorApp')
  })

/** Refuses a code that is wrong, or that was accepted before. */
export async function takeAppCode(tx: Tx, owner: OwnerId, code: string, now: Date) {
  const app = await findApp(tx, owner)
  const step = app?.secret ? await stepOf(tx, owner, app.secret, code, now) : undefined
  if (step === undefined || !(await takeStep(tx, owner, step))) throw wrongCode(wrong)
}
