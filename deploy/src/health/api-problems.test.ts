import { apiShapes } from '@keyhaven/api/events/api-shapes'
import { shapesOf } from '@keyhaven/api/http/call-shapes'
import { testServer } from '@keyhaven/api/testing/test-server'
import { contactApi } from '@keyhaven/shared-contracts/contract/accounts/contact'
import type { CallShape } from '@keyhaven/shared-contracts/platform/call-shapes'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { changeStore } from '../publish/change-store.ts'
import { newMeanings } from '../calls/new-meanings.ts'
import { putApi, withApi } from '../builds/stored-builds.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { readCurrent, readRegistry } from '../store/generation.ts'
import { bookingsBuild, freshStore, shellBuild } from '../testing/builds.ts'
import { team } from '../testing/team.ts'
import { apiProblems } from './api-problems.ts'

const call = 'GET /api/bookings/'

/** A build of bookings that was written for some calls. */
const bookingsCalling = (calls: object, effects: object = {}) => {
  const build = bookingsBuild()
  const file = join(build, 'area.json')
  const about = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...about, calls, effects }))
  return build
}

/** A store whose bookings make one call of the real API, as a build of an earlier day describes it. */
const storeWith = async (describe: (shape: CallShape) => CallShape) => {
  const server = await testServer()
  const shapes = shapesOf(server.app.endpoints)
  const store = freshStore()
  await publishShell(store, shellBuild())
  const calls = { [call]: describe(shapes[call] ?? { access: 'owner' }) }
  const { version } = await publishArea(store, bookingsCalling(calls))
  return { server, store, version, shapes }
}

it('a server says at /readyz which releases that are out cannot live with it, and is ready all the same', async () => {
  const { server, store, version } = await storeWith((shape) => ({
    ...shape,
    query: { type: 'object', properties: { q: { type: 'string' } }, required: [] },
  }))
  const readyz = async () => (await server.fetch('http://localhost/readyz')).json()
  const problems = apiProblems(
    store,
    () => readCurrent(store),
    () => server.app.endpoints,
  )
  server.context.releases = { has: async () => true, set: () => undefined, problems }
  expect(await readyz()).toEqual({
    status: 'degraded',
    reasons: [
      {
        code: 'releases',
        message: `Releases that are out were made for another API: bookings ${version}: ${call}: query.q is not taken any more.`,
      },
    ],
  })
  await publishArea(store, bookingsBuild('page(2)'))
  await changeStore(store, { by: 'anna', what: 'forget' }, (registry) => {
    const { bookings, ...others } = registry.areas
    return {
      ...registry,
      areas: { ...others, ...(bookings && { bookings: { ...bookings, previous: bookings.stable } }) },
    }
  })
  expect(await problems()).toEqual([])
})

it('what a call means differently is said once, until an API with it is out', async () => {
  const { store, version, shapes } = await storeWith((shape) => ({
    ...shape,
    meaning: { domain: 'bookings', ...shape.meaning, status: 201 },
  }))
  const registry = await readRegistry(store)
  const api = { calls: shapes }
  expect(await newMeanings(store, registry, api)).toEqual([`${call} answers 200 instead of 201 (bookings ${version})`])
  const apiVersion = await putApi(store, api)
  await changeStore(store, { by: 'anna', what: 'api' }, (before) => withApi(before, apiVersion))
  expect(await newMeanings(store, await readRegistry(store), api)).toEqual([])
})

it('a server says which screens of a release that is out it tells of no change any more', async () => {
  const server = await testServer()
  const store = freshStore()
  const { version } = await publishArea(store, bookingsCalling({}, { clients: ['bookings'], invoices: ['units'] }))
  const problems = apiProblems(
    store,
    () => readCurrent(store),
    () => server.app.endpoints,
  )
  expect(await problems()).toEqual([
    `a change of the table invoices makes units old no more: open screens keep what was (bookings ${version})`,
  ])
})

it('says who reads webhooks of other messages, though no release does', async () => {
  const { store, server } = await storeWith((shape) => shape)
  const now = apiShapes(server.app.endpoints)
  const before = await putApi(store, { ...now, events: { ...now.events, 'webhook booking.lost': { type: 'object' } } })
  await changeStore(store, { by: 'anna', what: 'api' }, (registry) => withApi(registry, before))
  expect(await newMeanings(store, await readRegistry(store), now)).toEqual([
    'webhook is not sent (booking.lost; read by software of owners)',
  ])
})

it('the API is not said to run while a call does something else, unless it is said why that is right', async () => {
  const { store, release } = team()
  await publishShell(store, shellBuild())
  const [[sending, shape] = []] = Object.entries(shapesOf([contactApi.send]))
  const meaning = { ...shape?.meaning, status: 200 }
  await publishArea(store, bookingsCalling({ [sending ?? '']: { ...shape, meaning } }))
  const refused = await release('api')
  expect(refused.code).toBe(1)
  expect(refused.error).toMatch(/Nothing was changed\. .*POST \/api\/contact\/ answers 201 instead of 200 \(bookings /)
  expect(await release('api', '--means', 'nobody reads the status')).toMatchObject({ code: 0 })
  expect((await release('history', '--last', '1')).out).toContain('api  (nobody reads the status)')
})
