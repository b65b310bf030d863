import sharp from 'sharp'
import type { Files } from '../files/files.ts'
import { svgOf, type Scene } from './scene.ts'

export type Picture = { width: number; height: number; sources: { width: number; image: string }[] }

const widths = [480, 960]
const drawn = new WeakMap<Files, Map<string, Promise<Picture>>>()

async function draw(files: Files, scene: Scene): Promise<Picture> {
  const canvas = sharp(Buffer.from(svgOf(scene)))
  const sources = await Promise.all(
    widths.map(async (width) => {
      const bytes = await canvas.clone().resize(width).webp({ quality: 82, effort: 2 }).toBuffer()
      return { width, image: await files.put(bytes, 'webp') }
    }),
  )
  return { width: 960, height: 640, sources }
}

/** The picture of a scene, drawn the first time it is asked for. */
export function pictureOf(files: Files, scene: Scene): Promise<Picture> {
  const known = drawn.get(files) ?? new Map<string, Promise<Picture>>()
  drawn.set(files, known)
  const key = `${scene.kind} ${scene.palette}`
  const picture = known.get(key) ?? draw(files, scene)
  known.set(key, picture)
  // What failed once may work the next time.
  picture.catch(() => known.delete(key))
  return picture
}
