import { open } from 'node:fs/promises'
import mime from 'mime'

/** The kinds of picture that are decoded, by the name that the decoder gives them. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** The brands of an ISO media file: the major one, then those it is also readable as. */
function brandsOf(bytes: Buffer): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = [ascii(bytes, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4))
  return brands
}

const isAvif = (bytes: Buffer) => {
  const brands = brandsOf(bytes)
  return brands.includes('avif') || brands.includes('avis')
}

/** The bytes at the beginning of a file that tell its kind. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** What a file is by its own bytes, whatever it is called. */
export function kindOf(bytes: Buffer): PictureKind | undefined {
  if (bytes.length < 12) return undefined
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  return isAvif(bytes) ? 'avif' : undefined
}

const spellings: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/apng': 'image/png',
  'image/vnd.mozilla.apng': 'image/png',
}
/** What senders write who do not know; `text/plain` is also what a part of a form is that has no type at all. */
const saysNothing = new Set(['', 'application/octet-stream', 'binary/octet-stream', 'text/plain'])

/** Whether the type or the name that came with a file speaks of another kind. */
export function isMislabelled(kind: PictureKind, { name, type }: { name: string; type: string }) {
  const declared = type.split(';')[0]?.trim().toLowerCase() ?? ''
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1] ?? ''
  const named = /^(jfif|pjp)$/i.test(extension) ? 'image/jpeg' : (mime.getType(extension) ?? '')
  return [declared, named].some((said) => !saysNothing.has(said) && (spellings[said] ?? said) !== `image/${kind}`)
}
