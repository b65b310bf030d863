import { open } from 'node:fs/promises'
import { headBytes, type PictureKind } from '@keyhaven/shared-contracts/domain/place/picture-kind'
import mime from 'mime'

/** The bytes at the beginning of a file that tell its kind. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const spellings: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/apng': 'image/png',
  'image/vnd.mozilla.apng': 'image/png',
}
/** Types from senders who do not know; `text/plain` is also what a part of a form is that has no type at all. */
const saysNothing = new Set(['', 'application/octet-stream', 'binary/octet-stream', 'text/plain'])

/** True if the type or the name that came with a file names another kind. */
export function isMislabelled(kind: PictureKind, { name, type }: { name: string; type: string }) {
  const declared = type.split(';')[0]?.trim().toLowerCase() ?? ''
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1] ?? ''
  const named = /^(jfif|pjp)$/i.test(extension) ? 'image/jpeg' : (mime.getType(extension) ?? '')
  return [declared, named].some((label) => !saysNothing.has(label) && (spellings[label] ?? label) !== `image/${kind}`)
}
