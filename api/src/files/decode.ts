import { readFile } from 'node:fs/promises'
import { white } from '@keyhaven/shared-contracts/domain/palette'
import sharp from 'sharp'

/** Head of a picture's file; `width` and `height` as it is shown. */
export type Head = {
  width: number
  height: number
  channels: number
  bytesPerChannel: number
  /** Its first rows are not known before all of the file is read: a progressive JPEG, an interlaced PNG. */
  isProgressive: boolean
  /** Passes of a JPEG over its pixels. */
  passes: number
  /** Orientation of its camera, as EXIF counts it. */
  orientation: number
}
export type Size = { width: number; height: number }
/** `exact` keeps coloured edges sharp, as drawings have them; in photos nobody sees it, and it takes half as long again. */
export type Colours = 'exact' | 'photo'
export type AvifJob = { path: string; sizes: readonly Size[] }
export type DrawJob = { path: string; orientation: number; sizes: readonly Size[]; colours: Colours }

const startOfScan = Buffer.from([0xff, 0xda])

/** Settings of every WebP file that we write. */
export const webpSettings = { quality: 82, effort: 4 } as const

/** Half the bytes of webp. The next effort takes five times as long for a twentieth less. */
const avifSettings = { quality: 52, effort: 3 } as const

/** Each pass begins with a marker that the data of a pass never contains. */
function passesOf(jpeg: Buffer): number {
  let passes = 0
  for (let at = jpeg.indexOf(startOfScan); at >= 0; at = jpeg.indexOf(startOfScan, at + 2)) passes += 1
  return passes
}

export async function readHead(path: string): Promise<Head> {
  const head = await sharp(path, { limitInputPixels: false, pages: 1 }).metadata()
  return {
    ...head.autoOrient,
    channels: head.channels,
    bytesPerChannel: head.depth === 'uchar' ? 1 : head.depth === 'ushort' ? 2 : 4,
    isProgressive: head.isProgressive,
    passes: head.format === 'jpeg' ? passesOf(await readFile(path)) : 1,
    orientation: head.orientation ?? 1,
  }
}

type FailOn = 'warning' | 'error'

/**
 * The picture in one size, in sRGB and without anything that came along. The colour space is asked for before anything
 * else, because JPEG is otherwise decoded coarsely, past what is damaged.
 */
const decode = (path: string, size: Size, failOn: FailOn) =>
  sharp(path, { failOn, limitInputPixels: false, pages: 1 })
    .pipelineColourspace('srgb')
    .resize({ ...size, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
type Decoded = Awaited<ReturnType<typeof decode>>

const pixelsOf = ({ data, info: { width, height, channels } }: Decoded) =>
  sharp(data, { raw: { width, height, channels } })

/** Quarter turns, then whether it is mirrored from top to bottom or from left to right, for each orientation. */
const turned: Record<number, [angle: number, flip: boolean, flop: boolean]> = {
  2: [0, false, true],
  3: [180, false, false],
  4: [0, true, false],
  5: [90, true, false],
  6: [90, false, false],
  7: [270, true, false],
  8: [270, false, false],
}

/** Turned when it is small: before, all of its pixels would have to be in memory. */
function upright(decoded: Decoded, orientation: number): Decoded | Promise<Decoded> {
  const [angle, flip, flop] = turned[orientation] ?? []
  if (angle === undefined) return decoded
  return pixelsOf(decoded).rotate(angle).flip(flip).flop(flop).raw().toBuffer({ resolveWithObject: true })
}

/** Written by some phones; every program shows such a picture. */
const isHarmless = (error: unknown) =>
  error instanceof Error && error.message.includes('Invalid SOS parameters') && !error.message.includes('Corrupt')

/** The sizes, ascending, as webp: decoded once, to the widest, which the others are made from. */
export async function draw({ path, orientation, sizes, colours }: DrawJob): Promise<Buffer[]> {
  const widest = sizes.at(-1)
  if (!widest) return []
  const stored = orientation > 4 ? { width: widest.height, height: widest.width } : widest
  const decoded = await decode(path, stored, 'warning').catch((error: unknown) => {
    if (isHarmless(error)) return decode(path, stored, 'error')
    throw error
  })
  const picture = await upright(decoded, orientation)
  const drawn: Buffer[] = []
  // One after the other: a picture takes one thread.
  for (const size of sizes)
    drawn.push(
      await pixelsOf(picture)
        .resize({ ...size, fit: 'fill' })
        .webp({ ...webpSettings, smartSubsample: colours === 'exact' })
        .toBuffer(),
    )
  return drawn
}

/** Size and kind of a link's preview, which every network reads. */
export const previewSize = { width: 1200, height: 630 } as const

/** Size of a logo as an icon, before that is drawn in each of its sizes. */
const emblemSize = { width: 384, height: 384 }
const wordMarkSize = { width: 640, height: 170 }

/** A stored picture as the preview of a link: what is most looked at in it, on white. */
export const drawPreview = async ({ path }: { path: string }): Promise<Buffer[]> => [
  await sharp(path)
    .flatten({ background: white })
    .resize({ ...previewSize, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer(),
]

/** Ratio of sides up to which a logo is still legible in the small square of a browser's tab. */
const maxEmblemRatio = 1.5

/**
 * A stored logo without its margins, on the ground that it was drawn on (white where that is none), as PNG with that colour: on a
 * square, or, where it is too wide or high to be told there, as it is.
 */
export async function drawEmblem({ path }: { path: string }): Promise<{ drawn: Buffer[]; colours: string[] }> {
  const picture = await sharp(path).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0, alpha = 0] = picture.data
  const ground = alpha < 255 ? white : `#${[red, green, blue].map(hex).join('')}`
  const flat = await pixelsOf(picture).flatten({ background: ground }).raw().toBuffer({ resolveWithObject: true })
  const trimmed = await pixelsOf(flat).trim({ background: ground }).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = trimmed.info
  const isSquare = Math.max(width / height, height / width) <= maxEmblemRatio
  const emblem = await pixelsOf(trimmed)
    .resize(isSquare ? { ...emblemSize, fit: 'contain', background: ground } : { ...wordMarkSize, fit: 'inside' })
    .png()
    .toBuffer()
  return { drawn: [emblem], colours: [ground] }
}

const hex = (part: number) => part.toString(16).padStart(2, '0')

/** A stored picture in the sizes as avif, and the colour of each of its quarters, row by row. */
export async function drawAvif({ path, sizes }: AvifJob): Promise<{ drawn: Buffer[]; colours: string[] }> {
  const picture = await sharp(path).raw().toBuffer({ resolveWithObject: true })
  const drawn: Buffer[] = []
  for (const size of sizes)
    drawn.push(
      await pixelsOf(picture)
        .resize({ ...size, fit: 'fill' })
        .avif(avifSettings)
        .toBuffer(),
    )
  const quarters = await pixelsOf(picture)
    .removeAlpha()
    .resize({ width: 2, height: 2, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  const colours = [0, 3, 6, 9].map((at) => `#${[...quarters.subarray(at, at + 3)].map(hex).join('')}`)
  return { drawn, colours }
}
