import { writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { asInProduction, startChild } from '../child.ts'
import { loadNow, median, noted, type Figure } from '../figures.ts'
import { drive, type Run } from './drive.ts'
import { mixedCalls } from './mixed-calls.ts'
import { bookings, units, withOwners } from './owners.ts'
import { pgbenchRate } from './pgbench.ts'
import { tracedCalls } from './statements.ts'
import { openStreams } from './streams.ts'

const section = `${units.toLocaleString('en')} units and ${bookings.toLocaleString('en')} bookings of 1,000 owners`
const [rounds, seconds] = [5, 4]
const minShares = { 'list of 50 bookings': 0.85, 'availability, 20 units': 0.75 }
const streams = 5000
const minSpeedUp = 1.7

export const startApi = (url: string, name: string) =>
  startChild([path.join(path.dirname(path.dirname(path.dirname(import.meta.dirname))), 'api/src/main.ts')], {
    DATABASE_URL: url,
    PORT: '0',
    SEED: 'none',
    ...asInProduction,
    DATA_DIR: path.join(tmpdir(), `keyhaven-bench-${name}-${process.pid}`),
  })
const originOf = async ({ port }: ReturnType<typeof startApi>) => `http://localhost:${await port}`

const middle = (runs: readonly Run[]) => ({
  perSecond: median(runs.map(({ perSecond }) => perSecond)),
  p99Ms: median(runs.map(({ p99Ms }) => p99Ms)),
  failed: runs.reduce((sum, { failed }) => sum + failed, 0),
})
const whole = (run: Run) => {
  if (run.failed > 0) throw new Error(`${run.failed} calls failed`)
  return run
}
const summary = ({ perSecond, p99Ms }: Run) => `${Math.round(perSecond)}/s, p99 ${p99Ms} ms`

/** Two calls against node:http and against pgbench with the same statements, taking turns. */
async function againstPeers(url: string, api: string): Promise<Figure[]> {
  const calls = await tracedCalls(url)
  const file = path.join(tmpdir(), `keyhaven-bench-calls-${process.pid}.json`)
  writeFileSync(file, JSON.stringify({ url, calls: Object.values(calls).flat() }))
  const bare = startChild([path.join(import.meta.dirname, 'bare-server.ts'), file])
  try {
    const peer = `http://localhost:${await bare.port}`
    const figures: Figure[] = []
    for (const [name, minShare] of Object.entries(minShares)) {
      const call = calls[name as keyof typeof minShares]
      const runs = { api: [] as Run[], bare: [] as Run[] }
      const rates: number[] = []
      await drive(api, call, 2)
      await drive(peer, call, 2)
      for (let round = 0; round < rounds; round++) {
        runs.api.push(whole(await drive(api, call, seconds)))
        runs.bare.push(whole(await drive(peer, call, seconds)))
        const rate = await pgbenchRate(url, call, seconds)
        if (rate !== undefined) rates.push(rate)
      }
      const [mine, theirs] = [middle(runs.api), middle(runs.bare)]
      const share = mine.perSecond / theirs.perSecond
      figures.push({
        section,
        name,
        value: summary(mine),
        against: `${share.toFixed(2)} of node:http with the same statements (${summary(theirs)}), at least ${minShare}`,
        ok: share >= minShare,
      })
      const pgbench = median(rates)
      if (rates.length > 0)
        figures.push(
          noted(
            section,
            `${name}, against pgbench`,
            `${Math.round(mine.perSecond)}/s`,
            `${(mine.perSecond / pgbench).toFixed(2)} of ${Math.round(pgbench)}/s`,
          ),
        )
    }
    return figures
  } finally {
    await bare.stop()
  }
}

/** Owners and guests mixed: one process, then two on the same database. */
async function mixed(url: string, api: string): Promise<Figure[]> {
  const second = startApi(url, 'second')
  try {
    const other = await originOf(second)
    await drive(other, mixedCalls, 3)
    const [alone, both]: [Run[], Run[]] = [[], []]
    for (let round = 0; round < 3; round++) {
      alone.push(whole(await drive(api, mixedCalls, seconds * 2)))
      const [one, two] = await Promise.all([api, other].map((origin) => drive(origin, mixedCalls, seconds * 2)))
      if (!one || !two) throw new Error('Two processes were asked')
      both.push(
        whole({
          perSecond: one.perSecond + two.perSecond,
          p99Ms: Math.max(one.p99Ms, two.p99Ms),
          failed: one.failed + two.failed,
        }),
      )
    }
    const [one, two] = [middle(alone), middle(both)]
    const times = two.perSecond / one.perSecond
    // Each process, PostgreSQL's and the one that asks want a core.
    const hasCores = availableParallelism() >= 6
    return [
      noted(section, 'owners and guests mixed, one process', summary(one)),
      {
        section,
        name: 'owners and guests mixed, two processes',
        value: summary(two),
        against: `${times.toFixed(2)}x of one; at least ${minSpeedUp}x where there are six cores`,
        ok: !hasCores || times >= minSpeedUp,
      },
    ]
  } finally {
    await second.stop()
  }
}

async function withStreams(api: ReturnType<typeof startApi>): Promise<Figure[]> {
  const change = mixedCalls.find(({ method }) => method === 'POST')
  if (!change || !api.pid) throw new Error('There is no call that changes something')
  const run = await openStreams(await originOf(api), api.pid, streams, change, mixedCalls)
  const name = `${streams.toLocaleString('en')} open event streams`
  return [
    noted(section, `${name}: memory`, `${run.kilobytesEach.toFixed(1)} kB each`),
    noted(section, `${name}: processor at rest`, `${(run.processorAtRest * 100).toFixed(1)} % of a core`),
    noted(section, `${name}: calls meanwhile`, summary(whole(run.run))),
    noted(section, `${name}: from a change until all screens of its owner know`, `${Math.round(run.lastToldMs)} ms`),
  ]
}

/** Throughput and latency on a filled database, against peers with the same statements. */
export const loadBench = (): Promise<Figure[]> =>
  withOwners(async (_db, url) => {
    const api = startApi(url, 'load')
    try {
      const origin = await originOf(api)
      const figures = [...(await againstPeers(url, origin)), ...(await mixed(url, origin)), ...(await withStreams(api))]
      return [...figures, noted(section, 'measured', loadNow())]
    } finally {
      await api.stop()
    }
  })
