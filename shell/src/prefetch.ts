import { useSession } from '@keyhaven/shared-contracts/web/session'
import { loadArea, useComposition } from './composition.ts'
import { provided } from './provide.ts'

const pause = 3000
/** Groups that nearly every page of the dashboard shows. */
const soon = ['data', 'display', 'overlay', 'field', 'date']

const whenIdle = (job: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(job, { timeout: 10_000 }) : setTimeout(job, 500)

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection?.saveData === true

/** Fetches what the owner is likely to open next, one thing at a time, once the page has come to rest. */
export const prefetchWhenIdle = () => {
  if (savesData() || !useSession.getState().token) return
  const jobs: (() => Promise<unknown>)[] = [
    ...soon.map((group) => () => provided[`@keyhaven/shared-contracts/antd/${group}`]?.() ?? Promise.resolve()),
    ...[...useComposition.getState().releases.areas.keys()].map((area) => () => loadArea(area)),
  ]
  const next = () => {
    const job = jobs.shift()
    // A prefetch that fails is no failure: the visit itself will say.
    if (job)
      job().then(
        () => whenIdle(next),
        () => undefined,
      )
  }
  setTimeout(() => whenIdle(next), pause)
}
