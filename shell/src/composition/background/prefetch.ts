import { queryClient } from '@keyhaven/shared-contracts/web/api'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { fetchAhead, useComposition } from '../composition.ts'
import { provided } from '../provide.ts'
import { whenIdle } from './when-idle.ts'
import type { createRouter } from '../../router.tsx'

const pollMs = 1000
/** Groups that nearly every page of the dashboard shows. */
const commonGroups = ['data', 'form', 'overlay', 'date', 'display']

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection?.saveData === true

type Router = ReturnType<typeof createRouter>

/** The pages of the dashboard, from its navigation. */
const dashboardPages = () =>
  [...useComposition.getState().releases.areas.values()]
    .flatMap(({ release }) => release.manifest.nav)
    .map(({ path }) => path)
    .filter((path) => path.startsWith(paths.dashboard()))

/** Nothing is on its way that this page itself needs. */
const isAtRest = ({ state }: Router) =>
  state.initialized && state.navigation.state === 'idle' && queryClient.isFetching() === 0

/** Fetches what the owner is likely to open next, one thing at a time, once the page has come to rest. */
export const prefetchWhenIdle = (router: Router) => {
  if (savesData() || !useSession.getState().token) return
  const jobs: (() => Promise<unknown>)[] = [
    ...commonGroups.map((group) => () => provided[`@keyhaven/shared-contracts/antd/${group}`]?.() ?? Promise.resolve()),
    ...dashboardPages().map((path) => () => fetchAhead(path)),
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
  let wasAtRest = false
  const timer = setInterval(() => {
    const rests = isAtRest(router)
    if (rests && wasAtRest) {
      clearInterval(timer)
      whenIdle(next)
    }
    wasAtRest = rests
  }, pollMs)
}
