import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

type Kind = { width: number; height: number; least: number; most: number }
/** What the rule of 500 KB leaves, and at least nine tenths of it. */
export const halfMegabyte: Kind = { width: 2400, height: 1600, least: 450 * 1024, most: 500 * 1024 }
/** What a camera writes. */
export const fourMegabytes: Kind = { width: 4800, height: 3200, least: 3.6e6, most: 4.2e6 }
const margin = 400

/** Noise of one size; several of them together have the detail of a photo, coarse and fine. */
const grain = ({ width, height }: Kind, detail: number, sigma: number) =>
  sharp({
    create: {
      width: Math.round((width + margin) / detail),
      height: Math.round((height + margin) / detail),
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .resize(width + margin, height + margin, { kernel: 'cubic', fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()

const jpegOf = (landscape: Buffer, { width, height }: Kind, at: number, quality: number) =>
  sharp(landscape)
    .extract({ left: (at * 37) % margin, top: (at * 61) % margin, width, height })
    .jpeg({ quality })
    .toBuffer()

/** One view of the landscape at the quality at which it weighs what is wanted; the view before tells where to begin. */
const weigh = async (landscape: Buffer, kind: Kind, at: number, guess = 57) => {
  for (let [low, high, quality] = [20, 95, guess]; low <= high; quality = (low + high) >> 1) {
    const bytes = await jpegOf(landscape, kind, at, quality)
    if (bytes.length > kind.most) high = quality - 1
    else if (bytes.length < kind.least) low = quality + 1
    else return { bytes, quality }
  }
  throw new Error(`No quality makes this view a photo of ${kind.most} bytes.`)
}

/** Writes so many different photos of one kind; answers their paths. */
export const writePhotos = async (folder: string, count: number, kind: Kind) => {
  const [coarse, middle, fine] = [await grain(kind, 200, 60), await grain(kind, 16, 40), await grain(kind, 2, 20)]
  const landscape = await sharp(coarse)
    .composite([
      { input: middle, blend: 'soft-light' },
      { input: fine, blend: 'soft-light' },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
  const files: string[] = []
  let guess: number | undefined
  for (let at = 0; at < count; at++) {
    const { bytes, quality } = await weigh(landscape, kind, at, guess)
    guess = quality
    files.push(path.join(folder, `photo-${at}.jpg`))
    await writeFile(files[at] ?? '', bytes)
  }
  return files
}
