import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { seeded } from '../../demo/content/random.ts'
import { startDns } from '../dns-server.ts'
import { startProcess } from '../process.ts'
import { testServer } from '../test-server.ts'
import { requestFrom } from './requests.ts'
import { runFuzz } from './run.ts'
import { send } from './send.ts'

test('thousands of requests, most of them wrong somewhere, are all answered, and none by a failure of ours', async () => {
  const { db, context } = await testServer()
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-fuzz-'))
  const dns = await startDns()
  const env = { KEYHAVEN_ENV: 'test', DATA_DIR: folder, DATABASE_URL: context.databaseUrl, DNS_SERVER: dns.address }
  const server = await startProcess(env)
  onTestFinished(async () => {
    await server.end('SIGTERM')
    await dns.close()
    await rm(folder, { recursive: true, force: true })
  })
  const { sent, faults, statuses } = await runFuzz({ origin: new URL(server.url).origin, db, requests: 3000, seed: 7 })
  expect(faults).toEqual([])
  expect(sent).toBe(3000)
  // Requests that are all refused at the door would find nothing.
  expect(statuses.get(200)).toBeGreaterThan(300)
  expect(statuses.get(201)).toBeGreaterThan(20)
  expect(statuses.get(400)).toBeGreaterThan(300)
})

const answeredBy = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent()
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  const asked = { method: 'GET', path: '/', headers: {}, hidden: ['Geheim'] }
  return send(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, agent, asked, 300)
}
const sniffed = { 'x-content-type-options': 'nosniff', 'content-type': 'application/json' }

test.each<[string, RequestListener]>([
  ['answered 502', (_, response) => response.writeHead(502, sniffed).end()],
  ['came without the security headers', (_, response) => response.writeHead(200).end()],
  ["held another owner's client", (_, response) => response.writeHead(200, sniffed).end('{"last_name":"Geheim"}')],
  ['refused in another shape than a problem', (_, response) => response.writeHead(400, sniffed).end('<h1>no</h1>')],
  ['was not answered in time', () => {}],
  ['was not answered: Error: socket hang up', ({ socket }) => socket.destroy()],
])('a request that %s is a fault', async (fault, answer) => {
  expect(await answeredBy(answer)).toMatchObject({ fault })
})

test('the same seed makes the same requests', () => {
  const document = { paths: {}, components: { schemas: {} } }
  const schema = { type: 'string' }
  const operations = ['GET', 'POST'].map((method) => {
    const json = { schema: { type: 'object', properties: { name: schema } } }
    return {
      method,
      path: '/api/clients/',
      isOwners: true,
      query: [{ name: 'search', schema }],
      json,
      form: undefined,
      weight: 1,
    }
  })
  const people = [1, 2, 3].map((id) => ({ own: { client: id }, links: ['x'], token: 'x' }))
  const made = (seed: number) =>
    Array.from({ length: 50 }, (_, index) => requestFrom(seeded(seed + index), { document, operations, people }))
  expect(made(3)).toEqual(made(3))
  expect(made(3)).not.toEqual(made(1000))
})
