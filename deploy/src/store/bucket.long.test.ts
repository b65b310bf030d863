import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { readEnv } from '@keyhaven/api/env'
import { startBucket } from '@keyhaven/api/testing/bucket'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { edge } from '../edge/edge.ts'
import { changeStore } from '../publish/change-store.ts'
import { pruneStore } from '../publish/prune-store.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { pin, rollBack } from '../publish/rollout.ts'
import {
  bookingsBuild,
  bulkyScript,
  embedBuild,
  freshStore,
  publicBuild,
  shellBuild,
  siteBuild,
} from '../testing/builds.ts'
import { readCurrent, readRegistry } from './generation.ts'
import { storeOf } from './open-store.ts'
import { inStore, type Store } from './store.ts'
import { sweepGenerations } from './sweep-generations.ts'
import { verifyStore } from './verify-store.ts'

const about = { by: 'anna', what: 'change' }

/** A bucket, and machines that use it as their release store, each with a disk of its own. */
const bucketOfTeams = async () => {
  const bucket = await startBucket('se/cret')
  onTestFinished(async () => void (await bucket.close()))
  const machine = (DATA_DIR = freshStore().folder) =>
    storeOf(
      readEnv({
        ...{ DATA_DIR, STORE: 's3://releases/keyhaven' },
        S3_URL: `http://key:${encodeURIComponent('se/cret')}@${bucket.host}/media`,
      }),
    )
  const keys = (part: string) =>
    [...bucket.objects.keys()].filter((key) => key.startsWith(`/releases/keyhaven/${part}`))
  return { bucket, machine, keys }
}
const served = async (store: Store) => {
  const app = Fastify()
  await edge(app, { store, operator: { name: '', address: '', email: '' }, origin: 'http://localhost:8080' })
  onTestFinished(() => app.close())
  return app
}
const rolledBack = (store: Store) =>
  changeStore(store, about, (registry) => {
    const { bookings } = registry.areas
    if (!bookings) throw new Error('Nothing was published')
    return { ...registry, areas: { ...registry.areas, bookings: rollBack(bookings) } }
  })

