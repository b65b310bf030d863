import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { SecondFactor } from '@keyhaven/shared-contracts/contract/accounts/second-factor'
import { type SecondStep, secondStep } from '@keyhaven/shared-contracts/contract/accounts/second-step'
import { Secret, TOTP } from 'otpauth'
import { authenticator } from './authenticator.ts'
import type { TestOwner, TestServer } from './test-server.ts'

type Codes = { recovery_codes: string[] | null }

/** Sets up an authenticator app; answers its codes of now or of other half minutes, and the recovery codes. */
export async function withApp(server: TestServer, owner: TestOwner) {
  const { password } = owner
  const { body: setup } = await owner.call<{ key: string }>('POST', '/auth/second-factor/app/', { password })
  const totp = new TOTP({ secret: Secret.fromBase32(setup.key) })
  const codeAt = (steps = 0) => totp.generate({ timestamp: server.clock().getTime() + steps * 30_000 })
  const confirm = { code: codeAt(-1) }
  const { status, body } = await owner.call<Codes>('POST', '/auth/second-factor/app/confirm/', confirm)
  if (status !== 200) throw new Error(`The app was not confirmed: ${status}`)
  return { key: setup.key, codeAt, recoveryCodes: body.recovery_codes ?? [] }
}

/** Adds a passkey on a device of its own. */
export async function withPasskey(owner: TestOwner, name = 'My phone') {
  const { password } = owner
  const device = authenticator()
  const begun = await owner.call<{ token: string; passkey: { challenge: string } }>(
    'POST',
    '/auth/second-factor/passkey/',
    { password },
  )
  const { token, passkey } = begun.body
  const body = { token, name, credential: device.make(passkey) }
  const added = await owner.call<Codes>('POST', '/auth/second-factor/passkey/add/', body)
  const factors = await owner.call<SecondFactor>('GET', '/auth/second-factor/')
  return { device, body, added, id: factors.body.passkeys.at(-1)?.id ?? 0 }
}

/** Gives the password; answers the second step that it leads to. */
export async function giveFirst(server: TestServer, { user, password }: TestOwner): Promise<SecondStep> {
  const answer = await server.call<Problem>('POST', '/auth/login/', { email: user.email, password })
  return secondStep.parse(answer.body.current)
}
