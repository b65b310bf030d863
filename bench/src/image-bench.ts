import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Db } from '@keyhaven/api/db/pool'
import { sql } from 'kysely'
import { asInProduction, startChild } from './child.ts'
import { withDatabase } from './database.ts'
import { peakWhile } from './memory.ts'
import { median, ratio, type Figure } from './figures.ts'
import { hostileImageFigures } from './hostile-image-bench.ts'
import { halfMegabyte, writePhotos } from './photos.ts'
import { hashToken } from '@keyhaven/api/tokens'

const root = path.dirname(path.dirname(import.meta.dirname))
const token = 'bench-token'
export const pictures = 30
const [rounds, memory, withDecoders] = [3, 300, 450]
/** As `npm start` and the service have it; for sharp alone too. */
const allocator = { MALLOC_ARENA_MAX: '2' }

/** One owner with a property for each round, and one more to warm up. */
const fill = async (db: Db) => {
  await sql`
    INSERT INTO owners (email, password_hash, first_name, last_name, slug, activated_at)
    VALUES ('bench@example.com', 'x', 'Bench', 'Owner', 'bench', now())`.execute(db)
  await sql`
    INSERT INTO sessions (owner_id, token_hash, remember, expires_at)
    SELECT id, ${hashToken(token)}, false, now() + interval '1 day' FROM owners`.execute(db)
  const { rows } = await sql<{ id: number }>`
    INSERT INTO properties (owner_id, name, description, street, house_number, postal_code, city, country, phone)
    SELECT o.id, 'House ' || n, 'A house', 'Street', '1', '1000', 'City', 'Country', '+431234567'
    FROM owners o, generate_series(0, ${rounds + 1}::int) n RETURNING id`.execute(db)
  return rows.map(({ id }) => id)
}

const upload = async (origin: string, property: number, photo: Blob) => {
  const form = new FormData()
  form.set('property', String(property))
  form.set('alt_text', 'A view of the lake')
  form.set('image', photo, 'lake.jpg')
  const headers = { authorization: `Token ${token}` }
  const answer = await fetch(`${origin}/keyhaven/api/property-images/`, { method: 'POST', headers, body: form })
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
  await answer.text()
}
const uploadAll = async (origin: string, property: number, photos: Blob[]) => {
  const start = performance.now()
  await Promise.all(photos.map((photo) => upload(origin, property, photo)))
  return performance.now() - start
}

/** The most memory that a process ever held, as Linux counts it. */
const peakOf = async (pid: number | undefined) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
}

type Alone = { took: number; megabytes: number }
const sharpAlone = async (folder: string) => {
  const args = [path.join(root, 'bench/src/sharp-alone.ts'), folder]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...allocator } })
  return JSON.parse(stdout) as Alone
}

const measure = async (db: Db, url: string, folder: string, photoFolder: string) => {
  const properties = await fill(db)
  const files = (await readdir(photoFolder)).map((name) => path.join(photoFolder, name))
  const photos = await Promise.all(files.map(async (file) => new Blob([await readFile(file)], { type: 'image/jpeg' })))
  const api = startChild([path.join(root, 'api/src/main.ts')], {
    DATABASE_URL: url,
    PORT: '0',
    SEED: 'none',
    ...asInProduction,
    DATA_DIR: path.join(folder, 'data'),
    ...allocator,
  })
  try {
    const origin = `http://localhost:${await api.port}`
    await uploadAll(origin, properties[rounds] ?? 0, photos.slice(0, 1))
    const [mine, peer]: [number[], Alone[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      mine.push(await uploadAll(origin, properties[round] ?? 0, photos))
      peer.push(await sharpAlone(photoFolder))
    }
    // In a round of its own: looking at the memory of processes that often takes a third of their time.
    const [, together] = await peakWhile(api.pid, () => uploadAll(origin, properties[rounds + 1] ?? 0, photos))
    return { mine, peer, peak: await peakOf(api.pid), together }
  } finally {
    await api.stop()
  }
}

/** The photos of a folder uploaded at once through HTTP, against sharp alone on the same files: wall time, and memory. */
export const uploadFigures = async (section: string, name: string, photos: string): Promise<Figure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyhaven-bench-images-'))
  try {
    const { mine, peer, peak, together } = await withDatabase((db, url) => measure(db, url, folder, photos))
    const seconds = (times: number[]) => median(times) / 1000
    const alone = median(peer.map(({ megabytes }) => megabytes))
    return [
      ratio(section, `${name}, against sharp alone`, seconds(mine), seconds(peer.map(({ took }) => took)), 1.5, 's'),
      {
        section,
        name: 'memory of the API meanwhile, at its peak',
        value: `${Math.round(peak)} MB`,
        against: `limit ${memory} MB; sharp alone held ${Math.round(alone)} MB`,
        ok: peak < memory,
      },
      {
        section,
        name: 'memory of the API and its decoders together',
        value: `${Math.round(together)} MB`,
        against: `limit ${withDecoders} MB`,
        ok: together < withDecoders,
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Thirty pictures that are as heavy as they may be, and those that are made to be heavy. */
export const imageBench = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyhaven-bench-photos-'))
  try {
    await writePhotos(folder, pictures, halfMegabyte)
    const name = `${pictures} pictures of 450–500 KB uploaded at once, three widths each`
    return [...(await uploadFigures('Images', name, folder)), ...(await hostileImageFigures('Images'))]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
