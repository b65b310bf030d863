import { connect, type Socket } from 'node:net'
import { expect } from '@playwright/test'
import { inSeconds, type Row, until } from '../faults/row.ts'
import type { Ground } from './ground.ts'

const slowClients = 300

const open = (ground: Ground) => {
  const { hostname, port } = new URL(ground.api().url)
  return connect(Number(port), hostname).on('error', () => {})
}

/** Everything that comes before the other end closes. */
const answerTo = async (socket: Socket, text: string) => {
  let answer = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => void (answer += chunk))
  socket.write(text)
  await new Promise((closed) => socket.once('close', closed))
  return answer
}
const head = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`

const sendOddRequests = async (ground: Ground) => {
  const pipelined = await answerTo(
    open(ground),
    `${head('/healthz').repeat(99)}${head('/healthz', 'Connection: close\r\n')}`,
  )
  expect.soft(pipelined.split('HTTP/1.1 200').length - 1, 'answers to 100 pipelined requests').toBe(100)
  const longHead = await answerTo(open(ground), head('/healthz', `X-Long: ${'a'.repeat(100_000)}\r\n`))
  expect.soft(longHead, 'a head of 100 kB').toMatch(/^HTTP\/1\.1 431/)
  const longBody = await ground.owner
    .call('POST', '/api/properties/', { name: 'a'.repeat(50_000_000) })
    // It closes the connection while the body is still being sent.
    .catch(() => ({ status: 413 }))
  expect.soft(longBody.status, 'a body of 50 MB').toBe(413)
}

export const clientOutage: Row<Ground> = {
  fails: `${slowClients} clients send their requests a byte at a time; others a hundred pipelined requests, a head of 100 kB, a body of 50 MB`,
  holds:
    'Others are answered as before; the slow ones are cut; pipelined ones are answered in their order, the others refused with 431 and 413',
  async run(ground) {
    const sockets = Array.from({ length: slowClients }, () => open(ground))
    for (const socket of sockets) socket.write('GET /keyhaven/api/properties/ HTTP/1.1\r\nHost: localhost\r\nX-')
    const dripping = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 500)
    try {
      await sendOddRequests(ground)
      const times: number[] = []
      for (let call = 0; call < 50; call += 1) {
        const start = performance.now()
        const { status } = await ground.owner.call('GET', '/api/properties/')
        expect.soft(status, 'the call of another client').toBe(200)
        times.push((performance.now() - start) / 1000)
      }
      const cut = await until('all cut', () => sockets.every((socket) => socket.closed), 150_000)
      return `the slowest of 50 other calls took ${inSeconds(Math.max(...times))}; all were cut ${inSeconds(cut)} later`
    } finally {
      clearInterval(dripping)
      sockets.forEach((socket) => socket.destroy())
    }
  },
}
