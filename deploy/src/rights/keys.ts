import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify as verifySignature,
} from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The public half of a key, as rights and `RELEASE_ROOT` have it: base64 of its SPKI. */
export const publicKeyOf = (key: KeyObject) =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')

/** A new Ed25519 key pair: the private half as a file has it, PEM, and the public one. */
export const createKeyPair = () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), publicKey: publicKeyOf(privateKey) }
}

/** The private key that `RELEASE_KEY` names, a file or its text; undefined without one. Throws where it is no Ed25519 key. */
export const releaseKey = (setting: string | undefined): KeyObject | undefined => {
  if (setting === undefined) return undefined
  const isText = setting.startsWith('-----BEGIN')
  const where = isText ? 'The text of RELEASE_KEY' : `RELEASE_KEY=${setting}`
  let key: KeyObject
  try {
    key = createPrivateKey(isText ? setting : readFileSync(setting, 'utf8'))
  } catch (error) {
    throw new Error(`${where} is no private key that can be read: ${(error as Error).message}`, { cause: error })
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`${where} is not an Ed25519 key; \`npm run release -- rights create-key\` makes one`)
  return key
}

export const signText = (key: KeyObject, text: string) => sign(null, Buffer.from(text), key).toString('base64')

/** True where a text was signed with the private half of a public key. */
export const isSigned = (publicKey: string, text: string, signature: string) => {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    return (
      key.asymmetricKeyType === 'ed25519' &&
      verifySignature(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
    )
  } catch {
    return false
  }
}
