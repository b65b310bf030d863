import { z } from 'zod'

/** Bytes as base64url, which is how WebAuthn writes them in JSON. */
const bytes = (max: number) => z.string('accounts.passkeyMissing').min(1, 'accounts.passkeyMissing').max(max)
const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/** Options with which a browser creates a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** Options with which a browser uses one: `PublicKeyCredentialRequestOptionsJSON`. Without `allowCredentials` any of this site will do. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential).optional(),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

const answered = z.object({ id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') })

/** Answer of a browser that has created one: `RegistrationResponseJSON`. */
export const newPasskey = answered.extend({
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type NewPasskey = z.output<typeof newPasskey>

/** Answer of a browser that has used one: `AuthenticationResponseJSON`. */
export const usedPasskey = answered.extend({
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(12_000),
    userHandle: z.string().max(200).optional(),
  }),
})
export type UsedPasskey = z.output<typeof usedPasskey>
