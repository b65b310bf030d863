import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskFiles } from './disk-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the same bytes are one file, and come back as they were', async () => {
  const files = diskFiles(folder)
  const bytes = Buffer.from('a picture'.repeat(10_000))
  const names = await Promise.all(Array.from({ length: 10 }, () => files.put(bytes, 'webp')))
  expect(new Set(names).size).toBe(1)
  expect(names[0]).toMatch(/^[0-9a-f]{64}\.webp$/)
  const file = await files.get(names[0] ?? '')
  expect(file?.size).toBe(bytes.length)
  expect(file && (await buffer(file.stream)).equals(bytes)).toBe(true)
  expect((await stat(join(folder, names[0]?.slice(0, 2) ?? ''))).mode & 0o777).toBe(0o700)
  // Nothing half-written stays behind.
  expect((await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).length).toBe(1)
})

test('only names that it gave lead to a file', async () => {
  const files = diskFiles(folder)
  for (const name of ['', '..', '../../etc/passwd', `${'a'.repeat(64)}.webp`, `${'a'.repeat(64)}/../x.webp`, '\0'])
    expect(await files.get(name)).toBeUndefined()
})

test('what was deleted is gone, and deleting it again is no failure', async () => {
  const files = diskFiles(folder)
  const name = await files.put(Buffer.from('gone'), 'png')
  await files.delete(name)
  await files.delete(name)
  expect(await files.get(name)).toBeUndefined()
})
