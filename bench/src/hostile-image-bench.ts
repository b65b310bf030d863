import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { Db } from '@keyhaven/api/db/pool'
import { encoded, manyScans } from '@keyhaven/api/testing/pictures'
import { sql } from 'kysely'
import sharp from 'sharp'
import { asInProduction, startChild } from './child.ts'
import { withDatabase } from './database.ts'
import { type Figure, loadNow } from './figures.ts'
import { memoryOf, peakWhile } from './memory.ts'
import { hashToken } from '@keyhaven/api/tokens'

const root = path.dirname(path.dirname(import.meta.dirname))
const [slowestMs, mostMegabytes, longestWaitMs] = [2000, 300, 1000]

const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 122, g: 158, b: 159, alpha: 0.5 } } })
const soft = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width: width >> 4, height: height >> 4, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  }).resize(width, height, { kernel: 'cubic', fit: 'fill' })

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
/** A faultless PNG of one bit a pixel, all of them black. */
const blackPng = (width: number, height: number) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
const animation = async () => {
  const frames = await Promise.all(['#700', '#070', '#007', '#770'].map((background) => png(3000, background)))
  return sharp(frames, { join: { animated: true } })
    .webp({ effort: 0, quality: 1 })
    .toBuffer()
}
const png = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()

const column = () => blackPng(1, 39_999_999)
const phone = () => soft(4032, 3024).avif({ effort: 0, quality: 20 }).toBuffer()
/** What is uploaded, how often at once, and as what it is made. */
const pictures: [name: string, atOnce: number, make: () => Buffer | Promise<Buffer>][] = [
  ['AVIF 6000x6600 of one colour', 1, () => flat(6000, 6600).avif({ effort: 0, quality: 1 }).toBuffer()],
  ['AVIF 4032x3024', 1, phone],
  ['PNG 1x39,999,999', 1, column],
  ['PNG 1x39,999,999, two at once', 2, column],
  ['PNG 39,999,999x1', 1, () => blackPng(39_999_999, 1)],
  ['PNG 6000x6000, interlaced', 1, () => flat(6000, 6000).png({ progressive: true, compressionLevel: 9 }).toBuffer()],
  [
    'PNG 3400x3400, 16 bits, interlaced',
    1,
    () => flat(3400, 3400, 4).toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 }).toBuffer(),
  ],
  ['JPEG 5000x4000 of 882 passes', 1, () => manyScans(5000, 4000)],
  ['JPEG 5000x5000 of 96 passes', 1, () => manyScans(5000, 5000, 95)],
  ['JPEG 5000x5000 of 96 passes, two at once', 2, () => manyScans(5000, 5000, 95)],
  ['JPEG 6000x4000', 1, () => soft(6000, 4000).jpeg({ quality: 20 }).toBuffer()],
  ['JPEG 7300x5475 of one colour', 1, () => flat(7300, 5475).jpeg({ quality: 20 }).toBuffer()],
  ['WebP 16383x16383 of one colour', 1, () => flat(16_383, 16_383).webp({ lossless: true, effort: 0 }).toBuffer()],
  ['WebP 5100x5100 of one colour', 1, () => flat(5100, 5100, 4).webp({ lossless: true, effort: 0 }).toBuffer()],
  ['WebP 3000x3000 of four frames', 1, animation],
]

type Uploader = { token: string; property: number }
/** Two owners with a property each. */
const fill = async (db: Db): Promise<Uploader[]> => {
  const uploaders: Uploader[] = []
  for (const token of ['hostile-token', 'other-token']) {
    const { rows } = await sql<{ id: number }>`
      WITH o AS (INSERT INTO owners (email, password_hash, first_name, last_name, slug, activated_at)
        VALUES (${`${token}@example.com`}, 'x', 'Bench', 'Owner', ${token}, now()) RETURNING id),
      s AS (INSERT INTO sessions (owner_id, token_hash, remember, expires_at)
        SELECT id, ${hashToken(token)}, false, now() + interval '1 day' FROM o)
      INSERT INTO properties (owner_id, name, description, street, house_number, postal_code, city, country, phone)
      SELECT id, 'House', 'A house', 'Street', '1', '1000', 'City', 'Country', '+431234567' FROM o RETURNING id`.execute(
      db,
    )
    uploaders.push({ token, property: rows[0]?.id ?? 0 })
  }
  return uploaders
}

const upload = async (origin: string, { token, property }: Uploader, bytes: Uint8Array) => {
  const form = new FormData()
  form.set('property', String(property))
  form.set('alt_text', 'A view')
  form.set('image', new Blob([new Uint8Array(bytes)]), 'a')
  const start = performance.now()
  const answer = await fetch(`${origin}/keyhaven/api/property-images/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}` },
    body: form,
  })
  await answer.text()
  return { status: answer.status, ms: performance.now() - start }
}

const measure = async (db: Db, url: string, folder: string, section: string): Promise<Figure[]> => {
  const [hostile, other] = (await fill(db)) as [Uploader, Uploader]
  const api = startChild([path.join(root, 'api/src/main.ts')], {
    ...{ DATABASE_URL: url, PORT: '0', SEED: 'none', ...asInProduction, DATA_DIR: folder },
    MALLOC_ARENA_MAX: '2',
  })
  try {
    const origin = `http://127.0.0.1:${await api.port}`
    const small = await encoded.png(16, 16)
    const before = await memoryOf(api.pid)
    await upload(origin, other, small)
    const figures: Figure[] = []
    for (const [name, atOnce, make] of pictures) {
      const bytes = await make()
      const [answers, peak] = await peakWhile(api.pid, async () => {
        const sent = Array.from({ length: atOnce }, () => upload(origin, hostile, bytes))
        return Promise.all([upload(origin, other, small), ...sent])
      })
      const [waiting, ...rest] = answers
      const [slowest, more] = [Math.max(...rest.map(({ ms }) => ms)), peak - before]
      const value = `${slowest.toFixed(0)} ms, ${rest[0]?.status}, ${more.toFixed(0)} MB more; another owner’s small one: ${waiting.ms.toFixed(0)} ms`
      figures.push({
        ...{ section, name: `${name}, ${(bytes.length / 1000).toFixed(1)} kB`, value },
        against: `limit ${slowestMs} ms each, ${mostMegabytes} MB; ${longestWaitMs} ms; ${loadNow()}`,
        ok: slowest <= atOnce * slowestMs && more <= mostMegabytes && waiting.ms <= longestWaitMs,
      })
    }
    return figures
  } finally {
    await api.stop()
  }
}

/** Pictures that are made to take time or memory, each against what an answer may take and what others wait meanwhile. */
export const hostileImageFigures = async (section: string): Promise<Figure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyhaven-bench-hostile-'))
  try {
    return await withDatabase((db, url) => measure(db, url, folder, section))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
