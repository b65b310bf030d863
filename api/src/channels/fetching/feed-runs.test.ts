import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { expect, test } from 'vitest'
import { connected, july, june } from '../../testing/connected-feed.ts'
import { calendarOf } from '../../testing/portal.ts'
import { sweeps } from '../schedule.ts'

test('each fetch is a run, also one that brings nothing new', async () => {
  const { fetch, runs } = await connected(june)
  expect(await fetch()).toMatchObject({ added: 1, is_unchanged: false, fetches: 1 })
  const again = await fetch()
  expect(again).toMatchObject({ added: 0, changed: 0, removed: 0 })
  expect(await runs()).toMatchObject([{ id: again.id }, { added: 1 }])
})

test.each([
  ['the same file', {}],
  ['"not modified"', { etag: '"1"' }],
])('fetches of the sweep in a row that answer %s are one run that says how many', async (_what, headers) => {
  const { portal, later, fetch, runs, sweep } = await connected()
  portal.say(calendarOf(june), { headers })
  for (const _ of [1, 2, 3]) await sweep()
  const [quiet, first, ...others] = await runs()
  expect(others).toEqual([])
  expect(first).toMatchObject({ added: 1, fetches: 1, is_unchanged: false })
  expect(quiet).toMatchObject({ is_unchanged: true, problem: null, fetches: 2, has_body: false })
  expect([quiet?.since, quiet?.at]).toEqual(['2027-01-10T09:40:00.000Z', '2027-01-10T10:00:00.000Z'])
  later(5)
  await fetch()
  await sweep()
  expect((await runs()).map(({ fetches }) => fetches)).toEqual([1, 1, 2, 1])
})

test('failures in a row are one run, and so are fetches of a calendar that stays suddenly empty', async () => {
  const { portal, runs, sweep } = await connected(june, july)
  await sweep()
  portal.say('', { status: 500 })
  for (const _ of [1, 2, 3]) await sweep()
  portal.say(calendarOf())
  for (const _ of [1, 2, 3]) await sweep()
  expect(await runs()).toMatchObject([
    { is_unchanged: true, fetches: 2 },
    { is_unchanged: false, fetches: 1, seen: 0, has_body: true },
    { problem: 'status', fetches: 3, since: '2027-01-10T09:40:00.000Z', at: '2027-01-10T10:20:00.000Z' },
    { added: 2 },
  ])
})

test('runs say what came, what was left out and why, and keep the file for a week', async () => {
  const closure = { uid: 'x@portal', start: '2027-09-01', end: '2027-09-04', summary: 'Airbnb (Not available)' }
  const { server, owner, fetch, runs } = await connected(june, closure)
  await fetch()
  const [run] = await runs()
  expect(run).toMatchObject({
    ...{ seen: 2, added: 1, ignored: 1, has_body: true },
    left_out: [{ summary: 'Airbnb (Not available)', start: '2027-09-01', end: '2027-09-04', why: 'closure' }],
  })
  const body = () => owner.call<{ text: string } & Problem>('GET', `/api/channels/run/${run?.id}/body/`)
  expect((await body()).body.text).toBe(calendarOf(june, closure))
  const stranger = await server.signUpOwner()
  expect((await stranger.call('GET', `/api/channels/run/${run?.id}/body/`)).status).toBe(404)
  const stored = () => server.db.selectFrom('feed_runs').select('body').executeTakeFirst()
  expect((await stored())?.body).not.toBeNull()
  server.clock.set('2027-01-18T09:00:00Z')
  await sweeps.find(({ what }) => what.includes('a week ago'))?.run(server.context)
  expect(await stored()).toEqual({ body: null })
})
