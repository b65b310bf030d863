/** The kinds of picture that are decoded, by the name that the decoder gives them. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** Bytes at the beginning of a file that tell its kind. */
export const headBytes = 256

const latin1 = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** The brands of an ISO media file: the major one, then those it is also readable as. */
const brandsOf = (head: Uint8Array) => {
  if (latin1(head, 4, 8) !== 'ftyp') return []
  const length = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0)
  const end = Math.min(length, head.length, headBytes)
  const brands = [latin1(head, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin1(head, at, at + 4))
  return brands
}

/** Kind of a file by its first bytes, whatever its name. */
export const pictureKind = (head: Uint8Array): PictureKind | undefined => {
  if (head.length < 12) return undefined
  if (latin1(head, 0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg'
  if (latin1(head, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png'
  if (latin1(head, 0, 4) === 'RIFF' && latin1(head, 8, 12) === 'WEBP') return 'webp'
  return brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : undefined
}

/** True for the format of Apple's phones and Macs, which no open decoder reads; pictures of such files are often called .jpg. */
export const isHeic = (head: Uint8Array) =>
  brandsOf(head).some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) && pictureKind(head) === undefined

/** The type of picture that a file is by its first bytes, whatever its name says; empty where it is none. */
export const ownTypeOf = async (file: Blob) => {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const kind = pictureKind(head)
  return kind ? `image/${kind}` : isHeic(head) ? 'image/heic' : ''
}
