import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { id, idParams } from '../../domain/money/number.ts'
import { text } from '../../domain/text.ts'
import { endpoint, signInLimit } from '../endpoint.ts'
import { newPasskey, passkeyCreation } from './passkeys.ts'
import { appCodeForm } from './second-step.ts'

/** A passkey of the owner. Moments are ISO 8601 in UTC. */
export const passkey = z
  .object({ id, name: z.string(), created_at: z.string(), last_used_at: z.string().nullable() })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof passkey>

/** Second factors of the owner beside the password; with an app or a passkey, a sign-in has a second step. */
export const secondFactor = z
  .object({
    /** Day since which codes of an authenticator app are asked for; null without one. */
    app_since: z.string().nullable(),
    /** The oldest first. */
    passkeys: z.array(passkey),
    recovery_codes_left: z.number(),
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.infer<typeof secondFactor>

const required = reasons.enter('ownPassword')
export const confirmationForm = z.object({
  password: z.string(required).min(1, required).max(128, reasons.overlong('password', 128)),
})
export const passkeyForm = confirmationForm.extend({ name: text('accounts.givePasskeyName', 60) })

/** The codes, the one time that they are shown: `abcd-efgh-jkmn-pqrs`. */
const shownCodes = z.array(z.string())
/** Null where the owner has codes already. */
const firstCodes = z.object({ recovery_codes: shownCodes.nullable() })
const none = { status: 204, response: z.undefined() } as const
const change = {
  domain: 'accounts',
  method: 'POST',
  access: 'owner',
  limits: { perCaller: signInLimit, perOwner: { times: 10, seconds: 300 } },
  refusesDemo: 'accounts.demoHasNoTwoStepSignIn',
} as const
const example = { password: 'Secret-123' }

/** Calls with which owners change their second factor. Each change asks for the password and is reported by mail. */
export const secondFactorApi = {
  get: endpoint({
    domain: 'accounts',
    summary: 'The second factor of the owner',
    method: 'GET',
    path: '/auth/second-factor/',
    access: 'owner',
    response: secondFactor,
  }),
  beginApp: endpoint({
    ...change,
    summary: 'Begin to set up an authenticator app; one that is on goes on working until the new one is confirmed',
    path: '/auth/second-factor/app/',
    body: confirmationForm,
    example,
    response: z.object({
      /** The secret in base32, to be typed into an app. */
      key: z.string(),
      /** The same as `otpauth://totp/…`, for a QR code. */
      uri: z.string(),
    }),
  }),
  confirmApp: endpoint({
    ...change,
    summary: 'Turn the authenticator app on with its first code, within 30 minutes',
    path: '/auth/second-factor/app/confirm/',
    body: appCodeForm,
    example: { code: '123456' },
    response: firstCodes,
  }),
  removeApp: endpoint({
    ...change,
    summary: 'Turn the authenticator app off',
    path: '/auth/second-factor/app/remove/',
    body: confirmationForm,
    example,
    ...none,
  }),
  renewCodes: endpoint({
    ...change,
    summary: 'Put new recovery codes in place of the old ones',
    path: '/auth/second-factor/recovery-codes/',
    body: confirmationForm,
    example,
    response: z.object({ recovery_codes: shownCodes }),
  }),
  beginPasskey: endpoint({
    ...change,
    summary: 'Begin to add a passkey: what the browser needs, and a token that goes with its answer',
    path: '/auth/second-factor/passkey/',
    body: confirmationForm,
    example,
    response: z.object({ token: z.string(), passkey: passkeyCreation }),
  }),
  addPasskey: endpoint({
    ...change,
    summary: 'Add the passkey that the browser has made',
    path: '/auth/second-factor/passkey/add/',
    body: z.object({
      token: z.string('accounts.tokenMissing').min(1, 'accounts.tokenMissing').max(200),
      name: passkeyForm.shape.name,
      credential: newPasskey,
    }),
    example: {
      token: 'x'.repeat(43),
      name: 'My phone',
      credential: {
        id: 'x',
        rawId: 'x',
        type: 'public-key',
        response: { clientDataJSON: 'x', attestationObject: 'x' },
      },
    },
    response: firstCodes,
  }),
  removePasskey: endpoint({
    ...change,
    summary: 'Remove a passkey',
    path: '/auth/second-factor/passkey/:id/remove/',
    params: idParams,
    body: confirmationForm,
    example,
    ...none,
  }),
}
