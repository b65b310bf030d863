import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../test-server.ts'
import { attack, fuzz } from './fuzz.ts'
import { send } from './send.ts'

test('thousands of requests, most of them wrong somewhere, are all answered, and none by a failure of ours', async () => {
  const { context } = await testServer()
  const { statuses, failures } = await fuzz({
    databaseUrl: context.databaseUrl,
    folder: context.env.dataDir,
    runs: 15,
    seed: 7,
  })
  expect(failures).toEqual([])
  // Requests that are all refused at the door would find nothing.
  expect(statuses.get(200)).toBeGreaterThan(300)
  expect(statuses.get(201)).toBeGreaterThan(20)
  expect(statuses.get(400)).toBeGreaterThan(300)
}, 120_000)

const serverOf = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
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
  ['was not answered', ({ socket }) => socket.destroy()],
])('a request that %s is a fault', async (fault, answer) => {
  await expect(send(await serverOf(answer), request('/'), { hidden: ['Geheim'], patienceMs: 300 })).rejects.toThrow(
    fault,
  )
})

test('a failure is reported with the smallest request that fails, and the seed that repeats it', async () => {
  const origin = await serverOf(({ url = '' }, response) =>
    response.writeHead(Number(url.slice(1)) > 70 ? 500 : 200, sniffed).end(),
  )
  const aim = { origin, runs: 50, seed: 3, statuses: new Map<number, number>(), failures: [] }
  await attack(
    aim,
    'GET /',
    fc.nat(1000).map((number) => ({ bytes: request(`/${number}`) })),
  )
  expect(aim.failures).toEqual([
    expect.stringMatching(/^GET \/: Error: answered 500, --runs 50 --seed 3 --only "GET \/"\nGET \/71 HTTP/),
  ])
})
