import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const checksumOf = (random: string) => crc32(random).toString(16).padStart(8, '0')

/** A new key: what secret scanners find by its beginning, 256 random bits, and a checksum, so that they find nothing else. */
export const newKeyText = () => {
  const random = randomBytes(32).toString('base64url')
  return `kh_${random}_${checksumOf(random)}`
}

/** `Bearer kh_…` of the Authorization header; undefined where it is no key, or one that was cut or mistyped. */
export const keyTextIn = (header: string | undefined) => {
  const [, key, random = '', checksum] =
    /^(?:bearer|token)\s+(kh_([\w-]{43})_([\da-f]{8}))$/i.exec(header?.trim() ?? '') ?? []
  return checksum === checksumOf(random) ? key : undefined
}

/** Part of a key that is shown to tell it from others. */
export const hintOf = (key: string) => `${key.slice(0, 7)}…`
