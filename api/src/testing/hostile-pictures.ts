import { imageBytes } from '@keyhaven/shared-contracts/domain/place/picture-file'
import sharp from 'sharp'
import { aPicture, cutShort, encoded, hugePng, manyScans, withChunk } from './pictures.ts'

type Bytes = Buffer | Promise<Buffer>
/** Upload that pretends to be a picture: its bytes, its name and type, and the refusal that its sender gets. */
export type HostilePicture = {
  what: string
  bytes: () => Bytes
  name?: string
  type?: string
  answer: 'kind' | 'heic' | 'mislabelled' | 'broken' | 'pixels' | 'shape' | 'heavy' | 'tooBig'
}

const text = (words: string) => () => Buffer.from(words)
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.cookie)</script></svg>'
const heic = () =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)])
const bmp = () => {
  const bytes = Buffer.alloc(58)
  bytes.write('BM')
  bytes.writeUInt32LE(58, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(1, 18)
  bytes.writeInt32LE(1, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}
const animatedGif = async () => {
  const frames = await Promise.all([20, 20].map((side) => encoded.png(side, side)))
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}
/** A whole JPEG whose head says that it is as large as told. */
const jpegOf = async (width: number, height: number) => {
  const bytes = await encoded.jpeg(16, 16)
  const head = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, head + 5)
  bytes.writeUInt16BE(width, head + 7)
  return bytes
}
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#7a9e9f' } })
const padded = async (size: number) => {
  const png = await encoded.png(60, 40)
  return Buffer.concat([png, Buffer.alloc(size - png.length)])
}
const damaged = async (format: 'jpeg' | 'png' | 'avif') => {
  const bytes = await encoded[format](300, 200)
  for (let at = 0; at < 400; at += 1) bytes[(bytes.length >> 1) + at] = (at * 97 + 13) & 0xff
  return bytes
}

const noPictures: HostilePicture[] = [
  { what: 'an SVG with a script', bytes: text(svg), name: 'a.svg', type: 'image/svg+xml', answer: 'kind' },
  { what: 'an SVG called PNG', bytes: text(svg), name: 'a.png', type: 'image/png', answer: 'kind' },
  { what: 'an SVG behind an XML head', bytes: text(`<?xml version="1.0"?>\n${svg}`), name: 'a.jpg', answer: 'kind' },
  { what: 'a GIF', bytes: () => aPicture(30, 30).gif().toBuffer(), name: 'a.gif', type: 'image/gif', answer: 'kind' },
  { what: 'an animated GIF', bytes: animatedGif, name: 'a.gif', answer: 'kind' },
  { what: 'a GIF that is a script too', bytes: text('GIF89a/*\0\0*/=1;alert(1)//'), name: 'a.gif', answer: 'kind' },
  {
    what: 'a script called JPEG',
    bytes: text('GIF89a=1;alert(1)//'),
    name: 'a.jpg',
    type: 'image/jpeg',
    answer: 'kind',
  },
  {
    what: 'a TIFF',
    bytes: () => aPicture(30, 30).tiff().toBuffer(),
    name: 'a.tiff',
    type: 'image/tiff',
    answer: 'kind',
  },
  { what: 'a TIFF called JPEG', bytes: () => aPicture(30, 30).tiff().toBuffer(), name: 'a.jpg', answer: 'kind' },
  { what: 'a BMP', bytes: bmp, name: 'a.bmp', type: 'image/bmp', answer: 'kind' },
  { what: 'a HEIC', bytes: heic, name: 'IMG_1.HEIC', type: 'image/heic', answer: 'heic' },
  { what: 'a HEIC called JPEG', bytes: heic, name: 'IMG_1.jpg', type: 'image/jpeg', answer: 'heic' },
  { what: 'a PDF', bytes: text('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'), name: 'a.pdf', type: 'application/pdf', answer: 'kind' },
  { what: 'a PDF called PNG', bytes: text('%PDF-1.7\n1 0 obj\n'), name: 'a.png', answer: 'kind' },
  {
    what: 'HTML',
    bytes: text('<!doctype html><script>alert(1)</script>'),
    name: 'a.html',
    type: 'text/html',
    answer: 'kind',
  },
  { what: 'HTML called WebP', bytes: text('<!doctype html><p>no picture'), name: 'a.webp', answer: 'kind' },
  { what: 'JSON', bytes: text('{"image":"/etc/passwd"}'), name: 'a.json', type: 'application/json', answer: 'kind' },
  { what: 'a zip', bytes: text('PK\u0003\u0004\u0014\0\0\0\b\0a.txt'), name: 'a.png', answer: 'kind' },
  { what: 'a path instead of bytes', bytes: text('/etc/passwd'), name: 'a.png', answer: 'kind' },
  { what: 'five thousand zeros', bytes: () => Buffer.alloc(5000), name: 'a.jpg', answer: 'kind' },
  { what: 'one byte', bytes: () => Buffer.from([0xff]), name: 'a.jpg', answer: 'kind' },
  { what: 'the beginning of a RIFF', bytes: text('RIFF\u0004\0\0\0WAVE'), name: 'a.webp', answer: 'kind' },
]

const wronglyNamed: HostilePicture[] = [
  {
    what: 'a PNG called JPEG',
    bytes: () => encoded.png(60, 40),
    name: 'a.jpg',
    type: 'image/jpeg',
    answer: 'mislabelled',
  },
  { what: 'a JPEG with the ending of PNG', bytes: () => encoded.jpeg(60, 40), name: 'a.png', answer: 'mislabelled' },
  {
    what: 'a JPEG with the type of a page',
    bytes: () => encoded.jpeg(60, 40),
    name: 'a.jpg',
    type: 'text/html',
    answer: 'mislabelled',
  },
  {
    what: 'a PNG called page',
    bytes: () => encoded.png(60, 40),
    name: 'a.png.html',
    type: 'image/png',
    answer: 'mislabelled',
  },
  {
    what: 'a WebP called SVG',
    bytes: () => encoded.webp(60, 40),
    name: 'a.svg',
    type: 'image/webp',
    answer: 'mislabelled',
  },
]

const damagedOnes: HostilePicture[] = [
  { what: 'zero bytes', bytes: () => Buffer.alloc(0), name: 'a.png', type: 'image/png', answer: 'broken' },
  { what: 'half a JPEG', bytes: () => cutShort(encoded.jpeg(), 0.5), name: 'a.jpg', answer: 'broken' },
  { what: 'most of a JPEG', bytes: () => cutShort(encoded.jpeg(), 0.98), name: 'a.jpg', answer: 'broken' },
  { what: 'half a PNG', bytes: () => cutShort(encoded.png(300, 200), 0.5), name: 'a.png', answer: 'broken' },
  { what: 'half a WebP', bytes: () => cutShort(encoded.webp(), 0.5), name: 'a.webp', answer: 'broken' },
  { what: 'half an AVIF', bytes: () => cutShort(encoded.avif(), 0.5), name: 'a.avif', answer: 'broken' },
  { what: 'the head of a PNG alone', bytes: () => cutShort(encoded.png(), 33), name: 'a.png', answer: 'broken' },
  {
    what: 'the first bytes of a JPEG alone',
    bytes: () => cutShort(encoded.jpeg(), 20),
    name: 'a.jpg',
    answer: 'broken',
  },
  { what: 'a JPEG with garbage in its middle', bytes: () => damaged('jpeg'), name: 'a.jpg', answer: 'broken' },
  { what: 'a PNG with garbage in its middle', bytes: () => damaged('png'), name: 'a.png', answer: 'broken' },
  { what: 'an AVIF with garbage in its middle', bytes: () => damaged('avif'), name: 'a.avif', answer: 'broken' },
  { what: 'a PNG of no width', bytes: () => hugePng(0, 10), name: 'a.png', answer: 'broken' },
  { what: 'a PNG of no height', bytes: () => hugePng(10, 0), name: 'a.png', answer: 'broken' },
  { what: 'a JPEG of no width', bytes: () => jpegOf(0, 16), name: 'a.jpg', answer: 'broken' },
  { what: 'a JPEG of no height', bytes: () => jpegOf(16, 0), name: 'a.jpg', answer: 'broken' },
]

const enormous: HostilePicture[] = [
  { what: 'a PNG bomb', bytes: () => hugePng(60_000, 60_000), name: 'a.png', answer: 'pixels' },
  { what: 'a PNG as wide as can be', bytes: () => hugePng(2_147_483_647, 1), name: 'a.png', answer: 'broken' },
  { what: 'a column of pixels', bytes: () => hugePng(1, 39_999_999), name: 'a.png', answer: 'shape' },
  { what: 'a line of pixels', bytes: () => encoded.png(20_000, 1), name: 'a.png', answer: 'shape' },
  { what: 'a JPEG of very many passes', bytes: () => manyScans(4000, 4000), name: 'a.jpg', answer: 'heavy' },
  {
    what: 'an AVIF of forty megapixels',
    bytes: () => flat(6000, 6600).avif({ effort: 0 }).toBuffer(),
    answer: 'heavy',
  },
  { what: 'a JPEG bomb', bytes: () => jpegOf(65_500, 65_500), name: 'a.jpg', answer: 'pixels' },
  { what: 'one byte more than 500 KB', bytes: () => padded(imageBytes + 1), name: 'a.png', answer: 'tooBig' },
  { what: 'twelve megabytes', bytes: () => padded(12_000_000), name: 'IMG 4711.png', answer: 'tooBig' },
  {
    what: 'much too much that is no picture',
    bytes: () => Buffer.alloc(3_000_000, 'x'),
    name: 'a.txt',
    answer: 'tooBig',
  },
]

/** Files that are refused, each with what is said of it. */
export const hostilePictures = [...noPictures, ...wronglyNamed, ...damagedOnes, ...enormous]

const apng = async () => {
  const control = Buffer.alloc(8)
  control.writeUInt32BE(1, 0)
  return withChunk(await encoded.png(60, 40), 'acTL', control)
}
const pages = async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}
const behind = async (bytes: Bytes, words: string) => Buffer.concat([await bytes, Buffer.from(words)])
const seeThrough = { width: 60, height: 40, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.4 } } as const
const located = () =>
  aPicture(60, 40)
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '48/1 12/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

