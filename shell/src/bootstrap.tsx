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
import { loadArea, useComposition } from './composition/composition.ts'
import { startHangWatch } from './composition/guard/hang-watch.ts'
import { startNotes } from './composition/health/notes.ts'
import { startFederation } from './composition/federation.ts'
import { startIsolation } from './composition/isolation/isolation.ts'
import { layerHost } from './composition/isolation/layer-host.ts'
import { fetchWithFirstCalls } from './composition/first-calls.ts'
import { areaOfPath, currentReleases, helpOf, readReleases, settingsOf } from './composition/registry.ts'
import { followFillers } from './composition/slots/fillers.ts'
import { whenIdle } from './composition/background/when-idle.ts'
import { rememberRegistry } from './composition/registry-source.ts'
import { platform } from './composition/provide.ts'
import { shellCatalog } from './messages/catalogs.ts'
import { followOwner } from './owner/owner-language.ts'
import { createRouter } from './router.tsx'
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

const start = async () => {
  const language = startLanguage(shellCatalog)
  const releases = await readReleases()
  useComposition.setState({ releases })
  useHelpSources.setState(helpOf(releases))
  followFillers()
  const isLocked = zoneOf(window.location.pathname) === 'dashboard' && !useSession.getState().token
  const area = areaOfPath(releases, isLocked ? paths.login() : window.location.pathname)
  // Before React renders: the area's files are the longest way.
  if (area) void loadArea(area)
  await language
  const settings = (locale: string) => useSettingsSections.setState({ sections: settingsOf(releases, locale) })
  settings(useLocale.getState().locale)
  useLocale.subscribe(({ locale }) => settings(locale))
  followOwner()
  return createRouter()
}

/** Loads the background script. If it cannot be fetched, the page goes on without it. */
const goOn = (router: ReturnType<typeof createRouter>) => {
  const { published, isOld } = useComposition.getState().releases
  if (published && !isOld) rememberRegistry(published)
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
    const router = await start()
    root.render(
      <ConfigProvider getPopupContainer={() => layerHost('shell')}>
        <ThemeProvider>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ThemeProvider>
      </ConfigProvider>,
    )
    whenIdle(() => goOn(router))
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
connect({ fetch: fetchWithFirstCalls(window.firstCalls), upload: xhrUpload })
startFederation()
awaitInspector()
void open()
