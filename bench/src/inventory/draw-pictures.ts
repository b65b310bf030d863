import { type Scene, svgOf } from '@keyhaven/api/demo/content/scene'
import type { Files } from '@keyhaven/api/files/files'
import { nameOf } from '@keyhaven/api/files/disk-files'
import type { Db } from '@keyhaven/api/db/pool'
import sharp from 'sharp'

export type Picture = { width: number; height: number; sources: { width: number; image: string }[] }

const kinds: Scene['kind'][] = ['lake', 'alps', 'coast', 'town', 'vines', 'room']
const palettes: Scene['palette'][] = ['dawn', 'noon', 'dusk', 'mint', 'sand', 'snow']
const [width, height] = [1920, 1280]
const widths = [480, 960, 1920]

/** A drawn scene with the grain of a photo, so that it weighs what a photo weighs. */
const photoOf = (scene: Scene) =>
  sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 45 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .then((grain) =>
      sharp(Buffer.from(svgOf(scene)))
        .resize(width, height)
        .composite([{ input: grain, blend: 'soft-light' }])
        .png({ compressionLevel: 1 })
        .toBuffer(),
    )

/** One picture of each scene in the sizes in which pictures are kept. */
export const drawPictures = async (db: Db, files: Files): Promise<Picture[]> => {
  const pictures: Picture[] = []
  for (const kind of kinds)
    for (const palette of palettes) {
      const photo = await photoOf({ kind, palette })
      const sources: Picture['sources'] = []
      for (const wide of widths) {
        const bytes = await sharp(photo).resize(wide).webp({ quality: 78, effort: 2 }).toBuffer()
        await db
          .insertInto('media_files')
          .values({ name: nameOf(bytes, 'webp'), touched_at: new Date() })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        sources.push({ width: wide, image: await files.put(bytes, 'webp') })
      }
      pictures.push({ width, height, sources })
    }
  return pictures
}
