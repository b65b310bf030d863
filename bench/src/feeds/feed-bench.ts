import { tmpdir } from 'node:os'
import path from 'node:path'
import { jobsOn } from '@keyhaven/api/jobs/queues'
import type { Db } from '@keyhaven/api/db/pool'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import { asInProduction, startChild } from '../child.ts'
import { withDatabase } from '../database.ts'
import { loadNow, median, noted, ratio, type Figure } from '../figures.ts'
import { drive, type Run } from '../load/drive.ts'
import { mixedCalls } from '../load/mixed-calls.ts'
import { feeds, fillFeeds } from './fill-feeds.ts'
import { measureOneFeed } from './one-feed.ts'
import { changedEach, eventsEach, type Portal, startPortal } from './portal.ts'
import { listenTo } from './event-stream.ts'

const section = `Feeds: calendars of portals, ${eventsEach} events each`
/** An ordinary hour of one process; what it can do is in the section of the load. */
const callsPerSecond = 100
const [rounds, seconds] = [9, 3.6]
/** Fetches within a round: as many as fall due in that time. */
const hourly = Math.round((feeds / 3600) * seconds)
const quarterly = Math.round((feeds / 900) * seconds)
const maxRatio = 1.2
const maxDelayMs = 2000
/** Owners from here on change nothing themselves in the calls of an ordinary hour. */
const firstFeed = 800

const startServer = (url: string) =>
  startChild([path.join(path.dirname(path.dirname(path.dirname(import.meta.dirname))), 'api/src/main.ts')], {
    ...asInProduction,
    ...{ DATABASE_URL: url, PORT: '0', SEED: 'none', RATE_LIMIT: 'off' },
    // Production asks no server of this machine.
    ...{ KEYHAVEN_ENV: 'test', OUTGOING_REQUESTS: 'anywhere' },
    DATA_DIR: path.join(tmpdir(), `keyhaven-bench-feeds-${process.pid}`),
  })

const pause = (ms: number) => new Promise((later) => setTimeout(later, ms))

/** Has the server fetch these feeds, as its sweep does; answers how long after the end of each fetch its owner knew, in milliseconds. */
async function fetchAll(db: Db, origin: string, { sentAt }: Portal, ids: readonly number[]) {
  const streams = await Promise.all(ids.map(async (id) => ({ id, ...(await listenTo(origin, id)) })))
  await sql`UPDATE feeds SET next_at = now() WHERE id = ANY(${ids}::bigint[])`.execute(db)
  const delays = () =>
    streams.map(({ id, heardAfter }) => {
      const sent = sentAt.get(String(id))
      const heard = sent === undefined ? undefined : heardAfter(sent)
      return sent === undefined || heard === undefined ? Infinity : heard - sent
    })
  const boss = jobsOn(db)
  const end = performance.now() + 60_000
  while (!delays().every(Number.isFinite)) {
    if (performance.now() > end) throw new Error('Feeds were not fetched, or nobody heard of it')
    // Once a minute the server does this itself.
    await boss.insert('feeds', [{ data: { task: 'calendars of portals' }, singletonKey: 'calendars-of-portals' }])
    await pause(500)
  }
  for (const { close } of streams) close()
  return delays()
}

type Round = Run & { delaysMs: number[] }

/** Usual calls while so many feeds are fetched. */
async function round(db: Db, origin: string, portal: Portal, ids: readonly number[]): Promise<Round> {
  const fetched = pause(500).then(() => (ids.length > 0 ? fetchAll(db, origin, portal, ids) : []))
  const run = await drive(origin, mixedCalls, seconds, callsPerSecond)
  if (run.failed > 0) throw new Error(`${run.failed} calls failed`)
  return { ...run, delaysMs: await fetched }
}

const p99Of = (runs: readonly Round[]) => median(runs.map(({ p99Ms }) => p99Ms))
const ms = (value: number) => `${value.toFixed(1)} ms`

/** Costs of fetching calendars of portals: for the calls of everybody else, for one of them, and until its owner sees it. */
export const feedBench = (): Promise<Figure[]> =>
  withDatabase(async (db, url) => {
    const tomorrow = addDays(dayIn('UTC', new Date()), 1)
    const portal = await startPortal(tomorrow)
    try {
      await fillFeeds(db, portal.origin, tomorrow)
      const one = await measureOneFeed(db, url, portal)
      const api = startServer(url)
      try {
        const origin = `http://localhost:${await api.port}`
        let next = firstFeed
        const take = (count: number) => Array.from({ length: count }, () => next++)
        await drive(origin, mixedCalls, 5)
        await fetchAll(db, origin, portal, take(5))
        const [quiet, perHour, perQuarter]: [Round[], Round[], Round[]] = [[], [], []]
        for (let turn = 0; turn < rounds; turn++) {
          quiet.push(await round(db, origin, portal, []))
          perHour.push(await round(db, origin, portal, take(hourly)))
          perQuarter.push(await round(db, origin, portal, take(quarterly)))
        }
        const peer = p99Of(quiet)
        const allDelaysMs = [...perHour, ...perQuarter].flatMap(({ delaysMs }) => delaysMs)
        const many = feeds.toLocaleString('en')
        return [
          ratio(
            section,
            `p99 of ${callsPerSecond} usual calls a second while ${many} feeds an hour come changed, against none`,
            { mine: p99Of(perHour), peer },
            maxRatio,
            'ms',
          ),
          ratio(
            section,
            `the same with ${many} feeds every 15 minutes`,
            { mine: p99Of(perQuarter), peer },
            maxRatio,
            'ms',
          ),
          {
            section,
            name: `from the end of a fetch until open screens of its owner know, the longest of ${allDelaysMs.length}`,
            value: `${Math.round(Math.max(...allDelaysMs))} ms`,
            against: `limit ${maxDelayMs} ms; median ${Math.round(median(allDelaysMs))} ms`,
            ok: Math.max(...allDelaysMs) <= maxDelayMs,
          },
          noted(section, `one feed, first fetch: ${eventsEach} new events`, ms(one.fresh)),
          noted(section, `one feed, ${changedEach} of ${eventsEach} events moved`, ms(one.changed)),
          noted(section, `one feed, the same ${eventsEach} events`, ms(one.same)),
          noted(section, 'one feed, 304', ms(one.notModified)),
          noted(section, 'measured', loadNow()),
        ]
      } finally {
        await api.stop()
      }
    } finally {
      portal.close()
    }
  })
