import {
  type NewPasskey,
  passkeyCreation,
  type PasskeyRequest,
  passkeyRequest,
  type UsedPasskey,
} from '@keyhaven/shared-contracts/contract/accounts/passkeys'
import type { AppEnv } from '../../env.ts'
import { lifetimesMs } from '../../lifetimes.ts'
import type { Owner } from '../reads.ts'
import type { Passkey } from './reads.ts'
import { passkeyRefused } from '../constraints.ts'

/** Loaded with the first passkey that is made or used: it brings parsers of certificates, which no start has to wait for. */
const library = () => import('@simplewebauthn/server')

/** A passkey is good for the host at which people reach this installation, and for no other. */
const hostOf = ({ origin }: AppEnv) => new URL(origin).hostname

const credentialsOf = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports }))

/** Asks for any passkey of this site, or for one of those. */
export async function askFor(env: AppEnv, passkeys?: readonly Passkey[]): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: hostOf(env),
    timeout: lifetimesMs.challenge,
    userVerification: 'required',
    ...(passkeys && { allowCredentials: credentialsOf(passkeys) }),
  })
  return passkeyRequest.parse(options)
}

/** Asks for a new one, which its device keeps with the account's name, so that it signs in without a password too. */
export async function askForNew(env: AppEnv, owner: Pick<Owner, 'id' | 'email'>, passkeys: readonly Passkey[]) {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: 'Keyhaven',
    rpID: hostOf(env),
    userID: new TextEncoder().encode(`owner ${owner.id}`),
    userName: owner.email,
    timeout: lifetimesMs.challenge,
    attestationType: 'none',
    // Ed25519, ECDSA and RSA: what devices have.
    supportedAlgorithmIDs: [-8, -7, -257],
    excludeCredentials: credentialsOf(passkeys),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return passkeyCreation.parse(options)
}

/** Refuses whatever does not verify, in the same words for every reason. */
const verified = async <T>(check: () => Promise<T | undefined>): Promise<T> => {
  const result = await check().catch(() => undefined)
  if (result === undefined) throw passkeyRefused()
  return result
}

const siteOf = (env: AppEnv, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: env.origin,
  expectedRPID: hostOf(env),
  requireUserVerification: true,
})

export const verifyNew = (env: AppEnv, passkey: NewPasskey, challenge: string) =>
  verified(async () => {
    const { verifyRegistrationResponse } = await library()
    const { registrationInfo } = await verifyRegistrationResponse({
      ...siteOf(env, challenge),
      response: { ...passkey, clientExtensionResults: {} },
    })
    return registrationInfo?.credential
  })

/** Answers how often it has signed by now. */
export const verifyUsed = (env: AppEnv, passkey: Passkey, assertion: UsedPasskey, challenge: string) =>
  verified(async () => {
    const { verifyAuthenticationResponse } = await library()
    const { credential_id: id, public_key, signatures: counter } = passkey
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      ...siteOf(env, challenge),
      response: { ...assertion, clientExtensionResults: {} },
      credential: { id, publicKey: new Uint8Array(public_key), counter },
    })
    return isRight ? authenticationInfo.newCounter : undefined
  })
