import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnImage } from '@keyhaven/shared-contracts/contract/images'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayMs } from '../lifetimes.ts'
import { sweepMedia } from '../files/media-store.ts'
import { anImage, aProperty, aUnit } from '../testing/factories.ts'
import { imageForm } from '../testing/image-form.ts'
import { aPicture, encoded } from '../testing/pictures.ts'
import { startProcess, type ApiProcess } from '../testing/process.ts'
import { openTestServer, type TestOwner, type TestServer } from '../testing/test-server.ts'
import { uploadTraces } from '../testing/upload-traces.ts'
import { drawNextAvif } from './schedule.ts'
import { sweepUploads } from '../http/uploads.ts'

let server: TestServer
let owner: TestOwner
const running = new Set<ApiProcess>()
beforeEach(async () => {
  server = await openTestServer()
  owner = await server.signUpOwner()
})
afterEach(async () => {
  for (const api of running) if (api.child.exitCode === null && api.child.signalCode === null) await api.end('SIGKILL')
  running.clear()
  await server.close()
})

const shownFiles = async () => {
  const rows = await server.db.selectFrom('images').select('sources').execute()
  const names = rows.flatMap(({ sources }) => (sources as OwnImage['sources']).map(({ image }) => image))
  const avifs = await server.db.selectFrom('image_avifs').select('file').execute()
  return [...new Set([...names, ...avifs.map(({ file }) => file)])].toSorted()
}
/** Uploads left after days on which nobody uploaded anything. */
const sweep = async () => {
  const start = server.clock()
  for (const days of [2, 4, 6]) {
    server.clock.set(new Date(start.getTime() + days * dayMs))
    await sweepUploads(server.context)
    await sweepMedia(server.context)
  }
  server.clock.set(start)
  await server.db.updateTable('media_files').set({ touched_at: start }).execute()
  return uploadTraces(server)
}
/** A second API on the same database and folder, that can be killed. */
const anotherApi = async () => {
  const { dataDir, databaseUrl = '' } = server.context.env
  const api = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  running.add(api)
  return api
}
const add = (api: ApiProcess, property: number, bytes: Buffer) =>
  fetch(`${api.url}/api/property-images/`, {
    method: 'POST',
    headers: { authorization: `Token ${owner.token}` },
    body: imageForm({ property, alt_text: 'A view' }, bytes, 'a'),
  })

test('a picture that is shown twice stays when one of them is deleted, and goes with the last', async () => {
  const unit = await aUnit(owner)
  const bytes = await encoded.png(30, 20)
  const post = (word: string, id: number) =>
    owner.call<OwnImage>('POST', `/api/${word}-images/`, imageForm({ [word]: id, alt_text: 'A view' }, bytes))
  const [first, second] = [(await post('property', unit.property.id)).body, (await post('unit', unit.id)).body]
  expect(first.sources).toEqual(second.sources)
  const names = first.sources.map(({ image }) => image).toSorted()
  await owner.call('DELETE', `/api/property-image/${first.id}/`)
  expect((await sweep()).files).toEqual(names)
  expect((await server.fetch(`http://localhost/keyhaven/media/${second.image}`)).status).toBe(200)
  await owner.call('DELETE', `/api/unit-image/${second.id}/`)
  expect(await sweep()).toEqual({ waiting: [], files: [], known: [] })
})

test('the pictures of what is deleted go with it', async () => {
  const unit = await aUnit(owner)
  await anImage(owner, { unit: unit.id })
  await anImage(owner, { property: unit.property.id })
  await owner.call('DELETE', `/api/properties/${unit.property.id}/`)
  expect(await sweep()).toEqual({ waiting: [], files: [], known: [] })
})

test('a process killed between file and row leaves files that the sweep takes, and no picture without them', async () => {
  const { id } = await aProperty(owner)
  await anImage(owner, { property: id })
  // Otherwise the other process would, at some moment of the test.
  await drawNextAvif(server.context)
  const filesBefore = await shownFiles()
  const api = await anotherApi()
  const before = (await uploadTraces(server)).files.length
  // Its files are stored before it waits for this lock, and its row is written after.
  await server.db.transaction().execute(async (tx) => {
    await sql`SELECT id FROM properties WHERE id = ${id} FOR UPDATE`.execute(tx)
    const answer = add(api, id, await aPicture(200, 120).resize(2000, 1200).jpeg().toBuffer()).catch(() => 'killed')
    await expect.poll(async () => (await uploadTraces(server)).files.length, { timeout: 20_000 }).toBe(before + 3)
    await expect.poll(waitingForLock, { timeout: 20_000 }).toBe(true)
    await api.end('SIGKILL')
    expect(await answer).toBe('killed')
  })
  const left = await uploadTraces(server)
  expect([left.files.length, left.waiting.length]).toEqual([before + 3, 1])
  expect(await shownFiles()).toEqual(filesBefore)
  const swept = await sweep()
  expect(swept).toEqual({ waiting: [], files: await shownFiles(), known: await shownFiles() })
}, 60_000)
const waitingForLock = async () => {
  const { rows } = await sql`
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server.db)
  return rows.length > 0
}

test('however many uploads a kill ends, no picture lacks its files and no file is left over', async () => {
  const bytes = await Promise.all(Array.from({ length: 30 }, (_, side) => encoded.png(100 + side, 80)))
  for (const round of [1, 2, 3]) {
    const { id } = await aProperty(owner)
    const api = await anotherApi()
    const answers = bytes.map((one) =>
      add(api, id, one).then(
        (answer) => answer.status,
        () => 0,
      ),
    )
    await expect
      .poll(async () => (await shownFiles()).length, { timeout: 20_000, interval: 5 })
      .toBeGreaterThan(round * 4)
    await api.end('SIGKILL')
    const acknowledged = (await Promise.all(answers)).filter((status) => status === 201).length
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM images WHERE property_id = ${id}`.execute(
      server.db,
    )
    expect(rows[0]?.n).toBeGreaterThanOrEqual(acknowledged)
    const { files } = await uploadTraces(server)
    expect((await shownFiles()).filter((name) => !files.includes(name))).toEqual([])
    await sql`DELETE FROM images WHERE id % 2 = 0`.execute(server.db)
    expect(await sweep()).toEqual({ waiting: [], files: await shownFiles(), known: await shownFiles() })
    await server.db.deleteFrom('images').execute()
  }
}, 120_000)

test('a request that its sender gives up leaves nothing', async () => {
  const { id } = await aProperty(owner)
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-half-'))
  const api = await startProcess({ DATA_DIR: folder, DATABASE_URL: server.context.env.databaseUrl ?? '' })
  running.add(api)
  const stop = new AbortController()
  const half = new ReadableStream({
    start: (stream) => {
      const head = `--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n`
      stream.enqueue(Buffer.concat([Buffer.from(head), Buffer.alloc(200_000, 'x')]))
    },
  })
  const answer = fetch(`${api.url}/api/property-images/?${id}`, {
    method: 'POST',
    headers: { authorization: `Token ${owner.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    body: half,
    duplex: 'half',
    signal: stop.signal,
  } as RequestInit).catch(() => 'given up')
  const waiting = () => readdir(join(folder, 'tmp')).catch(() => [])
  await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1)
  stop.abort()
  expect(await answer).toBe('given up')
  await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(0)
  await api.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}, 60_000)
