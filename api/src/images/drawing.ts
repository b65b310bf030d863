import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { putMedia } from '../files/media-store.ts'
import { drawPicture, type PictureFormat } from '../files/picture.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { type Upload, uploadsIn } from '../http/uploads.ts'
import { countPicture } from './budget.ts'
import type { NewImage } from './reads.ts'

/** For a card, a gallery, and the whole width of a screen. */
export const imageWidths = [480, 960, 1920]
const photoFormat: PictureFormat = { widths: imageWidths, colours: 'photo' }

/** Draws a picture and stores its files; they are swept where no row comes to show them. */
export async function drawImage(
  context: AppContext,
  owner: OwnerId,
  file: Upload,
  { alt_text, field, format = photoFormat }: { alt_text: string; field: string; format?: PictureFormat },
) {
  await countPicture(context, owner, file)
  const { width, height, sources } = await drawPicture(file, format, owner, field)
  const image: NewImage = { name: file.name, alt_text, width, height, sources: [] }
  for (const source of sources)
    image.sources.push({ width: source.width, image: await putMedia(context, source.bytes, 'webp') })
  return image
}

/** Lets a decoder look at a stored picture: it reads files of this machine alone, wherever pictures are stored. */
export async function withStoredPicture<T>(context: AppContext, name: string, work: (path: string) => Promise<T>) {
  const stored = await context.files.get(name)
  if (!stored) throw new Error('The picture is not stored.')
  const folder = uploadsIn(context.env)
  const path = join(folder, randomUUID())
  try {
    await mkdir(folder, { recursive: true })
    await pipeline(stored.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}
