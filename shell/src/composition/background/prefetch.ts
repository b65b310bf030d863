import { queryClient } from '@keyhaven/shared-contracts/web/api'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { fetchAhead, useComposition } from '../composition.ts'
import { provided } from '../provide.ts'
import type { Releases } from '../registry.ts'
import { whenIdle } from './when-idle.ts'
import type { createRouter } from '../../router.tsx'

const pollMs = 1000
/** Limits of what is fetched ahead, however many areas there are. The page that is pointed at is fetched besides. */
const maxAreas = 6
const maxBytes = 1_000_000
/** Groups that nearly every page of the dashboard shows. */
const commonGroups = ['data', 'form', 'overlay', 'date', 'display']

type Connection = { saveData?: boolean; effectiveType?: string }

/** True where every byte counts: the visitor asks for that, or has a network of the second generation. */
export const savesData = ({ saveData, effectiveType }: Connection = {}) =>
  saveData === true || effectiveType?.endsWith('2g') === true

type Router = ReturnType<typeof createRouter>

/** The pages of the first areas in the navigation of the dashboard, in its order. */
export const pagesAhead = ({ areas }: Pick<Releases, 'areas'>) => {
  const items = [...areas].flatMap(([area, { release }]) => release.manifest.nav.map((item) => ({ area, ...item })))
  const inOrder = items
    .filter(({ path }) => path.startsWith(paths.dashboard()))
    .toSorted((a, b) => b.place.localeCompare(a.place) || a.order - b.order)
  const first = new Set([...new Set(inOrder.map(({ area }) => area))].slice(0, maxAreas))
  return inOrder.filter(({ area }) => first.has(area)).map(({ path }) => path)
}

/** True once scripts of so many bytes have been fetched since a moment of the page. */
export const isSpent = (
  fetched: readonly { startTime: number; encodedBodySize: number; name: string }[],
  since: number,
) =>
  fetched
    .filter(({ startTime, name }) => startTime >= since && name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) >= maxBytes

const fetchedFiles = () => performance.getEntriesByType('resource')

/** Nothing is on its way that this page itself needs. */
const isAtRest = ({ state }: Router) =>
  state.initialized && state.navigation.state === 'idle' && queryClient.isFetching() === 0

/** Fetches what the owner is likely to open next, one thing at a time, once the page has come to rest. */
export const prefetchWhenIdle = (router: Router) => {
  if (savesData((navigator as { connection?: Connection }).connection) || !useSession.getState().token) return
  const jobs: (() => Promise<unknown>)[] = [
    ...commonGroups.map((group) => () => provided[`@keyhaven/shared-contracts/antd/${group}`]?.() ?? Promise.resolve()),
    ...pagesAhead(useComposition.getState().releases).map((path) => () => fetchAhead(path)),
  ]
  const since = performance.now()
  const next = () => {
    const job = isSpent(fetchedFiles(), since) ? undefined : jobs.shift()
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
