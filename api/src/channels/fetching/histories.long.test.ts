import type { CalendarWindow } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Feed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownerIdOf } from '../../owner-id.ts'
import { aUnit } from '../../testing/factories.ts'
import { calendarOf, type PortalStay, startPortal } from '../../testing/portal.ts'
import { testServer } from '../../testing/test-server.ts'
import { runFeed } from './run-feed.ts'

const now = '2027-01-10T09:00:00Z'
const portals = [0, 1] as const
type PortalAt = (typeof portals)[number]

type Version = readonly PortalStay[]
type Fetch = { portal: PortalAt; version: number; isPressed: boolean }
type History = {
  /** Versions of each portal's calendar, the last one at the end. */
  versions: readonly [Version[], Version[]]
  /** Fetches of any versions in any order, those of both portals among one another. */
  fetches: readonly Fetch[]
  /** Order in which the last versions are fetched. */
  ending: readonly PortalAt[]
}

const stayAt = (portal: PortalAt, uid: number, first: number, nights: number): PortalStay => {
  const start = addDays('2027-03-01', first)
  return { uid: `${uid}@portal${portal}`, start, end: addDays(start, nights) }
}

/** Any calendar: its stays may lie on each other and on those of the other portal. */
const aVersion = (portal: PortalAt) =>
  fc.uniqueArray(
    fc
      .tuple(fc.nat(5), fc.nat(20), fc.integer({ min: 1, max: 7 }))
      .map(([uid, first, nights]) => stayAt(portal, uid, first, nights)),
    { selector: ({ uid }) => uid, minLength: 1, maxLength: 5 },
  )

/** Last calendars of both in which no two stays have a night in common: each of some weeks is one portal's. */
const lastApart = fc
  .tuple(fc.shuffledSubarray([0, 1, 2, 3, 4, 5]), fc.shuffledSubarray([0, 1, 2, 3, 4, 5]))
  .filter(([one, other]) => one.length > 0 && other.some((week) => !one.includes(week)))
  .map(([one, other]): [Version, Version] => [
    one.map((week, uid) => stayAt(0, uid, week * 4, 4)),
    other.filter((week) => !one.includes(week)).map((week, uid) => stayAt(1, uid, week * 4, 4)),
  ])

const aHistory = (last: fc.Arbitrary<[Version, Version]>): fc.Arbitrary<History> =>
  fc
    .record({
      last,
      before: fc.tuple(fc.array(aVersion(0), { maxLength: 3 }), fc.array(aVersion(1), { maxLength: 3 })),
      fetches: fc.array(
        fc.record({ portal: fc.constantFrom(...portals), version: fc.nat(3), isPressed: fc.boolean() }),
        { maxLength: 8 },
      ),
      ending: fc.shuffledSubarray<PortalAt>([0, 0, 0, 1, 1, 1], { minLength: 6 }),
    })
    .map(({ last: [one, other], before, ...rest }) => ({
      versions: [
        [...before[0], one],
        [...before[1], other],
      ],
      ...rest,
    }))

/** An owner whose units are on two portals. */
async function onTwoPortals() {
  const server = await testServer({ now, env: { outgoingRequests: 'anywhere' } })
  const owner = await server.signUpOwner({ personals: true })
  const portal = await startPortal()
  let count = 0
  /** Plays a history on a unit of its own; answers what its calendar shows in the end. */
  const play = async ({ versions, fetches, ending }: History) => {
    const unit = await aUnit(owner)
    const paths = portals.map(() => `/${(count += 1)}.ics`)
    const feeds = await Promise.all(
      paths.map(async (path) => {
        const feed = { unit: unit.id, url: portal.url(path) }
        return (await owner.call<Feed>('POST', '/api/channels/feeds/', feed)).body.id
      }),
    )
    const fetch = async ({ portal: at, version, isPressed }: Fetch) => {
      const own = versions[at]
      const chosen = Math.min(version, own.length - 1)
      portal.say(calendarOf(...(own[chosen] ?? [])), { path: paths[at] ?? '', headers: { etag: `"${chosen}"` } })
      server.clock.set(new Date(server.clock().getTime() + 1000))
      await runFeed(server.context, ownerIdOf(owner.user.id), feeds[at] ?? 0, { isPressed })
    }
    for (const one of fetches) await fetch(one)
    for (const at of ending) await fetch({ portal: at, version: Infinity, isPressed: false })
    const query = `from=2027-01-01&to=2028-01-01&units=${unit.id}`
    const { imports = [] } = (await owner.call<CalendarWindow>('GET', `/api/calendar/stays/?${query}`)).body
    return imports.map(({ check_in, check_out, feed, is_conflict }) => ({
      portal: feeds.indexOf(feed.id),
      nights: `${check_in} ${check_out}`,
      is_conflict,
    }))
  }
  return play
}

type Stays = Awaited<ReturnType<Awaited<ReturnType<typeof onTwoPortals>>>>
const inOrder = (lines: readonly string[]) => lines.toSorted()
const linesOf = (stays: Stays) => inOrder(stays.map(({ portal, nights }) => `${portal} ${nights}`))
const lastOf = ({ versions }: History) =>
  inOrder(versions.flatMap((own, portal) => (own.at(-1) ?? []).map(({ start, end }) => `${portal} ${start} ${end}`)))

/** True where the nights of two have one in common. */
const overlap = ({ nights: one }: { nights: string }, { nights: other }: { nights: string }) =>
  one.slice(0, 10) < other.slice(11) && other.slice(0, 10) < one.slice(11)

test('whatever versions came in whatever order, the calendar is what the portals say last, where they do not collide', async () => {
  const play = await onTwoPortals()
  await fc.assert(
    fc.asyncProperty(aHistory(lastApart), async (history) => {
      const stays = await play(history)
      expect(linesOf(stays)).toEqual(lastOf(history))
      expect(stays.filter(({ is_conflict }) => is_conflict)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('every stay of two portals that collide is in the calendar, or a conflict with its reason', async () => {
  const play = await onTwoPortals()
  await fc.assert(
    fc.asyncProperty(aHistory(fc.tuple(aVersion(0), aVersion(1))), async (history) => {
      const stays = await play(history)
      const { taken = [], conflicts = [] } = Object.groupBy(stays, ({ is_conflict }) =>
        is_conflict ? 'conflicts' : 'taken',
      )
      expect(linesOf(stays)).toEqual(lastOf(history))
      for (const one of taken) expect(taken.filter((other) => overlap(one, other))).toEqual([one])
      for (const one of conflicts) expect(taken.filter((other) => overlap(one, other))).not.toEqual([])
    }),
    { numRuns: 60 },
  )
})
