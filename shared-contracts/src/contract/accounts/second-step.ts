import { reasons } from '../../domain/reasons/reasons.ts'
import type { Message } from '../../domain/reasons/reason.ts'
import { z } from 'zod'
import { loginBody, signedIn } from './accounts.ts'
import { endpoint, signInLimit } from '../endpoint.ts'
import { passkeyRequest, usedPasskey } from './passkeys.ts'

/** `current` of the problem `second_step`, which answers a right password: what is left to do. */
export const secondStep = z
  .object({
    /** Of this sign-in alone, for ten minutes; it opens nothing without what the second step asks for. */
    token: z.string(),
    app: z.boolean(),
    /** For the owner's passkeys, where there are some. */
    passkey: passkeyRequest.nullable(),
    recovery_codes: z.boolean(),
  })
  .meta({ id: 'SecondStep' })
export type SecondStep = z.infer<typeof secondStep>

/** People type codes in groups, as they are shown. */
const code = (required: Message) =>
  z
    .string(required)
    .overwrite((value) => value.replaceAll(/[\s-]/g, '').toLowerCase())
    .min(1, required)

export const appCode = code(reasons.enter('appCode')).regex(/^\d{6}$/, 'accounts.codeSixDigits')
export const appCodeForm = z.object({ code: appCode })
export const recoveryCodeForm = z.object({
  code: code(reasons.enter('recoveryCode')).regex(/^[0-9a-hjkmnp-tv-z]{16}$/, 'accounts.recoveryCodeFormat'),
})

const started = z.object({ token: z.string('accounts.tokenMissing').min(1, 'accounts.tokenMissing').max(200) })
const signingIn = started.extend(loginBody.pick({ remember: true, device: true }).shape)
const answer = signedIn.extend({
  /** As of `login`. */
  device: z.string(),
})
const perCaller = { limits: { perCaller: signInLimit } } as const
const exampleToken = 'x'.repeat(43)
const exampleCredential = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
} as const

/** Calls that continue a sign-in after the password, or begin one with a passkey. */
export const secondStepApi = {
  withAppCode: endpoint({
    domain: 'accounts',
    summary: 'Finish a sign-in with a code of the authenticator app; each code works once',
    method: 'POST',
    path: '/auth/second-step/app/',
    access: 'anyone',
    ...perCaller,
    body: signingIn.extend(appCodeForm.shape),
    example: { token: exampleToken, code: '123456' },
    response: answer,
  }),
  withRecoveryCode: endpoint({
    domain: 'accounts',
    summary: 'Finish a sign-in with a recovery code, which is used up; the owner is notified by email',
    method: 'POST',
    path: '/auth/second-step/recovery-code/',
    access: 'anyone',
    ...perCaller,
    body: signingIn.extend(recoveryCodeForm.shape),
    example: { token: exampleToken, code: 'abcd-efgh-jkmn-pqrs' },
    response: answer,
  }),
  withPasskey: endpoint({
    domain: 'accounts',
    summary: 'Finish a sign-in with a passkey of the owner',
    method: 'POST',
    path: '/auth/second-step/passkey/',
    access: 'anyone',
    ...perCaller,
    body: signingIn.extend({ credential: usedPasskey }),
    example: { token: exampleToken, credential: exampleCredential },
    response: answer,
  }),
  askPasskey: endpoint({
    domain: 'accounts',
    summary: 'Begin a sign-in with a passkey alone: what the browser needs, and a token that goes with its answer',
    method: 'POST',
    path: '/auth/passkey-sign-in/',
    access: 'anyone',
    ...perCaller,
    response: z.object({ token: z.string(), passkey: passkeyRequest }),
  }),
  passkeySignIn: endpoint({
    domain: 'accounts',
    summary: 'Sign in with a passkey alone',
    method: 'POST',
    path: '/auth/passkey-sign-in/finish/',
    access: 'anyone',
    ...perCaller,
    body: signingIn.extend({ credential: usedPasskey }),
    example: { token: exampleToken, credential: exampleCredential },
    response: answer,
  }),
}
