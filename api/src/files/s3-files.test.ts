import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
