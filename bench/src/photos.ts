import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const [width, height, margin] = [2400, 1600, 400]
/** What the rule of 500 KB leaves, and at least nine tenths of it. */
const [least, most] = [450 * 1024, 500 * 1024]

/** Noise of one size; several of them together have the detail of a photo, coarse and fine. */
const grain = (detail: number, sigma: number) =>
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

const jpegOf = (landscape: Buffer, at: number, quality: number) =>
  sharp(landscape)
    .extract({ left: (at * 37) % margin, top: (at * 61) % margin, width, height })
    .jpeg({ quality })
    .toBuffer()

/** The quality at which one view of the landscape weighs what is wanted. */
const weigh = async (landscape: Buffer, at: number, low = 20, high = 95): Promise<Buffer> => {
  const quality = (low + high) >> 1
  const bytes = await jpegOf(landscape, at, quality)
  if (low >= high || (bytes.length >= least && bytes.length <= most)) return bytes
  return bytes.length > most ? weigh(landscape, at, low, quality - 1) : weigh(landscape, at, quality + 1, high)
}

/** Writes so many different photos of 3.8 megapixels, 450 to 500 KB each; answers their paths. */
export const writePhotos = async (folder: string, count: number) => {
  const [coarse, middle, fine] = [await grain(200, 60), await grain(16, 40), await grain(2, 20)]
  const landscape = await sharp(coarse)
    .composite([
      { input: middle, blend: 'soft-light' },
      { input: fine, blend: 'soft-light' },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
  const files: string[] = []
  for (let at = 0; at < count; at++) {
    const bytes = await weigh(landscape, at)
    if (bytes.length < least || bytes.length > most) throw new Error(`A photo of ${bytes.length} bytes is no sample.`)
    files.push(path.join(folder, `photo-${at}.jpg`))
    await writeFile(files[at] ?? '', bytes)
  }
  return files
}
