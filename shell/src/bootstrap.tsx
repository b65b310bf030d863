import { connect, queryClient } from '@keyhaven/shared-contracts/web/api'
import { startLanguage, ThemeProvider, watchInteractions, xhrUpload } from '@keyhaven/shared-contracts/host'
import { useHelpSources, useSettingsSections } from '@keyhaven/shared-contracts/web/navigation'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { StartFailed } from './frame/start-failed.tsx'
import { retryChunks } from './composition/chunk-retry.ts'
import { completeReleases, loadArea, useComposition } from './composition/composition.ts'
import { readDrawnNavigation } from './composition/drawn-navigation.ts'
import { startHangWatch } from './composition/guard/hang-watch.ts'
import { startNotes } from './composition/health/notes.ts'
import { startIsolation } from './composition/isolation/isolation.ts'
import { layerHost } from './composition/isolation/layer-host.ts'
import { firstCalls } from './composition/first-calls.ts'
import { areaOfPath, currentReleases, helpOf, readReleases, settingsOf } from './composition/registry.ts'
import { followFillers } from './composition/slots/fillers.ts'
import { whenIdle } from './composition/background/when-idle.ts'
import { fetchRegistryAhead, rememberRegistry } from './composition/registry-source.ts'
import { platform } from './composition/provide.ts'
import { shellCatalog } from './messages/catalogs.ts'
import { followOwner } from './owner/owner-language.ts'
import { createRouter } from './router.tsx'
import { startSheets } from './composition/start-sheets.ts'
import { zoneOf } from './composition/zones.ts'

/** The inspector opens by its keys, from the first moment on, or with the page: `?inspect`. */
const awaitInspector = () => {
  const inspect = () =>
    void import('./inspector/open-inspector.tsx').then(
      ({ openInspector }) => openInspector(platform),
      // What only helps is no failure where it cannot be fetched; the keys try again.
      () => undefined,
    )
  document.addEventListener('keydown', (event) => {
    // By its place: with Shift, the key for the full stop writes something else on every keyboard.
    if (event.code !== 'Period' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    inspect()
  })
  if (new URLSearchParams(window.location.search).has('inspect')) inspect()
}

/** Tells areas what the releases of this page add to their own: help, and sections of the settings. */
const tellAdditions = () => {
  const { releases } = useComposition.getState()
  useHelpSources.setState(helpOf(releases))
  useSettingsSections.setState({ sections: settingsOf(releases, useLocale.getState().locale) })
}

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`)

/** Brings in all other areas. What needs one tries again, and says what is wrong. */
const completeQuietly = () => completeReleases().catch(() => undefined)

const start = async () => {
  const language = startLanguage(shellCatalog)
  readDrawnNavigation()
  useComposition.setState({ releases: await readReleases() })
  const { releases } = useComposition.getState()
  useComposition.subscribe((now, before) => now.releases !== before.releases && tellAdditions())
  followFillers()
  const isLocked = zoneOf(window.location.pathname) === 'dashboard' && !useSession.getState().token
  const area = areaOfPath(releases, isLocked ? paths.login() : window.location.pathname)
  // Before React renders: the area's files are the longest way.
  const page = area ? loadArea(area) : Promise.resolve()
  // Those pages are made of what all areas add to them; where the page is of no area, another one is needed at once.
  const { pathname } = window.location
  const isOfAll = [paths.settings(), paths.help()].some((base) => isBelow(pathname, base))
  const completed = isOfAll || !area ? completeQuietly() : undefined
  if (isOfAll) await completed
  await language
  tellAdditions()
  useLocale.subscribe(tellAdditions)
  followOwner()
  return { router: createRouter(), page }
}

/** Runs what the first paint does not need, right after it; a tab that nobody sees paints nothing. */
const afterPaint = (job: () => void) =>
  document.hidden ? setTimeout(job) : requestAnimationFrame(() => setTimeout(job))

/** Loads the background script. If it cannot be fetched, the page goes on without it. */
const goOn = async (router: ReturnType<typeof createRouter>) => {
  await completeQuietly()
  const { published, isOld, isPart } = useComposition.getState().releases
  if (published && !isOld && !isPart) rememberRegistry(published)
  void import('./composition/background/background.ts').then(
    ({ startBackground }) => startBackground(router, currentReleases),
    () => undefined,
  )
}

/** The place of everything; a document that was cut off before it gets one. */
const host = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'))
host.id = 'root'
const root = createRoot(host)

const open = async () => {
  try {
    const { router, page } = await start()
    await startSheets
    root.render(
      <ConfigProvider getPopupContainer={() => layerHost('shell')}>
        <ThemeProvider>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ThemeProvider>
      </ConfigProvider>,
    )
    afterPaint(fetchRegistryAhead)
    // To read the registry and to draw all that it adds takes time that the page itself needs first.
    void page.then(() => whenIdle(() => void goOn(router)))
  } catch (error) {
    root.render(
      <ThemeProvider>
        <StartFailed error={error} onRetry={open} />
      </ThemeProvider>,
    )
  }
}

retryChunks()
startIsolation(host)
startHangWatch()
startNotes()
watchInteractions()
connect({ ...firstCalls, upload: xhrUpload })
awaitInspector()
void open()
