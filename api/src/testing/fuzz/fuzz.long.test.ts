import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../test-server.ts'
import { attack, fuzz } from './fuzz.ts'
import { send } from './send.ts'

test('thousands of requests, most of them wrong somewhere, are all answered, and none by a failure of ours', async () => {
  const { databaseUrl, env } = (await testServer()).context
  const { statuses, failures } = await fuzz({ databaseUrl, folder: env.dataDir, runs: 15, seed: 7 })
  expect(failures).toEqual([])
  // Requests that are all refused at the door would find nothing.
  expect(statuses.get(200)).toBeGreaterThan(300)
  expect(statuses.get(201)).toBeGreaterThan(20)
  expect(statuses.get(400)).toBeGreaterThan(300)
}, 300_000)

const serverOf = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const request = (path: string) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
const sniffed = { 'x-content-type-options': 'nosniff', 'content-type': 'application/json' }

test.each<[string, RequestListener]>([
  ['answered 502', (_, response) => response.writeHead(502, sniffed).end()],
  ['came without the security headers', (_, response) => response.writeHead(200).end()],
  ["held another owner's client", (_, response) => response.writeHead(200, sniffed).end('{"last_name":"Geheim"}')],
  ['refused in another shape than a problem', (_, response) => response.writeHead(400, sniffed).end('<h1>no</h1>')],
  ['was not answered in time', () => {}],
  ['was cut short', (_, response) => response.writeHead(200, sniffed).write('{', () => response.destroy())],
  ['was not answered', ({ socket }) => socket.destroy()],
])('a request that %s is a fault', async (fault, answer) => {
  const answered = send(await serverOf(answer), request('/'), { hidden: ['Geheim'], patienceMs: 300 })
  await expect(answered).rejects.toThrow(fault)
})

test('a failure is reported with the smallest request that fails, and the seed that repeats it', async () => {
  const statusOf = (url = '') => (Number(url.slice(1)) > 70 ? 500 : 200)
  const origin = await serverOf(({ url }, response) => response.writeHead(statusOf(url), sniffed).end())
  const aim = { origin, runs: 50, seed: 3, statuses: new Map<number, number>(), failures: [] }
  const inputs = fc.nat(1000).map((number) => ({ bytes: request(`/${number}`) }))
  await attack(aim, 'GET /', inputs)
  const report = /^GET \/: Error: answered 500, with --seed 3 --only "GET \/"\nGET \/71 HTTP/
  expect(aim.failures).toEqual([expect.stringMatching(report)])
})
