import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { webpSettings } from '@keyhaven/api/files/decode'
import { imageWidths } from '@keyhaven/api/images/drawing'
import sharp from 'sharp'

/** Draws every photo of a folder with sharp and nothing else, all at once, and says how many milliseconds that took. */
const folder = process.argv[2] ?? ''
const files = (await readdir(folder)).map((name) => path.join(folder, name))
const draw = (file: string) =>
  Promise.all(
    imageWidths.map((width) =>
      sharp(file).autoOrient().resize({ width, withoutEnlargement: true }).webp(webpSettings).toBuffer(),
    ),
  )

await draw(files[0] ?? '')
const start = performance.now()
await Promise.all(files.map(draw))
const took = performance.now() - start
console.log(JSON.stringify({ took, megabytes: process.resourceUsage().maxRSS / 1024 }))
