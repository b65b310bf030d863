import { connect, type Socket } from 'node:net'
import type { Ground } from './ground.ts'
import { type Outage, seconds, until } from './outage.ts'

const slow = 300

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

const slowLoris: Outage = {
  name: `${slow} clients send their requests a byte at a time`,
  promise: 'Others are answered as before; the slow ones are cut',
  isQuick: true,
  async run(ground, rounds) {
    const problems: string[] = []
    const sockets = Array.from({ length: slow }, () => open(ground))
    for (const socket of sockets) socket.write('GET /keyhaven/api/properties/ HTTP/1.1\r\nHost: localhost\r\nX-')
    const dripping = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 500)
    const times: number[] = []
    for (let call = 0; call < 50; call += 1) {
      const start = performance.now()
      const { status } = await ground.owner.call('GET', '/api/properties/')
      if (status !== 200) problems.push(`another one was answered with ${status}`)
      times.push((performance.now() - start) / 1000)
    }
    // They are cut after a minute, which the quick round does not wait for.
    const cut =
      rounds === 1 ? undefined : await until('all cut', () => sockets.every((socket) => socket.closed), 120_000)
    clearInterval(dripping)
    sockets.forEach((socket) => socket.destroy())
    const words = cut === undefined ? '' : `; all were cut ${seconds(cut)} later`
    return { seen: `the slowest of 50 other calls took ${seconds(Math.max(...times))}${words}`, problems }
  },
}

const odd: Outage = {
  name: 'a hundred pipelined requests, a head of 100 kB, a body of 50 MB',
  promise: 'Pipelined ones are answered in their order; the others are refused with 431 and 413; the process goes on',
  isQuick: true,
  async run(ground) {
    const problems: string[] = []
    const head = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
    const pipelined = await answerTo(
      open(ground),
      `${head('/healthz').repeat(99)}${head('/healthz', 'Connection: close\r\n')}`,
    )
    const answered = pipelined.split('HTTP/1.1 200').length - 1
    if (answered !== 100) problems.push(`${answered} of 100 pipelined requests were answered`)
    const big = await answerTo(open(ground), head('/healthz', `X-Long: ${'a'.repeat(100_000)}\r\n`))
    if (!big.startsWith('HTTP/1.1 431')) problems.push(`a long head was answered with ${big.slice(0, 12)}`)
    const body = await ground.owner
      .call('POST', '/api/properties/', { name: 'a'.repeat(50_000_000) })
      .catch(() => ({ status: 413 }))
    if (body.status !== 413) problems.push(`a long body was answered with ${body.status}`)
    const after = await ground.owner.call('GET', '/api/properties/')
    if (after.status !== 200) problems.push(`afterwards a call is ${after.status}`)
    return { seen: `${answered} pipelined answers, 431, 413; afterwards 200`, problems }
  },
}

export const clientOutages = [slowLoris, odd]
