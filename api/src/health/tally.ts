import { hourMs } from '../lifetimes.ts'
import type { Tally } from './writes.ts'

/** Pause before counts are written together: a busy minute is a few rows, not a thousand writes. */
const writeAfterMs = 2000
/** Limit of counts from strangers, however long the database does not answer. */
const maxWaiting = 5000
/** Limit of releases counted in an hour while nobody knows which ones are out. */
const maxReleasesAnHour = 200

type Options = { clock: () => Date; write: (tallies: Tally[]) => Promise<void>; failed: (error: unknown) => void }

/** Counts in memory, and writes every few seconds what has come together. */
export const createTally = ({ clock, write, failed }: Options) => {
  const waiting = new Map<string, Tally>()
  const releases = { hour: 0, seen: new Set<string>() }
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const writeAll = async () => {
    const tallies = [...waiting.values()]
    if (tallies.length === 0) return
    waiting.clear()
    try {
      await write(tallies)
    } catch (error) {
      failed(error)
      // The next write tries again, with what has come meanwhile.
      for (const tally of tallies) put(tally)
    }
  }
  const flush = () => (writing = writing.then(writeAll))

  const put = (tally: Tally) => {
    const key = JSON.stringify([tally.hour.getTime(), tally.area, tally.version, tally.trial, tally.measure])
    const before = waiting.get(key)
    if (!before && waiting.size >= maxWaiting) return
    waiting.set(key, { ...tally, count: tally.count + (before?.count ?? 0) })
    timer ??= setTimeout(() => {
      timer = undefined
      void flush()
    }, writeAfterMs).unref()
  }

  const isOneTooMany = (area: string, version: string, hour: number) => {
    if (releases.hour !== hour) Object.assign(releases, { hour, seen: new Set() })
    if (releases.seen.size >= maxReleasesAnHour && !releases.seen.has(`${area} ${version}`)) return true
    releases.seen.add(`${area} ${version}`)
    return false
  }

  return {
    /** Counts the measures of one release. */
    add(release: Pick<Tally, 'area' | 'version' | 'trial'>, measures: Readonly<Record<string, number>>) {
      const hour = Math.floor(clock().getTime() / hourMs) * hourMs
      if (isOneTooMany(release.area, release.version, hour)) return
      for (const [measure, count] of Object.entries(measures))
        if (count > 0) put({ ...release, measure, count, hour: new Date(hour) })
    },
    flush,
    /** Writes what is left. */
    close: async () => {
      clearTimeout(timer)
      await flush()
    },
  }
}
