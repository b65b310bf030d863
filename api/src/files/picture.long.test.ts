import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pictureProblems } from '@keyhaven/shared-contracts/domain/place/picture-file'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../http/problem.ts'
import { aPicture, encoded, hugePng, manyScans } from '../testing/pictures.ts'
import { askDecoder, DecoderEnded, type Job } from './decoders.ts'
import { drawPicture } from './picture.ts'

const widths = [128, 256, 512]
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-picture-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const draw = async (bytes: Buffer, name = 'logo', type = '') => {
  const path = join(folder, randomUUID())
  await writeFile(path, bytes)
  return drawPicture({ name, type, path, size: bytes.length }, { widths, colours: 'exact' }, 1, 'logo')
}
const problemOf = async (bytes: Buffer, name?: string, type?: string) => {
  const problem = await draw(bytes, name, type).then(
    () => undefined,
    (error: Problem) => error,
  )
  expect(problem?.body.fields).toEqual({ logo: [problem?.message] })
  return [problem?.status, problem?.message]
}
const kind = [415, inEnglish(pictureProblems.kind)]
const mislabelled = [415, inEnglish(pictureProblems.mislabelled)]
const broken = [400, inEnglish(pictureProblems.broken)]

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s becomes three widths of webp', async (format) => {
  const { width, height, sources } = await draw(await encoded[format](), `logo.${format}`, `image/${format}`)
  expect([width, height]).toEqual([512, 341])
  expect(sources.map((source) => source.width)).toEqual(widths)
  for (const source of sources) {
    const head = await sharp(source.bytes).metadata()
    expect([head.format, head.width, head.height]).toEqual(['webp', source.width, source.height])
  }
})

test('a small picture is never made wider, and a column of pixels gets no endless height', async () => {
  expect((await draw(await encoded.png(200, 300))).sources.map((one) => [one.width, one.height])).toEqual([
    [128, 192],
    [200, 300],
  ])
  expect((await draw(await encoded.png(1, 1))).sources).toHaveLength(1)
  const column = await draw(await encoded.png(200, 2000))
  for (const { height } of column.sources) expect(height).toBeLessThanOrEqual(2048)
  expect(column.width).toBe(118)
})

test('it is turned as its camera held it, and nothing that came along in the file stays', async () => {
  const bytes = await aPicture(600, 400)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .keepMetadata()
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
  const { width, height, sources } = await draw(bytes)
  expect([width, height]).toEqual([400, 600])
  for (const source of sources) {
    const head = await sharp(source.bytes).metadata()
    expect([head.exif, head.xmp, head.icc, head.iptc, head.orientation]).toEqual(Array(5).fill(undefined))
  }
})

test('colours are sRGB whatever they were, and what is transparent stays so', async () => {
  const red = {
    create: { width: 300, height: 300, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
  } as const
  const seeThrough = await draw(await sharp(red).png().toBuffer())
  const pixel = await sharp(seeThrough.sources[0]?.bytes).raw().toBuffer({ resolveWithObject: true })
  expect(pixel.info.channels).toBe(4)
  expect(pixel.data[3]).toBeGreaterThan(120)
  expect(pixel.data[3]).toBeLessThan(136)
  const wide = await sharp(red).flatten().withIccProfile('p3').jpeg().toBuffer()
  const cmyk = await sharp(red).flatten().toColourspace('cmyk').jpeg().toBuffer()
  const grey = await sharp(red).flatten().greyscale().toColourspace('b-w').png().toBuffer()
  const deep = await sharp(red).toColourspace('rgb16').png().toBuffer()
  for (const bytes of [wide, cmyk, grey, deep]) {
    const head = await sharp((await draw(bytes)).sources[0]?.bytes).metadata()
    expect([head.space, head.depth, head.hasProfile]).toEqual(['srgb', 'uchar', false])
  }
})

test('of an animation only the first frame is drawn', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all(['#ff0000', '#0000ff', '#00ff00'].map(frame))
  const bytes = await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer()
  expect((await sharp(bytes).metadata()).pages).toBe(3)
  const drawn = await draw(bytes)
  expect([drawn.width, drawn.height]).toEqual([60, 60])
  const { dominant } = await sharp(drawn.sources[0]?.bytes).stats()
  expect(dominant.r).toBeGreaterThan(200)
})

