import type { AppContext } from '../context.ts'
import { putMedia } from '../files/media-store.ts'
import { drawAvifs } from '../files/picture.ts'
import { dayMs } from '../lifetimes.ts'
import { type Drawn, nextWithoutAvif, readTwin, type WithoutAvif } from './avif-reads.ts'
import { withStoredPicture } from './drawing.ts'
import { writeAvif } from './writes.ts'
import type { Sweep } from '../sweep.ts'

async function drawFiles(context: AppContext, { owner_id, width, height, sources }: WithoutAvif): Promise<Drawn> {
  const sizes = sources.map((source) => ({
    width: source.width,
    height: Math.max(1, Math.round((source.width * height) / width)),
  }))
  const { avifs, colours } = await withStoredPicture(context, sources.at(-1)?.image ?? '', (path) =>
    drawAvifs(path, sizes, owner_id),
  )
  const files: Drawn['avifs'] = []
  for (const [at, bytes] of avifs.entries())
    files.push({ width: sizes[at]?.width ?? width, file: await putMedia(context, bytes, 'avif') })
  return { avifs: files, colours }
}

/** Draws the avifs of the next picture that has none; false where all have them. */
export async function drawNextAvif(context: AppContext): Promise<boolean> {
  const image = await nextWithoutAvif(context.db, new Date(context.clock().getTime() - dayMs))
  if (!image) return false
  try {
    const drawn = (await readTwin(context.db, image)) ?? (await drawFiles(context, image))
    await writeAvif(context.db, image.id, drawn, context.clock())
  } catch (error) {
    await writeAvif(context.db, image.id, { avifs: [], colours: [] }, context.clock())
    throw error
  }
  return true
}

/** Time for which a run begins another picture: it shares the cores with those who wait for an answer. */
const budgetMs = 5000

/** Draws pictures as avif, some every minute, the newest first. */
async function drawMissingAvifs(context: AppContext) {
  const start = performance.now()
  while ((await drawNextAvif(context)) && performance.now() - start < budgetMs) {}
}

export const sweeps: readonly Sweep[] = [
  { what: 'pictures that are not drawn as avif yet', queue: 'drawings', run: drawMissingAvifs },
]
