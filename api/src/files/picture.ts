import { pictureProblems } from '@keyhaven/shared-contracts/domain/place/picture-file'
import { Problem } from '../http/problem.ts'
import { fairConcurrencyLimit } from '../concurrency-limit.ts'
import type { Colours, Head, Size } from './decode.ts'
import { askDecoder, DecoderEnded, type Done, type Job } from './decoders.ts'
import { weigh, type Weight } from './picture-bounds.ts'
import { countJob } from '../metrics/workers.ts'
import { isHeic, pictureKind } from '@keyhaven/shared-contracts/domain/place/picture-kind'
import { headOf, isMislabelled } from './picture-kind.ts'

/** A file as it was sent; its name and type are what the sender says. */
export type SentFile = { name: string; type: string; path: string; size: number }
/** Picture in several widths, all webp, the widest last. */
export type Drawn = { width: number; height: number; sources: { width: number; height: number; bytes: Buffer }[] }
/** Widths of a picture, ascending, and how its colours are kept. */
export type PictureFormat = { widths: readonly number[]; colours: Colours }

/** False for what a browser sends of a form whose file was not chosen. */
export const isChosen = ({ name, size }: Pick<SentFile, 'name' | 'size'>) => name !== '' || size > 0

/** The screen of a phone; what is higher is drawn that high, and less wide. */
const maxHeightRatio = 2.3

/** Limits of decoders: of three, two draw heavy pictures, at most one of them a large one; what is small finds the third. */
const [decoders, heavyOnes, largeOnes] = [3, 2, 1].map((all) => fairConcurrencyLimit({ all, each: all })) as [
  Turns,
  Turns,
  Turns,
]
type Turns = ReturnType<typeof fairConcurrencyLimit>
/**
 * Limits of CPU time and memory for a job: no picture within the bounds needs as much. An AVIF of a phone takes two
 * seconds, and a core that is shared with other work counts up to twice that for it.
 */
const ofHead = { cpuMs: 500, bytes: 65_000_000 }
const ofPicture = { cpuMs: 6000, bytes: 255_000_000 }
const ofPreview = { cpuMs: 3000, bytes: 255_000_000 }
const ofAvif = { cpuMs: 8000, bytes: 300_000_000 }

const wrong = (status: number, problem: keyof typeof pictureProblems, field: string) => {
  const words = pictureProblems[problem]
  const code = status === 415 ? 'unsupported_media_type' : 'invalid'
  return new Problem(status, code, words, { fields: { [field]: [words] } })
}

/** The sizes to store, ascending: never beyond the source, each once. */
function sizesOf(source: Size, widths: readonly number[]): Size[] {
  const sizes = widths.map((width) => {
    const scale = Math.min(1, width / source.width, (maxHeightRatio * width) / source.height)
    return {
      width: Math.max(1, Math.round(source.width * scale)),
      height: Math.max(1, Math.round(source.height * scale)),
    }
  })
  return sizes.filter(
    (size, index) => size.width !== sizes[index - 1]?.width || size.height !== sizes[index - 1]?.height,
  )
}

/** Asks a decoder; what ends one is a picture that takes too much. */
const ask = (job: Job, field: string): Promise<Done> =>
  askDecoder(job).catch((error: unknown) => {
    throw error instanceof DecoderEnded ? wrong(400, 'heavy', field) : error
  })

const problemOf = (done: Done) => ('failure' in done && /out of memory/i.test(done.failure) ? 'heavy' : 'broken')

/** Waits for its turn among the pictures of all owners, who take turns. */
const inTurn = <T>(owner: number, { isLight, isLarge }: Weight, work: () => Promise<T>): Promise<T> => {
  const withDecoder = () => decoders.run(owner, work)
  if (isLight) return withDecoder()
  const heavy = () => heavyOnes.run(owner, withDecoder)
  return isLarge ? largeOnes.run(owner, heavy) : heavy()
}

async function draw(
  file: SentFile,
  { head, weight }: { head: Head; weight: Weight },
  { widths, colours }: PictureFormat,
  owner: number,
  field: string,
) {
  const sizes = sizesOf(head, widths)
  const job: Job = { do: 'draw', path: file.path, orientation: head.orientation, sizes, colours, ...ofPicture }
  const done = await countJob('pictures', () => inTurn(owner, weight, () => ask(job, field)))
  if (!('drawn' in done)) throw wrong(400, problemOf(done), field)
  const sources = done.drawn.map((bytes, at) => ({ ...(sizes[at] ?? head), bytes: Buffer.from(bytes) }))
  return { ...(sizes.at(-1) ?? head), sources: sources.map(({ width, height, bytes }) => ({ width, height, bytes })) }
}

/**
 * Takes an owner's file that should be a picture, and draws it in the widths that are wanted: decoded whole, its first frame alone,
 * upright, without anything that came along in the file. What is wrong with it is said of `field`.
 */
export async function drawPicture(file: SentFile, format: PictureFormat, owner: number, field: string): Promise<Drawn> {
  if (file.size === 0) throw wrong(400, 'broken', field)
  const head = await headOf(file.path)
  const kind = pictureKind(head)
  if (!kind) throw wrong(415, isHeic(head) ? 'heic' : 'kind', field)
  if (isMislabelled(kind, file)) throw wrong(415, 'mislabelled', field)
  const read = await countJob('pictures', () =>
    decoders.run(owner, () => ask({ do: 'head', path: file.path, ...ofHead }, field)),
  )
  if (!('head' in read)) throw wrong(400, problemOf(read), field)
  const weight = weigh(kind, read.head)
  if (typeof weight === 'string') throw wrong(400, weight, field)
  return draw(file, { head: read.head, weight }, format, owner, field)
}

/** A picture that we drew ourselves as avif, and its colours. Nobody waits for it, so no other large one is drawn beside it. */
export async function drawAvifs(path: string, sizes: readonly Size[], owner: number) {
  const job: Job = { do: 'avif', path, sizes, ...ofAvif }
  const done = await countJob('pictures', () => inTurn(owner, { isLight: false, isLarge: true }, () => askDecoder(job)))
  if (!('drawn' in done) || !done.colours) throw new Error('failure' in done ? done.failure : 'Nothing was drawn.')
  return { avifs: done.drawn.map((bytes) => Buffer.from(bytes)), colours: done.colours }
}

/** A picture that we drew ourselves as the preview of a link. */
export async function drawLinkPreview(path: string, owner: number) {
  const job: Job = { do: 'preview', path, ...ofPreview }
  const done = await countJob('pictures', () =>
    inTurn(owner, { isLight: false, isLarge: false }, () => askDecoder(job)),
  )
  if (!('drawn' in done) || !done.drawn[0]) throw new Error('failure' in done ? done.failure : 'Nothing was drawn.')
  return Buffer.from(done.drawn[0])
}

/** A logo that we drew ourselves as the emblem of an icon, or as it is where it is no square, with its ground. */
export async function drawEmblem(path: string, owner: number) {
  const job: Job = { do: 'emblem', path, ...ofPreview }
  const done = await countJob('pictures', () => inTurn(owner, { isLight: true, isLarge: false }, () => askDecoder(job)))
  if (!('drawn' in done)) throw new Error('failure' in done ? done.failure : 'Nothing was drawn.')
  const [picture, ground] = [done.drawn[0], done.colours?.[0]]
  return picture && ground ? { picture: Buffer.from(picture), ground } : undefined
}