describe('what is no such picture', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const gif = () => aPicture(40, 40).gif().toBuffer()
  const tiff = () => aPicture(40, 40).tiff().toBuffer()
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)])
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['SVG', () => svg],
    ['SVG with an XML head', () => Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg])],
    ['GIF', gif],
    ['TIFF', tiff],
    ['PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n')],
    ['HTML', () => Buffer.from('<!doctype html><title>logo</title>')],
    ['a zip', () => gzipSync('PK')],
    ['bytes of nothing', () => Buffer.alloc(5000)],
    ['one byte', () => Buffer.from([0xff])],
  ])('%s is refused, even when it is called a PNG', async (_what, make) => {
    const bytes = await make()
    expect(await problemOf(bytes, 'logo.svg', 'image/svg+xml')).toEqual(kind)
    expect(await problemOf(bytes, 'logo.png', 'image/png')).toEqual(kind)
  })

  test('a HEIC is named as what it is, whatever its name says', async () => {
    const refusal = [415, inEnglish(pictureProblems.heic)]
    expect(await problemOf(heic, 'IMG_1.HEIC', 'image/heic')).toEqual(refusal)
    expect(await problemOf(heic, 'IMG_1.jpg', 'image/jpeg')).toEqual(refusal)
  })

  test.each([
    ['logo.jpg', ''],
    ['logo', 'image/webp'],
    ['logo.png', 'image/jpeg'],
    ['logo.svg', 'application/octet-stream'],
    ['logo.pdf', ''],
    ['logo.png.html', 'image/png'],
    ['logo', 'text/html; charset=utf-8'],
  ])('a PNG called %s, %s is refused', async (name, type) => {
    expect(await problemOf(await encoded.png(20, 20), name, type)).toEqual(mislabelled)
  })

  test.each([
    ['photo.JPEG', 'image/jpeg'],
    ['photo.jpg', 'image/pjpeg'],
    ['photo.jfif', 'image/jpeg'],
    ['photo', ''],
    ['Our house v1.2', 'application/octet-stream'],
  ])('a JPEG called %s, %s is what it says', async (name, type) => {
    expect((await draw(await encoded.jpeg(20, 20), name, type)).width).toBe(20)
  })
})

describe('a damaged one', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is refused wherever it was cut off', async (format) => {
    const bytes = await encoded[format]()
    for (const part of [0.02, 0.1, 0.5, 0.9, 0.99])
      expect(await problemOf(bytes.subarray(0, Math.max(20, bytes.length * part)))).toEqual(broken)
  })

  // What lossy WebP holds has no checksum: any bytes are some picture.
  test.each(['jpeg', 'png', 'avif'] as const)('%s is refused with garbage in its middle', async (format) => {
    const bytes = await encoded[format]()
    for (let at = 0; at < 400; at += 1) bytes[(bytes.length >> 1) + at] = (at * 97 + 13) & 0xff
    expect(await problemOf(bytes)).toEqual(broken)
  })

  test('an empty file is', async () => {
    expect(await problemOf(Buffer.alloc(0), 'logo.png', 'image/png')).toEqual(broken)
  })

  test('what some phones write wrongly and every program shows is no damage', async () => {
    const bytes = await encoded.jpeg()
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]))
    // The end of the spectral selection, which a sequential scan does not use.
    bytes[scan + 2 + bytes.readUInt16BE(scan + 2) - 2] = 0
    await expect(sharp(bytes, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow('Invalid SOS parameters')
    expect((await draw(bytes)).width).toBe(512)
  })
})

