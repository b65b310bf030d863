import { pictureProblems } from '@keyhaven/shared-contracts/contract/images'
import sharp from 'sharp'
import { Problem } from '../problem.ts'
import { turns } from '../turns.ts'
import { headOf, isMislabelled, kindOf } from './picture-kind.ts'

/** A file as it was sent; its name and type are what the sender says. */
export type SentFile = { name: string; type: string; path: string; size: number }
/** One picture in several widths, all webp, the widest last. */
export type Drawn = { width: number; height: number; sources: { width: number; height: number; bytes: Buffer }[] }

/** False for what a browser sends of a form whose file was not chosen. */
export const isChosen = ({ name, size }: Pick<SentFile, 'name' | 'size'>) => name !== '' || size > 0

// No file comes twice under one name: what libvips remembers would only keep memory, and deleted files open.
sharp.cache(false)

/** More than any camera's usual picture; a decoder may need eight bytes for each, and two run at once. */
const mostPixels = 40_000_000
/** A column of pixels is no picture: it is shown at most so many times as high as wide. */
const tallest = 4

/** A picture has one of Node's four threads and hashing has two: what reads files waits a few milliseconds at most. */
const inTurn = turns(2)

const wrong = (status: number, problem: keyof typeof pictureProblems, field: string) => {
  const words = pictureProblems[problem]
  const code = status === 415 ? 'unsupported_media_type' : 'invalid'
  return new Problem(status, code, words, { fields: { [field]: [words] } })
}

/** Written by some phones; every program shows such a picture. */
const isHarmless = (error: unknown) =>
  error instanceof Error && error.message.includes('Invalid SOS parameters') && !error.message.includes('Corrupt')

type Size = { width: number; height: number }
type FailOn = 'warning' | 'error'
/** `exact` keeps coloured edges sharp, as drawings have them; in photos nobody sees it, and it takes half as long again. */
type Colours = 'exact' | 'photo'
/** In which widths, ascending, a picture is drawn. */
export type Wanted = { widths: readonly number[]; colours: Colours }

/** How every picture is written. */
export const webpSettings = { quality: 82, effort: 4 } as const

/** The sizes to store, ascending: never beyond the source, each once. */
function sizesOf(source: Size, widths: readonly number[]): Size[] {
  const sizes = widths.map((width) => {
    const scale = Math.min(1, width / source.width, (tallest * width) / source.height)
    return {
      width: Math.max(1, Math.round(source.width * scale)),
      height: Math.max(1, Math.round(source.height * scale)),
    }
  })
  return sizes.filter(
    (size, index) => size.width !== sizes[index - 1]?.width || size.height !== sizes[index - 1]?.height,
  )
}

/**
 * One width of a picture, upright, in sRGB and without anything that came along. For the first one the colour space is
 * asked for before anything else, because JPEG is otherwise decoded coarsely, past what is damaged.
 */
function encode(path: string, size: Size, colours: Colours, failOn: FailOn, isFirst: boolean): Promise<Buffer> {
  const image = sharp(path, { failOn, limitInputPixels: mostPixels, pages: 1 })
  if (isFirst) image.pipelineColourspace('srgb')
  return image
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .webp({ ...webpSettings, smartSubsample: colours === 'exact' })
    .toBuffer()
}

/** Every width from the file itself: what is decoded stays within the decoder, and is gone with it. */
async function encodeAll(path: string, sizes: Size[], colours: Colours, failOn: FailOn) {
  const sources: Drawn['sources'] = []
  // The widest first, and one after the other: a picture takes one thread.
  for (const size of sizes.toReversed())
    sources.unshift({ ...size, bytes: await encode(path, size, colours, failOn, sources.length === 0) })
  return sources
}

/** Upright size, read from the head of the file alone. */
async function sizeOf(path: string): Promise<Size | undefined> {
  const head = await sharp(path, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => undefined)
  return head?.autoOrient
}

async function draw(path: string, source: Size, { widths, colours }: Wanted, field: string): Promise<Drawn> {
  const sizes = sizesOf(source, widths)
  const sources = await encodeAll(path, sizes, colours, 'warning')
    .catch((error: unknown) => (isHarmless(error) ? encodeAll(path, sizes, colours, 'error') : Promise.reject(error)))
    .catch(() => {
      throw wrong(400, 'broken', field)
    })
  return { ...(sizes.at(-1) ?? source), sources }
}

/**
 * Takes a file that should be a picture, and draws it anew in the widths that are wanted: decoded whole, its first frame alone,
 * upright, without anything that came along in the file. What is wrong with it is said of `field`.
 */
export async function drawPicture(file: SentFile, wanted: Wanted, field: string): Promise<Drawn> {
  if (file.size === 0) throw wrong(400, 'broken', field)
  const kind = kindOf(await headOf(file.path))
  if (!kind) throw wrong(415, 'kind', field)
  if (isMislabelled(kind, file)) throw wrong(415, 'mislabelled', field)
  return inTurn(async () => {
    const source = await sizeOf(file.path)
    if (!source) throw wrong(400, 'broken', field)
    if (source.width * source.height > mostPixels) throw wrong(400, 'pixels', field)
    return draw(file.path, source, wanted, field)
  })
}
