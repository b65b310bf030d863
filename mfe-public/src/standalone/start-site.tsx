import { splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { queryClient } from '@keyhaven/shared-contracts/web/api'
import { registerReasonsLater, useLocale } from '@keyhaven/shared-contracts/web/locale'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { openedOn, readFirstData, seedCache } from '../first-view/first-data.ts'
import { guestCatalog } from '../messages/catalogs.ts'
import { readyRoutes } from './ready-routes.ts'
import { ScrollMemory } from './scroll-memory.tsx'
import { siteRoutes } from './site-routes.ts'
import { StandaloneRoutes } from './standalone-routes.tsx'
import { StandaloneSite } from './standalone-site.tsx'
import '../styles/document.css'

/** The inspector shows what a page of the shell is made of: its keys ask for this page there. */
const awaitInspector = () =>
  document.addEventListener('keydown', (event) => {
    // By its place, as in the shell: with Shift, the key for the full stop writes something else on every keyboard.
    if (event.code !== 'Period' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    const address = new URL(window.location.href)
    address.searchParams.set('inspect', '')
    window.location.assign(address)
  })

/** Takes the document over from the server that wrote it. */
export const startSite = async (root: HTMLElement) => {
  registerReasonsLater(() => import('../guest-reasons.ts'))
  const { site, owner, hasShell = false, calls } = readFirstData(document)
  if (hasShell) awaitInspector()
  // The server has written the document in it.
  const locale = document.documentElement.lang
  const language = useLocale.getState().show(locale)
  const messages = guestCatalog.load(locale).then(
    () => true,
    () => false,
  )
  const query = window.location.search
  const results =
    /[?&](?:check_in|month)=/.test(query) &&
    import(/* webpackChunkName: "results" */ '../results/load-results.ts').then(({ loadResults }) =>
      loadResults(query, locale),
    )
  await seedCache(queryClient, calls)
  const only = openedOn(site ?? owner, splitAddress(window.location.pathname).path, calls)
  // English is better than a page that cannot be used.
  await language.catch(() => undefined)
  const routes = await readyRoutes(siteRoutes(site, only), window.location.pathname)
  const failed = !(await messages)
  // What cannot be loaded is asked for again when it is drawn.
  await Promise.resolve(results).catch(() => undefined)

  // In slices, so that a finger is answered in between.
  startTransition(() =>
    createRoot(root).render(
      <StandaloneSite cache={queryClient} own={site} owner={owner} failed={failed}>
        {/* Without data routes: the router is 14 kB lighter, and the whole site has to fit a phone. */}
        <BrowserRouter>
          <ScrollMemory />
          <StandaloneRoutes routes={routes} />
        </BrowserRouter>
      </StandaloneSite>,
    ),
  )
}