test('a small file of very many pixels is refused from its head, without the memory for them', async () => {
  const bomb = await hugePng(60_000, 60_000)
  const before = process.memoryUsage().rss
  const answers = await Promise.all(Array.from({ length: 20 }, () => problemOf(bomb)))
  expect(answers).toEqual(answers.map(() => [400, inEnglish(pictureProblems.pixels)]))
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  expect(await problemOf(await hugePng(8000, 5001))).toEqual([400, inEnglish(pictureProblems.pixels)])
  expect(await problemOf(await hugePng(8000, 5000))).toEqual(broken)
})

describe('what costs more than it shows is refused from its head', () => {
  test.each<[string, keyof typeof pictureProblems, number, number]>([
    ['a column of forty million pixels', 'shape', 1, 39_999_999],
    ['a line of forty million pixels', 'shape', 39_999_999, 1],
    ['a ribbon', 'shape', 20_000, 1900],
    ['more than a panorama', 'shape', 20_001, 1990],
    ['more than a camera has', 'pixels', 8000, 5001],
  ])('%s', async (_what, problem, width, height) => {
    expect(await problemOf(await hugePng(width, height))).toEqual([400, inEnglish(pictureProblems[problem])])
  })

  test('of a kind that is dear to decode, sooner', async () => {
    const avif = await sharp({ create: { width: 4200, height: 3100, channels: 3, background: '#abc' } })
      .avif({ effort: 0 })
      .toBuffer()
    expect(await problemOf(avif)).toEqual([400, inEnglish(pictureProblems.heavy)])
    const deep = { create: { width: 5200, height: 5000, channels: 4, background: '#abc8' } } as const
    const interlaced = await sharp(deep).toColourspace('rgb16').png({ progressive: true }).toBuffer()
    expect(await problemOf(interlaced)).toEqual([400, inEnglish(pictureProblems.heavy)])
  })
})

test.each<[string, (bounds: { flat: Sharp }) => Promise<Buffer>, number, number]>([
  ['a photo of 40 megapixels', ({ flat }) => flat.resize(7300, 5475).jpeg().toBuffer(), 7300, 5475],
  ['a panorama', ({ flat }) => flat.resize(16_000, 1800, { fit: 'fill' }).jpeg().toBuffer(), 16_000, 1800],
  ['an AVIF of a phone', ({ flat }) => flat.resize(4032, 3024).avif({ effort: 0 }).toBuffer(), 4032, 3024],
])('%s is drawn', async (_what, make, width, height) => {
  const drawn = await draw(await make({ flat: aPicture(40, 30) }))
  expect([drawn.width, drawn.height]).toEqual([512, Math.round((height * 512) / width)])
})

test('a decoder that is given too little of the clock or of memory ends, and the next one works', async () => {
  const path = join(folder, randomUUID())
  await writeFile(path, await encoded.jpeg(4500, 3000))
  const job: Job = {
    do: 'draw',
    path,
    orientation: 1,
    sizes: [{ width: 1500, height: 1000 }],
    colours: 'photo',
    cpuMs: 5000,
    bytes: 1e9,
  }
  await expect(askDecoder({ ...job, cpuMs: 1 })).rejects.toThrow(DecoderEnded)
  await expect(askDecoder({ ...job, bytes: 1 })).rejects.toThrow(DecoderEnded)
  expect(await askDecoder(job)).toMatchObject({ drawn: [expect.any(Uint8Array)] })
})

test('a picture of hundreds of passes over its pixels is refused in words, and one of dozens is drawn', async () => {
  expect(await problemOf(await manyScans(500, 400))).toEqual([400, inEnglish(pictureProblems.heavy)])
  expect((await draw(await manyScans(500, 400, 40))).width).toBe(500)
  expect((await draw(await encoded.jpeg())).width).toBe(512)
})
