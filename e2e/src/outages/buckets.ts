import { createServer, request as ask, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startBucket } from '@keyhaven/api/testing/bucket'
import { aProperty } from '@keyhaven/api/testing/factories'
import { imageForm } from '@keyhaven/api/testing/image-form'
import { encoded } from '@keyhaven/api/testing/pictures'
import { expect } from '@playwright/test'
import { inSeconds, type Row, until } from '../faults/row.ts'
import type { Ground } from './ground.ts'

type Mode = 'whole' | 'slow' | 'refusing' | 'truncating'
const delayMs = 8000

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
      if (state.mode === 'slow') await wait(delayMs)
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

const inBucket = (mode: Exclude<Mode, 'whole'>, fails: string, holds: string): Row<Ground> => ({
  fails,
  holds,
  async run(ground) {
    const bucket = await brokenBucket()
    try {
      // The signature names the host of the request, so the bucket has to see the proxy's.
      await ground.restart({ S3_URL: bucket.url })
      const { owner } = ground
      const { id } = await aProperty(owner)
      const bytes = await encoded.png(400, 300)
      const add = () =>
        owner.call<{ image?: string; message?: string }>(
          'POST',
          '/api/property-images/',
          imageForm({ property: id, alt_text: 'A view' }, bytes, 'a.png'),
        )
      const before = await add()
      expect(before.status, 'an upload before').toBe(201)
      const read = () =>
        fetch(`${ground.api().url}/media/${before.body.image}`, { headers: { 'cache-control': 'no-cache' } })
          .then(async (answer) => {
            const length = Number(answer.headers.get('content-length'))
            return { status: answer.status, isWhole: (await answer.arrayBuffer()).byteLength === length }
          })
          .catch(() => ({ status: 0, isWhole: false }))
      bucket.set(mode)
      const start = performance.now()
      const [upload, picture, list] = await Promise.all([add(), read(), owner.call('GET', '/api/properties/')])
      const seconds = (performance.now() - start) / 1000
      expect.soft(list.status, 'a list').toBe(200)
      expect.soft([201, 503], 'an upload').toContain(upload.status)
      expect.soft(picture.status !== 200 || picture.isWhole, 'no half picture passes for a whole one').toBe(true)
      bucket.set('whole')
      await until('ready', async () => (await ground.readiness()).status === 'ready')
      expect.soft([(await add()).status, (await read()).status], 'upload and picture afterwards').toEqual([201, 200])
      return `upload ${upload.status}, picture ${picture.status || 'broken off'}, list ${list.status}, within ${inSeconds(seconds)}`
    } finally {
      await ground.restart()
      await bucket.close()
    }
  },
})

export const bucketOutages = [
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
