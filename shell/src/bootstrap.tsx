import { connect } from '@keyhaven/shared-contracts/web/client'
import { useHelpSources } from '@keyhaven/shared-contracts/web/help-sources'
import { queryClient } from '@keyhaven/shared-contracts/web/query-client'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useSettingsSections } from '@keyhaven/shared-contracts/web/settings-sections'
import { xhrUpload } from '@keyhaven/shared-contracts/web/upload'
import { ThemeProvider } from '@keyhaven/shared-contracts/web/ui/theme-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { retryChunks } from './composition/chunk-retry.ts'
import { loadArea, useComposition } from './composition/composition.ts'
import { startFederation } from './composition/federation.ts'
import { fetchWithFirstCalls } from './composition/first-calls.ts'
import { prefetchWhenIdle } from './composition/prefetch.ts'
import { areaOfPath, helpOf, readReleases, settingsOf } from './composition/registry.ts'
import { createRouter } from './router.tsx'
import { StartFailed } from './frame/start-failed.tsx'
import { zoneOf } from './composition/zones.ts'

const start = async () => {
  retryChunks(() => useComposition.setState({ hasLostChunk: true }))
  connect({ fetch: fetchWithFirstCalls(window.firstCalls), upload: xhrUpload })
  startFederation()
  const releases = await readReleases()
  useComposition.setState({ releases })
  useHelpSources.setState({ addresses: helpOf(releases) })
  useSettingsSections.setState({ sections: settingsOf(releases) })
  const isLocked = zoneOf(window.location.pathname) === 'dashboard' && !useSession.getState().token
  const area = areaOfPath(releases, isLocked ? paths.login() : window.location.pathname)
  // Before React renders: the area's files are the longest way.
  if (area) void loadArea(area)
  const router = createRouter()
  return { router, app: <RouterProvider router={router} /> }
}

const host = document.getElementById('root')
if (!host) throw new Error('The page has no #root')
const root = createRoot(host)
start().then(
  ({ router, app }) => {
    root.render(
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>{app}</QueryClientProvider>
      </ThemeProvider>,
    )
    prefetchWhenIdle(router)
  },
  (error: unknown) =>
    root.render(
      <ThemeProvider>
        <StartFailed error={error} />
      </ThemeProvider>,
    ),
)
