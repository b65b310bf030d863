import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { readEnv } from '@keyhaven/api/env'
import { s3Client, s3Files } from '@keyhaven/api/files/s3-files'
import { hasCeph, startCeph } from '@keyhaven/api/testing/ceph'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeStore } from '../publish/change-store.ts'
import { pruneStore } from '../publish/prune-store.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { pin } from '../publish/rollout.ts'
import { bookingsBuild, freshStore, shellBuild } from '../testing/builds.ts'
import { readRegistry } from './generation.ts'
import { storeOf } from './open-store.ts'
import { inStore } from './store.ts'
import { verifyStore } from './verify-store.ts'

const about = { by: 'anna', what: 'change' }

// What our own bucket of the tests answers is what we believe of S3; this is the S3 of Ceph.
describe.skipIf(!hasCeph)('in a bucket of Ceph', () => {
  let ceph: Awaited<ReturnType<typeof startCeph>>
  beforeAll(async () => {
    ceph = await startCeph()
    const { client } = s3Client(ceph.url('media'))
    for (const Bucket of ['media', 'releases']) await client.send(new CreateBucketCommand({ Bucket }))
  }, 120_000)
  afterAll(() => ceph.stop())
  const machine = (DATA_DIR = freshStore().folder) =>
    storeOf(readEnv({ DATA_DIR, STORE: 's3://releases/keyhaven', S3_URL: ceph.url('media') }))

  it('pictures go in, come back, and are gone when deleted', async () => {
    const files = s3Files(ceph.url('media'))
    const bytes = Buffer.from('a picture'.repeat(40_000))
    const name = await files.put(bytes, 'webp')
    const file = await files.get(name)
    expect(file?.size).toBe(bytes.length)
    expect(file && (await buffer(file.stream)).equals(bytes)).toBe(true)
    await files.delete(name)
    expect(await files.get(name)).toBeUndefined()
    await expect(files.probe()).resolves.toBeUndefined()
    const stranger = s3Files(ceph.url('media').replace(/:[^:@]+@/, ':wrong@'))
    await expect(stranger.put(bytes, 'webp')).rejects.toMatchObject({
      why: 'away',
      cause: { name: 'SignatureDoesNotMatch' },
    })
  })

  it('one machine publishes what another one serves, none of five changes at once is lost, and old builds go', async () => {
    const publishing = await machine()
    await publishShell(publishing, shellBuild())
    const versions: string[] = []
    for (const script of ['page()', 'page(2)', 'page(3)'])
      versions.push((await publishArea(publishing, bookingsBuild(script))).version)
    const [first = '', , last = ''] = versions

    const serving = await machine()
    const script = `mfe/bookings/${last}/static/js/page.js`
    expect(await serving.backing.bring(script)).toBe(true)
    expect(readFileSync(inStore(serving, script), 'utf8')).toBe('page(3)')
    expect(await serving.backing.bring(`mfe/bookings/${last}/nothing.js`)).toBe(false)

    const owners = ['1', '2', '3', '4', '5']
    await Promise.all(
      owners.map(async (owner) =>
        changeStore(await machine(), about, (registry) => {
          const { bookings } = registry.areas
          if (!bookings) throw new Error('Nothing was published')
          return { ...registry, areas: { ...registry.areas, bookings: pin(bookings, owner, last) } }
        }),
      ),
    )
    const { areas } = await readRegistry(await machine())
    expect(Object.keys(areas.bookings?.owners ?? {}).toSorted()).toEqual(owners)

    expect((await pruneStore(publishing, about, 0)).map(({ version }) => version)).toEqual([first])
    const { problems } = await verifyStore(await machine())
    expect(problems).toEqual([])
    expect(await (await machine()).backing.list(`mfe/bookings/${first}`)).toEqual([])
  })
})
