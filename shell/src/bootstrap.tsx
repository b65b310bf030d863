import { connect, queryClient } from '@keyhaven/shared-contracts/web/api'
import { ThemeProvider, xhrUpload } from '@keyhaven/shared-contracts/host'
import { useHelpSources, useSettingsSections } from '@keyhaven/shared-contracts/web/navigation'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { QueryClientProvider } from '@tanstack/react-query'
import { Button } from 'antd'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { NoticePage } from './frame/notice-page.tsx'
import { retryChunks } from './composition/chunk-retry.ts'
import { loadArea, useComposition } from './composition/composition.ts'
import { startFederation } from './composition/federation.ts'
import { fetchWithFirstCalls } from './composition/first-calls.ts'
import { prefetchWhenIdle } from './composition/prefetch.ts'
import { areaOfPath, helpOf, readReleases, settingsOf } from './composition/registry.ts'
import { createRouter } from './router.tsx'
import { zoneOf } from './composition/zones.ts'

/** The registry is unreadable or out of reach, so that nothing can be composed. */
function StartFailed({ error }: { error: unknown }) {
  const retry = (
    <Button type="primary" onClick={() => window.location.reload()}>
      Retry
    </Button>
  )
  return (
    <NoticePage kind="unplugged" title="Keyhaven cannot start" action={retry}>
      {error instanceof Error ? error.message.slice(0, 300) : 'The list of releases is missing.'}
    </NoticePage>
  )
}

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