/** Unusual files that are pictures all the same: they are re-encoded, and nothing that came with them survives. */
export const strangePictures: { what: string; bytes: () => Bytes; size?: [number, number] }[] = [
  { what: 'a JPEG with a zip behind it', bytes: () => behind(encoded.jpeg(60, 40), 'PK\u0003\u0004 secret') },
  { what: 'a PNG with a page behind it', bytes: () => behind(encoded.png(60, 40), '<script>secret</script>') },
  {
    what: 'a PNG with a page inside it',
    bytes: async () => withChunk(await encoded.png(60, 40), 'tEXt', Buffer.from('Comment\0<script>secret</script>')),
  },
  { what: 'a JPEG that tells where it was taken', bytes: located },
  { what: 'a JPEG with a colour profile', bytes: () => aPicture(60, 40).withIccProfile('p3').jpeg().toBuffer() },
  { what: 'a CMYK JPEG', bytes: () => aPicture(60, 40).toColourspace('cmyk').jpeg().toBuffer() },
  { what: 'a grey JPEG', bytes: () => aPicture(60, 40).greyscale().jpeg().toBuffer() },
  { what: 'a grey PNG', bytes: () => aPicture(60, 40).greyscale().toColourspace('b-w').png().toBuffer() },
  { what: 'a PNG of 16 bits', bytes: () => aPicture(60, 40).toColourspace('rgb16').png().toBuffer() },
  { what: 'a PNG with a palette', bytes: () => sharp({ create: seeThrough }).png({ palette: true }).toBuffer() },
  { what: 'a progressive JPEG', bytes: () => aPicture(60, 40).jpeg({ progressive: true }).toBuffer() },
  { what: 'an interlaced PNG', bytes: () => aPicture(60, 40).png({ progressive: true }).toBuffer() },
  { what: 'an animated WebP', bytes: pages },
  { what: 'an animated PNG', bytes: apng },
  { what: 'one pixel', bytes: () => encoded.png(1, 1), size: [1, 1] },
  { what: 'a short column of pixels', bytes: () => encoded.png(1, 2000), size: [1, 2000] },
  { what: 'a short line of pixels', bytes: () => encoded.png(2000, 1), size: [1920, 1] },
]
