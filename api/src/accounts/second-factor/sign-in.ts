import type { UsedPasskey } from '@keyhaven/shared-contracts/contract/accounts/passkeys'
import type { SecondStep } from '@keyhaven/shared-contracts/contract/accounts/second-step'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/pool.ts'
import { transact } from '../../db/transact.ts'
import { Problem } from '../../http/problem.ts'
import { queueMail } from '../../mail/outbox.ts'
import type { OwnerId } from '../../owner-id.ts'
import { secondStepFailures } from '../rate-limits.ts'
import { findDevice, lockOwner, type Owner } from '../reads.ts'
import { type Caller, openSessionIn } from '../sessions.ts'
import { toUser } from '../user.ts'
import { takeAppCode } from './authenticator-app.ts'
import { emailFactorChanged } from './emails.ts'
import { takePasskey } from './passkeys.ts'
import { countCodes, findApp, findSecondStep, readPasskeys } from './reads.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { passkeyRefused, tooLate } from '../constraints.ts'
import { askFor } from './webauthn.ts'
import { insertChallenge, takeChallenge } from './writes.ts'

/** Begins the second step after the right password; there is no session until it is done. */
export async function beginSecondStep(tx: Tx, { env, clock }: AppContext, owner: OwnerId): Promise<SecondStep> {
  const passkeys = await readPasskeys(tx, owner)
  const passkey = passkeys.length > 0 ? await askFor(env, passkeys) : null
  const challenge = passkey?.challenge ?? ''
  return {
    token: await insertChallenge(tx, { purpose: 'second_step', owner, challenge, now: clock() }),
    app: Boolean((await findApp(tx, owner))?.secret),
    passkey,
    recovery_codes: (await countCodes(tx, owner)) > 0,
  }
}

/** Refusal that asks for the second step; no screen takes it for a session, however old it is. */
export const secondStepAsked = (step: SecondStep) =>
  new Problem(403, 'second_step', 'accounts.twoStepSignInOn', { current: step })

type SigningIn = { token: string; remember: boolean; device?: string | undefined }

type SignedIn = { owner: OwnerId; row: Owner }

async function openFor(tx: Tx, context: AppContext, { owner, row }: SignedIn, signingIn: SigningIn, caller: Caller) {
  const opened = await openSessionIn(tx, owner, {
    ...signingIn,
    ...caller,
    now: context.clock(),
    passedSecondStep: true,
  })
  return { ...opened, user: toUser(row, context.env.origin) }
}

type Check = (tx: Tx, owner: OwnerId, challenge: string, row: Owner) => Promise<void>

/**
 * Opens the session that the password has asked for, once `check` lets it pass. A wrong answer uses nothing up: the same sign-in
 * may be tried again, as often as the counters allow.
 */
async function passSecondStep(context: AppContext, signingIn: SigningIn, caller: Caller, check: Check) {
  const now = context.clock()
  const owner = await findSecondStep(context.db, signingIn.token, now)
  if (owner === undefined) throw tooLate()
  const device = await findDevice(context.db, owner, signingIn.device)
  const failures = secondStepFailures(context, { owner, ip: caller.ip, device })
  await failures.check()
  await failures.add()
  const signedIn = await transact(context.db, async (tx) => {
    // A change of the password that was given ends the sign-in; it waits here, or this waits for it.
    const row = await lockOwner(tx, owner)
    const begun = await takeChallenge(tx, 'second_step', signingIn.token, now)
    if (!row || !begun) throw tooLate()
    await check(tx, owner, begun.challenge, row)
    return openFor(tx, context, { owner, row }, signingIn, caller)
  })
  await failures.takeBack()
  return signedIn
}

type WithCode = SigningIn & { code: string }
type WithPasskey = SigningIn & { credential: UsedPasskey }

export const signInWithAppCode = (context: AppContext, body: WithCode, caller: Caller) =>
  passSecondStep(context, body, caller, (tx, owner) => takeAppCode(tx, owner, body.code, context.clock()))

export const signInWithRecoveryCode = (context: AppContext, body: WithCode, caller: Caller) =>
  passSecondStep(context, body, caller, async (tx, owner, _, row) => {
    await takeRecoveryCode(tx, owner, body.code, context.clock())
    await queueMail(tx, { ...emailFactorChanged(row, 'code-used', context.env), owner })
  })

export const signInWithPasskey = (context: AppContext, body: WithPasskey, caller: Caller) =>
  passSecondStep(context, body, caller, async (tx, owner, challenge) => {
    if ((await takePasskey(tx, context, body.credential, challenge)) !== owner) throw passkeyRefused()
  })

/** Begins a sign-in without a password: the passkey will say whose it is. */
export async function askPasskey({ db, env, clock }: AppContext) {
  const passkey = await askFor(env)
  const { challenge } = passkey
  return { token: await insertChallenge(db, { purpose: 'passkey_sign_in', challenge, now: clock() }), passkey }
}

/** The device has verified its user, so a passkey is both: what the owner has, and who the owner is. */
export const signInWithPasskeyAlone = (context: AppContext, body: WithPasskey, caller: Caller) =>
  transact(context.db, async (tx) => {
    const begun = await takeChallenge(tx, 'passkey_sign_in', body.token, context.clock())
    if (!begun) throw tooLate()
    const owner = await takePasskey(tx, context, body.credential, begun.challenge)
    const row = await lockOwner(tx, owner)
    if (!row) throw passkeyRefused()
    return openFor(tx, context, { owner, row }, body, caller)
  })
