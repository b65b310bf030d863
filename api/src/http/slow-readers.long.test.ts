import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { endSoon, watchReaders } from './slow-readers.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

async function serverOf(answer: RequestListener, patienceMs = 100): Promise<Server> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(watchReaders(server, { patienceMs, lookMs: 10 }), () => server.close())
  return server
}
/** A client that asks and never reads. */
async function neverReading(server: Server, bytes = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n') {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
  socket.pause().on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes)
  closers.push(() => socket.destroy())
  return socket
}
const countOf = (server: Server) => promisify(server.getConnections.bind(server))()
/** More than the buffers of both ends hold. */
const large = Buffer.alloc(24_000_000)

test('a connection whose client does not read its answer is ended', async () => {
  const server = await serverOf((_request, response) => response.end(large))
  await neverReading(server)
  await expect.poll(() => countOf(server)).toBe(1)
  await expect.poll(() => countOf(server)).toBe(0)
})

test('neither what a server goes on writing nor what a client goes on asking keeps it', async () => {
  const server = await serverOf((_request, response) => {
    response.write(large)
    const heart = setInterval(() => response.write(': still here\n\n'), 5)
    response.once('close', () => clearInterval(heart))
  })
  const socket = await neverReading(server)
  const asking = setInterval(() => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'), 5)
  closers.push(() => clearInterval(asking))
  await expect.poll(() => countOf(server)).toBe(1)
  await expect.poll(() => countOf(server)).toBe(0)
})

test('a client that reads slowly gets everything, and one that waits for its answer is left alone', async () => {
  const server = await serverOf((request, response) => {
    if (request.url === '/late') setTimeout(() => response.end('late'), 1500)
    else response.end(large)
  }, 1000)
  const slow = await neverReading(server, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  let bytes = 0
  const reading = setInterval(() => (bytes += (slow.read() as Buffer | null)?.length ?? 0), 5)
  closers.push(() => clearInterval(reading))
  const late = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/late`)
  expect(await late.text()).toBe('late')
  await expect.poll(() => bytes, { timeout: 20_000 }).toBeGreaterThan(large.length)
})

test('a last word is the end, also for a client that neither reads nor ends', async () => {
  const server = await serverOf(() => {})
  server.on('clientError', (_error, socket) => endSoon(socket as Socket, 'HTTP/1.1 400 Bad Request\r\n\r\n', 50))
  const socket = await neverReading(server, 'no HTTP\r\n\r\n')
  const talking = setInterval(() => socket.write('more'), 5)
  closers.push(() => clearInterval(talking))
  await expect.poll(() => countOf(server)).toBe(1)
  await expect.poll(() => countOf(server)).toBe(0)
})
