import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskFiles } from '../files/disk-files.ts'
import { aProperty } from '../testing/factories.ts'
import { imageForm } from '../testing/image-form.ts'
import { encoded } from '../testing/pictures.ts'
import { openTestServer, type TestOwner, type TestServer } from '../testing/test-server.ts'
import { uploadTraces } from '../testing/upload-traces.ts'

/** A disk of one megabyte; nothing where this user may not mount one. */
function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'keyhaven-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    return undefined
  }
}
const disk = smallDisk() ?? ''
let server: TestServer
let owner: TestOwner
beforeAll(async () => {
  server = await openTestServer(disk ? { env: { dataDir: disk } } : {})
  owner = await server.signUpOwner()
})
afterAll(async () => {
  await server.close()
  if (disk) execFileSync('umount', ['-l', disk])
  if (disk) await rm(disk, { recursive: true })
})

test.skipIf(!disk)('what does not fit on the disk any more is refused in words and leaves nothing there', async () => {
  const { id } = await aProperty(owner)
  const form = imageForm({ property: id, alt_text: 'A view' }, await encoded.png(300, 200), 'a.png')
  const add = () => owner.call<Problem>('POST', '/api/property-images/', form)
  const { bavail, bsize } = await statfs(disk)
  const rest = join(disk, 'rest')
  await writeFile(rest, Buffer.alloc((bavail - 4) * bsize))
  const { status, body, headers } = await add()
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '60'])
  expect(body.message).toContain('disk is full')
  expect((await uploadTraces(server)).waiting).toEqual([])
  await expect(diskFiles(join(disk, 'media')).put(Buffer.alloc(100_000, 'x'), 'webp')).rejects.toMatchObject({
    code: 'ENOSPC',
  })
  expect(await uploadTraces(server)).toMatchObject({ waiting: [], files: [] })
  await rm(rest)
  expect((await add()).status).toBe(201)
})
