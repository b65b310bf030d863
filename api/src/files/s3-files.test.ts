import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { toProblem } from '../http/problem-handler.ts'
import { freePort } from '../testing/free-port.ts'
import { startBucket } from '../testing/bucket.ts'
import { s3Files } from './s3-files.ts'

let bucket: Awaited<ReturnType<typeof startBucket>>
beforeAll(async () => {
  bucket = await startBucket('se/cret')
})
afterAll(() => bucket.close())

test('bytes go into the bucket as they are, come back, and are gone when deleted', async () => {
  const files = s3Files(`http://key:${encodeURIComponent('se/cret')}@${bucket.host}/pictures?region=eu-central-1`)
  const bytes = Buffer.from('a picture'.repeat(40_000))
  const name = await files.put(bytes, 'webp')
  expect([...bucket.objects.keys()]).toEqual([`/pictures/media/${name}`])
  expect(bucket.objects.get(`/pictures/media/${name}`)?.body.equals(bytes)).toBe(true)
  const file = await files.get(name)
  expect(file?.size).toBe(bytes.length)
  expect(file && (await buffer(file.stream)).equals(bytes)).toBe(true)
  await files.delete(name)
  expect(await files.get(name)).toBeUndefined()
  expect(await files.get('../secret')).toBeUndefined()
})

test('a wrong secret is a failure, not an empty shelf', async () => {
  const files = s3Files(`http://key:wrong@${bucket.host}/pictures`)
  await expect(files.put(Buffer.from('x'), 'png')).rejects.toThrow('SignatureDoesNotMatch')
  await expect(files.get(`${'a'.repeat(64)}.png`)).rejects.toThrow('SignatureDoesNotMatch')
})

test('a bucket that refuses, or is away, is a 503 that says so and can be tried again', async () => {
  const port = await freePort()
  const files = s3Files(`http://key:secret@127.0.0.1:${port}/pictures`)
  const problemOf = async (work: Promise<unknown>) => {
    const { status, headers, body } = toProblem(await work.catch((error: unknown) => error))
    return [status, headers['retry-after'], body.message]
  }
  const away = [503, '5', expect.stringContaining('storage of pictures and documents')]
  expect(await problemOf(files.put(Buffer.from('x'), 'png'))).toEqual(away)
  const refusing = createServer((_request, response) => response.writeHead(503).end('<Error/>')).listen(
    port,
    '127.0.0.1',
  )
  onTestFinished(() => void refusing.close())
  expect(await problemOf(files.put(Buffer.from('x'), 'png'))).toEqual(away)
  expect(await problemOf(files.get(`${'a'.repeat(64)}.png`))).toEqual(away)
})
