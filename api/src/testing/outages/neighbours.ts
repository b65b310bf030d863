import { createServer, request as ask, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { startBucket } from '../bucket.ts'
import { aProperty } from '../factories.ts'
import { imageForm } from '../image-form.ts'
import { encoded } from '../pictures.ts'
import { unique } from '../test-server.ts'
import type { Ground } from './ground.ts'
import { startWithFakeClock, whyNoFakeClock } from './fake-clock.ts'
import { type Outage, seconds, until } from './outage.ts'

const register = async ({ owner }: Ground) => {
  const email = `stranger-${unique()}@example.com`
  const person = { first_name: 'Eva', last_name: 'Moser', email, privacy: true, password: 'Secret-123' }
  const { status } = await owner.call('POST', '/auth/register/', person)
  return { email, status }
}

const mailAway: Outage = {
  name: 'the mail server is away for an hour',
  promise:
    'People whose actions send a mail notice nothing; readiness and metrics say so; each mail arrives once when it is back',
  isQuick: true,
  cannotRun: whyNoFakeClock,
  async run(ground) {
    const problems: string[] = []
    const set = await startWithFakeClock(ground)
    await ground.stopMail()
    const people = await Promise.all(Array.from({ length: 10 }, () => register(ground)))
    if (people.some(({ status }) => status !== 201)) problems.push('a registration was refused')
    const tried = () =>
      sql<{ n: number }>`SELECT count(*)::int AS n FROM outbox WHERE attempts > 0 AND done_at IS NULL`.execute(
        ground.db,
      )
    await until('each was tried', async () => ((await tried()).rows[0]?.n ?? 0) >= people.length)
    set(3600)
    await until('degraded', async () => (await ground.readiness()).status === 'degraded')
    const { reasons } = await ground.readiness()
    await ground.startMail()
    // By the clock of PostgreSQL the next try is minutes away.
    await sql`UPDATE outbox SET run_after = now() WHERE done_at IS NULL`.execute(ground.db)
    const times = (email: string) => ground.received().filter(({ to }) => to?.[0]?.address === email).length
    const back = await until('all mails', () => people.every(({ email }) => times(email) > 0), 90_000)
    await until('ready', async () => (await ground.readiness()).status === 'ready')
    const twice = people.filter(({ email }) => times(email) > 1).length
    if (twice > 0) problems.push(`${twice} mails twice`)
    await ground.api().end('SIGTERM')
    await ground.restart()
    return {
      seen: `${people.length} mails; meanwhile degraded: ${reasons.join(', ')}; all there ${seconds(back)} after it was back, once each`,
      problems,
    }
  },
}

type Mode = 'whole' | 'slow' | 'refusing' | 'truncating'
const slowMs = 8000

/** A bucket behind a proxy that can be slow, refuse, or break off in the middle of an object. */
const brokenBucket = async () => {
  const bucket = await startBucket('secret')
  const state: { mode: Mode } = { mode: 'whole' }
  const proxy: Server = createServer((request, response) => {
    const pass = async () => {
      if (state.mode === 'refusing') {
        response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
        return
      }
      if (state.mode === 'slow') await wait(slowMs)
      const [host = '', port] = bucket.host.split(':')
      const onward = ask(
        { host, port, method: request.method, path: request.url, headers: request.headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers)
          if (state.mode === 'truncating' && request.method === 'GET')
            answer.once('data', (chunk: Buffer) =>
              response.write(chunk.subarray(0, chunk.length / 2), () => response.destroy()),
            )
          else answer.pipe(response)
        },
      )
      onward.on('error', () => response.destroy())
      request.pipe(onward)
    }
    void pass()
  })
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready))
  const address = proxy.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    host: bucket.host,
    url: `http://key:secret@127.0.0.1:${port}/media`,
    set: (mode: Mode) => void (state.mode = mode),
    close: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await bucket.close()
    },
  }
}

const inBucket = (mode: Exclude<Mode, 'whole'>, name: string, promise: string): Outage => ({
  name,
  promise,
  async run(ground) {
    const bucket = await brokenBucket()
    const problems: string[] = []
    try {
      await ground.api().end('SIGTERM')
      // The signature names the host that was asked, so the bucket has to see the proxy's.
      await ground.restart({ S3_URL: bucket.url })
      const owner = { ...ground.owner, user: undefined as never, password: '' }
      const { id } = await aProperty(owner)
      const bytes = await encoded.png(400, 300)
      const add = () =>
        owner.call<{ image?: string; message?: string }>(
          'POST',
          '/api/property-images/',
          imageForm({ property: id, alt_text: 'A view' }, bytes, 'a.png'),
        )
      const before = await add()
      if (before.status !== 201) problems.push(`before, an upload was ${before.status}`)
      const read = () =>
        fetch(`${ground.api().url}/media/${before.body.image}`, { headers: { 'cache-control': 'no-cache' } })
          .then(async (answer) => {
            const length = Number(answer.headers.get('content-length'))
            return { status: answer.status, isWhole: (await answer.arrayBuffer()).byteLength === length }
          })
          .catch(() => ({ status: 0, isWhole: false }))
      bucket.set(mode)
      const start = performance.now()
      const [meanwhile, picture, other] = await Promise.all([add(), read(), owner.call('GET', '/api/properties/')])
      const lasted = (performance.now() - start) / 1000
      if (other.status !== 200) problems.push(`a list was answered with ${other.status}`)
      if (![201, 503].includes(meanwhile.status)) problems.push(`an upload was answered with ${meanwhile.status}`)
      if (picture.status === 200 && !picture.isWhole) problems.push('half a picture passed for a whole one')
      bucket.set('whole')
      await until('ready', async () => (await ground.readiness()).status === 'ready')
      const after = [await add(), await read()]
      if (after[0]?.status !== 201 || after[1]?.status !== 200)
        problems.push(`afterwards: ${after.map(({ status }) => status).join(', ')}`)
      return {
        seen: `upload ${meanwhile.status}, picture ${picture.status || 'broken off'}, list ${other.status}, within ${seconds(lasted)}; afterwards 201 and 200`,
        problems,
      }
    } finally {
      await ground.api().end('SIGTERM')
      await ground.restart()
      await bucket.close()
    }
  },
})

export const neighbourOutages = [
  mailAway,
  inBucket(
    'slow',
    'the bucket takes eight seconds for everything',
    'Pictures take longer or are refused in words; nothing else waits',
  ),
  inBucket(
    'refusing',
    'the bucket answers 503',
    'An upload is refused in words with 503; pages go on; it works again by itself',
  ),
  inBucket(
    'truncating',
    'the bucket breaks off in the middle of each object',
    'Half a picture never passes for a whole one',
  ),
]
