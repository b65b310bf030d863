import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const

/** A picture that does not compress away, so that cutting and damaging it hits pixels. */
export const aPicture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#7a9e9f', noise } })

export const encoded = {
  jpeg: (width = 600, height = 400) => aPicture(width, height).jpeg().toBuffer(),
  png: (width = 600, height = 400) => aPicture(width, height).png({ compressionLevel: 1 }).toBuffer(),
  webp: (width = 600, height = 400) => aPicture(width, height).webp({ effort: 0 }).toBuffer(),
  avif: (width = 600, height = 400) => aPicture(width, height).avif({ effort: 0 }).toBuffer(),
}

/** A whole PNG of a few bytes whose head says that it is as large as told. */
export async function hugePng(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** The beginning of a file: a share of it, or so many bytes. */
export async function cutShort(bytes: Promise<Buffer>, part: number): Promise<Buffer> {
  const whole = await bytes
  return whole.subarray(0, part < 1 ? Math.floor(whole.length * part) : part)
}

/** A PNG with one more chunk behind its head, rightly summed. */
export function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

/** Corners of red, green, blue and white, clockwise, stored as a camera does that was held in one of eight ways. */
export async function heldAs(orientation: number): Promise<Buffer> {
  const quarter = (background: string) => ({ create: { width: 60, height: 40, channels: 3, background } }) as const
  const upright = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#fff' } })
    .composite([
      { input: quarter('#f00'), left: 0, top: 0 },
      { input: quarter('#0f0'), left: 60, top: 0 },
      { input: quarter('#00f'), left: 60, top: 40 },
    ])
    .png()
    .toBuffer()
  const turned = await sharp(upright).rotate([0, 0, 0, 180, 0, 90, 270, 270, 90][orientation]).png().toBuffer()
  const stored = sharp(turned)
  if ([2, 5, 7].includes(orientation)) stored.flop()
  if (orientation === 4) stored.flip()
  return stored.withMetadata({ orientation }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
}

/**
 * A faultless progressive JPEG of one colour: each coefficient comes bit by bit, in a pass over all blocks of its own,
 * up to 882 of them, each a few bytes.
 */
export async function manyScans(width: number, height: number, count = 882): Promise<Buffer> {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#7a9e9f' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const end = jpeg.length - 2
  // The tables and the last pass, which says of runs of blocks that nothing is in them.
  const tables = jpeg.lastIndexOf(Buffer.from([0xff, 0xc4]), end)
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]), end)
  const second = jpeg.indexOf(Buffer.from([0xff, 0xc4]), jpeg.indexOf(Buffer.from([0xff, 0xda])))
  const passes = Array.from({ length: count }, (_, at) => {
    const pass = Buffer.from(jpeg.subarray(scan, end))
    const [coefficient, bit] = [1 + Math.floor(at / 14), 13 - (at % 14)]
    pass.set([coefficient, coefficient, bit === 13 ? bit : ((bit + 1) << 4) | bit], 7)
    return pass
  })
  return Buffer.concat([jpeg.subarray(0, second), jpeg.subarray(tables, scan), ...passes, jpeg.subarray(end)])
}
