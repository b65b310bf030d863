import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchPage } from './fetch-page.ts'

/** Asks a server that says what it likes. */
const ask = async (answer: (socket: Socket) => void) => {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {}).once('data', () => answer(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    open.forEach((socket) => socket.destroy())
    server.close()
  })
  return fetchPage(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, 'anywhere', 500)
}
const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n'

test.each([
  ['offers another protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
  ['speaks no HTTP', 'hello\r\n\r\n'],
  ['has headers without end', `${head}X: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['packs what is not packed', `${head}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\nok`],
])('a server that %s is let go', async (_what, text) => {
  await expect(ask((socket) => void socket.write(text))).rejects.toThrow('Its server does not answer.')
})

test.each([
  ['nothing', ''],
  ['half a page', `${head}Content-Length: 20\r\n\r\nok`],
  ['a page whose end is the end of the line', `${head}\r\nok`],
])('a server that sends %s and then no more takes too long', async (_what, text) => {
  await expect(ask((socket) => void socket.write(text))).rejects.toThrow('It takes longer than five seconds to answer.')
})
