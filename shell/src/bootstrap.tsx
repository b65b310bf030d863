import { connect, queryClient } from '@keyhaven/shared-contracts/web/api'
import { startLanguage, ThemeProvider, watchInteractions, xhrUpload } from '@keyhaven/shared-contracts/host'
import { useHelpSources, useSettingsSections } from '@keyhaven/shared-contracts/web/navigation'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { QueryClientProvider } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { ErrorReport } from './frame/error-report.tsx'
import { NoticePage } from './frame/notice-page.tsx'
import { retryChunks } from './composition/chunk-retry.ts'
import { loadArea, useComposition } from './composition/composition.ts'
import { startHangWatch } from './composition/guard/hang-watch.ts'
import { startNotes } from './composition/health/notes.ts'
import { startFederation } from './composition/federation.ts'
import { fetchWithFirstCalls } from './composition/first-calls.ts'
import { areaOfPath, currentReleases, helpOf, readReleases, settingsOf } from './composition/registry.ts'
import { whenIdle } from './composition/background/when-idle.ts'
import { rememberRegistry } from './composition/registry-source.ts'
import { platform } from './composition/provide.ts'
import { awaitInspector } from './inspector/await-inspector.ts'
import { shellCatalog } from './messages/catalogs.ts'
import { createRouter } from './router.tsx'
import { zoneOf } from './composition/zones.ts'

/** No list of releases can be read, so that nothing can be composed. */
function StartFailed({ error, onRetry }: { error: unknown; onRetry: () => Promise<void> }) {
  const [isTrying, setTrying] = useState(false)
  const retry = () => {
    setTrying(true)
    void onRetry().finally(() => setTrying(false))
  }
  const button = (
    <Button type="primary" onClick={retry} loading={isTrying}>
      Retry
    </Button>
  )
  const report = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  // What cannot be read as a whole may still say which one it is.
  const set = /"set":"(\w{1,40})"/.exec(document.getElementById('registry')?.textContent ?? '')?.[1] ?? 'unknown'
  return (
    <div role="alert">
      <NoticePage
        kind="unplugged"
        title="Keyhaven cannot start"
        action={button}
        more={<ErrorReport>{`shell · release set ${set} · List of releases: ${report}`}</ErrorReport>}
      >
        What belongs to this page could not be found out. Check your connection and try again.
      </NoticePage>
    </div>
  )
}

const start = async () => {
  const language = startLanguage(shellCatalog)
  const releases = await readReleases()
  useComposition.setState({ releases })
  useHelpSources.setState(helpOf(releases))
  useSettingsSections.setState({ sections: settingsOf(releases) })
  const isLocked = zoneOf(window.location.pathname) === 'dashboard' && !useSession.getState().token
  const area = areaOfPath(releases, isLocked ? paths.login() : window.location.pathname)
  // Before React renders: the area's files are the longest way.
  if (area) void loadArea(area)
  await language
  return createRouter()
}

/** What the page starts without. Where it cannot be fetched, the page goes on as it is. */
const goOn = (router: ReturnType<typeof createRouter>) => {
  const { published, isOld } = useComposition.getState().releases
  if (published && !isOld) rememberRegistry(published)
  void import('./composition/background/background.ts').then(
    ({ startBackground }) => startBackground(router, currentReleases),
    () => undefined,
  )
}

const host = document.getElementById('root')
if (!host) throw new Error('The page has no #root')
const root = createRoot(host)

const open = async () => {
  try {
    const router = await start()
    root.render(
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>,
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
startHangWatch()
startNotes()
watchInteractions()
connect({ fetch: fetchWithFirstCalls(window.firstCalls), upload: xhrUpload })
startFederation()
awaitInspector(platform)
void open()
