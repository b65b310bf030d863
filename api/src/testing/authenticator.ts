import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyRequest, UsedPasskey } from '@keyhaven/shared-contracts/contract/accounts/passkeys'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
/** A user was there and was verified; `withKey`: a new key follows. */
const flags = { used: 0b101, withKey: 0b100_0101 }

/** A device that keeps one passkey, as a browser would answer for it at `origin`. */
export function authenticator(origin = 'http://localhost:8080') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const name = id.toString('base64url')
  let signatures = 0

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  const dataOf = (flag: number, host = new URL(origin).hostname) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE((signatures += 1))
    return Buffer.concat([sha256(host), Buffer.from([flag]), counter])
  }
  const common = { id: name, rawId: name, type: 'public-key' } as const

  const make = ({ challenge }: { challenge: string }): NewPasskey => {
    const coseKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.from([0, id.length])
    const authData = Buffer.concat([dataOf(flags.withKey), Buffer.alloc(16), length, id, isoCBOR.encode(coseKey)])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url')
    const clientDataJSON = clientData('webauthn.create', challenge).toString('base64url')
    return { ...common, response: { clientDataJSON, attestationObject, transports: ['internal'] } }
  }

  const use = ({ challenge }: Pick<PasskeyRequest, 'challenge'>): UsedPasskey => {
    const data = dataOf(flags.used)
    const client = clientData('webauthn.get', challenge)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url')
    const [clientDataJSON, authenticatorData] = [client.toString('base64url'), data.toString('base64url')]
    return { ...common, response: { clientDataJSON, authenticatorData, signature } }
  }
  return { id: name, make, use }
}
