import { keepMedia, putMedia } from '../files/media-store.ts'
import type { Files } from '../files/files.ts'
import type { AppContext } from '../context.ts'
import sharp from 'sharp'
import { svgOf, type Scene } from './content/scene.ts'

// No picture comes twice: what libvips remembers would only keep memory.
sharp.cache(false)

export type Picture = { width: number; height: number; sources: { width: number; image: string }[] }
/** The drawn picture of each scene. */
export type Pictures = (scene: Scene) => Picture

const widths = [480, 960]
const keyOf = ({ kind, palette }: Scene) => `${kind} ${palette}`
const picturesOfStore = new WeakMap<Files, Map<string, Promise<Picture>>>()

async function draw(context: AppContext, scene: Scene): Promise<Picture> {
  const canvas = sharp(Buffer.from(svgOf(scene)))
  const sources = await Promise.all(
    widths.map(async (width) => {
      const bytes = await canvas.clone().resize(width).webp({ quality: 82, effort: 2 }).toBuffer()
      return { width, image: await putMedia(context, bytes, 'webp') }
    }),
  )
  return { width: 960, height: 640, sources }
}

/** Drawn the first time that it is asked for. */
function pictureOf(context: AppContext, scene: Scene): Promise<Picture> {
  const cache = picturesOfStore.get(context.files) ?? new Map<string, Promise<Picture>>()
  picturesOfStore.set(context.files, cache)
  const key = keyOf(scene)
  const picture = cache.get(key) ?? draw(context, scene)
  cache.set(key, picture)
  // What failed once may work the next time.
  picture.catch(() => cache.delete(key))
  return picture
}

const all = (context: AppContext, scenes: readonly Scene[]) =>
  Promise.all(scenes.map(async (scene) => [keyOf(scene), await pictureOf(context, scene)] as const))

/**
 * The pictures of some scenes, stored and safe from the sweep for a day. Not for inside a transaction: each file's row is
 * committed on a connection of its own.
 */
export async function drawScenes(context: AppContext, scenes: readonly Scene[]): Promise<Pictures> {
  let pictures = await all(context, scenes)
  const names = pictures.flatMap(([, { sources }]) => sources.map(({ image }) => image))
  if (!(await keepMedia(context, names))) {
    // Nobody had shown them for a day and they were swept, by this process or another.
    picturesOfStore.delete(context.files)
    pictures = await all(context, scenes)
  }
  const byKey = new Map(pictures)
  return (scene) => {
    const picture = byKey.get(keyOf(scene))
    if (!picture) throw new Error(`There is no picture of ${keyOf(scene)}`)
    return picture
  }
}
