import type { ReleaseVisit } from '@keyhaven/shared-contracts/contract/health'
import type { AppContext } from '../context.ts'
import { callerOf } from '../http/limits.ts'
import { Problem } from '../http/problem.ts'
import { dayMs } from '../lifetimes.ts'
import { createTally } from './tally.ts'
import { addTallies } from './writes.ts'

/** Limit of reports by one caller for one side of a trial, so that nobody decides it alone. */
const votes = { times: 5, seconds: dayMs / 1000 }

const mayVote = async ({ limits }: AppContext, ip: string, { area, version, trial }: ReleaseVisit) => {
  try {
    await limits.take(`health ${callerOf(ip)} ${area} ${version} ${trial}`, votes)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** Measures that a visit adds to. All failures within it are one event, however often its page reports them. */
const measuresOf = ({ trial, count, failed, erred, lcp, inp, cls }: ReleaseVisit) => {
  // All visits of a trial are reported, so none stands for others.
  const times = trial === undefined ? count : Math.min(count, 1)
  const events = Math.max(times, 1)
  return {
    visits: times,
    ...(failed && { [`failed ${failed}`]: 1 }),
    ...(erred && { errors: 1 }),
    ...(lcp && { [`lcp ${lcp}`]: events }),
    ...(inp && { [`inp ${inp}`]: events }),
    ...(cls && { [`cls ${cls}`]: events }),
  }
}

/** Counts of this instance that are not yet written. */
export const tallyOf = ({ db, clock }: AppContext, failed: (error: unknown) => void) =>
  createTally({ clock, failed, write: (tallies) => addTallies(db, tallies) })

/** Counts what a page reports of the releases that are out; of others nothing is kept. */
export async function countVisits(
  context: AppContext,
  { tally, visits, ip }: { tally: ReturnType<typeof createTally>; visits: readonly ReleaseVisit[]; ip: string },
) {
  for (const visit of visits) {
    const { area, version, trial = 0 } = visit
    if (context.releases && !(await context.releases.has(area, version).catch(() => false))) continue
    if (trial > 0 && !(await mayVote(context, ip, visit))) continue
    tally.add({ area, version, trial }, measuresOf(visit))
  }
}
