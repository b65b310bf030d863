import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureProblems } from '@keyhaven/shared-contracts/domain/place/picture-file'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aProperty } from '../testing/factories.ts'
import { imageForm } from '../testing/image-form.ts'
import { encoded, manyScans } from '../testing/pictures.ts'
import { type ApiProcess, startProcess } from '../testing/process.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'

let server: TestServer
let folder: string
let api: ApiProcess
type Uploader = { token: string; property: number }
let owner: Uploader
let other: Uploader
const anUploader = async (): Promise<Uploader> => {
  const signedUp = await server.signUpOwner()
  return { token: signedUp.token, property: (await aProperty(signedUp)).id }
}
beforeEach(async () => {
  server = await openTestServer()
  ;[owner, other] = [await anUploader(), await anUploader()]
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-decoders-'))
  api = await startProcess({ DATABASE_URL: server.context.databaseUrl, DATA_DIR: folder, KEYHAVEN_ENV: 'test' })
})
afterEach(async () => {
  await api.end('SIGKILL')
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const upload = async ({ token, property }: Uploader, bytes: Uint8Array) => {
  const body = imageForm({ property, alt_text: 'A view' }, bytes, 'a')
  const answer = await fetch(`${api.url}/api/property-images/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}` },
    body,
  })
  const { message } = (await answer.json()) as { message?: string }
  return { status: answer.status, message }
}
/** The decoders of the server that run now. */
const decoders = async () => {
  const threads = await readdir(`/proc/${api.child.pid}/task`)
  const children = threads.map((thread) => readFile(`/proc/${api.child.pid}/task/${thread}/children`, 'utf8'))
  const pids = (await Promise.all(children)).flatMap((text) => text.split(' ').filter(Boolean))
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return pids.filter((_, at) => commands[at]?.includes('decoder-process')).map(Number)
}

/** CPU time of a process, in hundredths of a second. */
const worked = async (pid: number) => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(text.split(' ')[13] ?? 0)
}

test('a decoder that is killed in the middle takes its picture along and nothing else', async () => {
  const heavy = upload(owner, await manyScans(5000, 5000, 95))
  let pid = 0
  await expect.poll(async () => worked((pid = (await decoders())[0] ?? 0)), { timeout: 20_000 }).toBeGreaterThan(50)
  process.kill(pid, 'SIGKILL')
  expect(await heavy).toMatchObject({ status: 400, message: inEnglish(pictureProblems.heavy) })
  expect(await upload(owner, await encoded.jpeg(60, 40))).toMatchObject({ status: 201 })
  expect(api.child.exitCode).toBeNull()
})

test('many heavy pictures of one owner do not make another one wait for a small one', async () => {
  const bomb = await manyScans(5000, 5000, 95)
  let drawn = 0
  for (let sent = 0; sent < 12; sent += 1)
    upload(owner, bomb)
      .finally(() => (drawn += 1))
      // The server ends before the last of them.
      .catch(() => {})
  await expect.poll(async () => (await decoders()).length, { timeout: 20_000 }).toBeGreaterThan(0)
  expect((await upload(other, await encoded.png(30, 20))).status).toBe(201)
  expect(drawn).toBeLessThan(4)
})