it('is published to by one machine and served by another, file by file', async () => {
  const { machine } = await bucketOfTeams()
  const publishing = await machine()
  await publishShell(publishing, shellBuild())
  const { version } = await publishArea(publishing, bookingsBuild())
  const [site, embed] = [
    await putShared(publishing, 'site', siteBuild()),
    await putShared(publishing, 'embed', embedBuild()),
  ]
  await publishArea(publishing, publicBuild(), { besides: { site: site.version, embed: embed.version } })

  const serving = await machine()
  const app = await served(serving)
  const page = await app.inject({ url: '/owner/dashboard/bookings', headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain(`/mfe/bookings/${version}/remoteEntry.js`)
  expect(existsSync(inStore(serving, 'mfe'))).toBe(true)
  expect(readdirSync(inStore(serving, 'mfe'))).toEqual([])
  const url = `/mfe/bookings/${version}/static/js/page.js`
  const script = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect([script.statusCode, script.headers['content-encoding']]).toEqual([200, 'br'])
  expect(brotliDecompressSync(script.rawPayload).toString()).toBe('page()')
  expect((await app.inject('/embed.js')).body).toBe('loader()')
  expect((await app.inject(`/mfe/bookings/${version}/nothing.js`)).statusCode).toBe(404)
  expect((await app.inject('/mfe/%2e%2e/%2e%2e/secret.js')).statusCode).toBeGreaterThanOrEqual(400)
  expect((await verifyStore(await machine())).problems).toEqual([])
})

it('fetches no file of a release that another machine publishes again', async () => {
  const { machine } = await bucketOfTeams()
  const first = await machine()
  await publishShell(first, shellBuild())
  const { version } = await publishArea(first, bookingsBuild())
  const second = await machine()
  await publishArea(second, bookingsBuild())
  expect(existsSync(inStore(second, `mfe/bookings/${version}/integrity.json`))).toBe(true)
  expect(existsSync(inStore(second, `mfe/bookings/${version}/remoteEntry.js`))).toBe(false)
})

it('gives what differs from the release before on another machine, too', async () => {
  const { machine } = await bucketOfTeams()
  const publishing = await machine()
  const [before, after] = [bulkyScript('before'), bulkyScript('after')]
  await publishShell(publishing, shellBuild())
  await publishArea(publishing, bookingsBuild(before))
  const { version } = await publishArea(publishing, bookingsBuild(after))
  const hash = createHash('sha256').update(before).digest('base64')
  const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${hash}:` }
  const url = `/mfe/bookings/${version}/static/js/page.js`
  const script = await (await served(await machine())).inject({ url, headers })
  expect(script.headers['content-encoding']).toBe('dcz')
  const text = zstdDecompressSync(script.rawPayload.subarray(40), { dictionary: Buffer.from(before) })
  expect(text.toString()).toBe(after)
})

it('is live when the edge looks next, within a second, and stays up while the bucket is away', async () => {
  const { bucket, machine } = await bucketOfTeams()
  const publishing = await machine()
  await publishShell(publishing, shellBuild())
  const { version: first } = await publishArea(publishing, bookingsBuild())
  const { version: second } = await publishArea(publishing, bookingsBuild('page(2)'))
  const app = await served(await machine())
  const visibleVersion = async () => {
    const { body } = await app.inject('/owner/dashboard/bookings')
    return [first, second].find((version) => body.includes(`"href":"/mfe/bookings/${version}/remoteEntry.js"`))
  }
  expect(await visibleVersion()).toBe(second)
  await rolledBack(publishing)
  await vi.waitFor(async () => expect(await visibleVersion()).toBe(first), { timeout: 20_000, interval: 20 })
  expect((await machine()).backing.lookEveryMs).toBeLessThan(500)
  await bucket.close()
  expect(await visibleVersion()).toBe(first)
})

it('loses none of the changes that several machines make at once', async () => {
  const { machine, keys } = await bucketOfTeams()
  const { version } = await publishArea(await machine(), bookingsBuild())
  const owners = ['1', '2', '3', '4', '5']
  await Promise.all(
    owners.map(async (owner) =>
      changeStore(await machine(), about, (registry) => {
        const { bookings } = registry.areas
        if (!bookings) throw new Error('Nothing was published')
        return { ...registry, areas: { ...registry.areas, bookings: pin(bookings, owner, version) } }
      }),
    ),
  )
  const { areas } = await readRegistry(await machine())
  expect(Object.keys(areas.bookings?.owners ?? {}).toSorted()).toEqual(owners)
  expect(keys('history/')).toHaveLength(6)
})

it('has no build that was put there by half', async () => {
  const { bucket, machine, keys } = await bucketOfTeams()
  await publishShell(await machine(), shellBuild())
  const { version } = await publishArea(await machine(), bookingsBuild())
  // As if the process had died before it put the last file.
  for (const key of keys(`mfe/bookings/${version}/`).filter((one) => /integrity\.json|page\.js$/.test(one)))
    bucket.objects.delete(key)
  expect(await publishArea(await machine(), bookingsBuild())).toMatchObject({ isNew: true })
  expect((await verifyStore(await machine())).problems).toEqual([])
})

it('is pruned like a directory', async () => {
  const { machine, keys } = await bucketOfTeams()
  const store = await machine()
  await publishShell(store, shellBuild())
  const versions: string[] = []
  for (const script of ['page()', 'page(2)', 'page(3)'])
    versions.push((await publishArea(store, bookingsBuild(script))).version)
  expect((await pruneStore(store, about, 0)).map(({ version }) => version)).toEqual([versions[0]])
  expect(keys(`mfe/bookings/${versions[0]}/`)).toEqual([])
  expect(keys(`mfe/bookings/${versions[1]}/`).length).toBeGreaterThan(5)
  await sweepGenerations(store, 0)
  const { pages } = (await readCurrent(store)).generation
  expect(keys('pages/')).toHaveLength(3 * new Set(Object.values(pages)).size)
})
