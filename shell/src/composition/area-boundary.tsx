import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useLocation, useMatches, useNavigate, useNavigation, useRouteError } from 'react-router-dom'
import { retryArea, useComposition } from './composition.ts'
import { itemOfPath, useNavItems } from '../dashboard/navigation.ts'
import { isShellLost } from './chunk-retry.ts'
import { isOfPage, takeLeft } from './guard/leaving.ts'
import { noteFailure } from './health/notes.ts'
import { AreaUnavailable, type Failure } from './load-failure.ts'
import { ErrorReport } from '../frame/error-report.tsx'
import { NoticePage } from '../frame/notice-page.tsx'
import { PageFallback } from '../frame/page-fallback.tsx'
import { shellCatalog } from '../messages/catalogs.ts'
import { areaOfPath } from './registry.ts'

/** Name of the page in the navigation. */
const useLabel = () => {
  const { pathname } = useLocation()
  const { main, bottom } = useNavItems()
  return itemOfPath([...main, ...bottom], pathname)?.label
}

/** Failure behind the boundary: the loading of the area, or one of its pages while it ran. */
const useFailure = (): Failure => {
  const error = useRouteError()
  const { pathname } = useLocation()
  const { releases } = useComposition()
  const handles = useMatches().map(({ handle }) => (handle as { area?: AreaId } | undefined)?.area)
  if (error instanceof AreaUnavailable) return error.failure
  const area = areaOfPath(releases, pathname) ?? handles.findLast(Boolean) ?? 'public'
  const version = releases.areas.get(area)?.release.version
  const detail = error instanceof Error ? error.message : 'unknown error'
  const isLoading = error instanceof Error && error.name === 'ChunkLoadError'
  const reason = isShellLost() ? 'shell' : isLoading ? 'network' : 'evaluation'
  return { area, ...(version && { version }), reason, detail }
}

/** Stands in for an area that is not there; everything around it goes on. */
export function AreaBoundary() {
  const error = useRouteError()
  const ownFailure = useFailure()
  const { releases } = useComposition()
  // What is thrown while a page is left reaches the boundary of the next one.
  const [leftPage] = useState(() => (error instanceof AreaUnavailable || isOfPage(error) ? undefined : takeLeft()))
  const failure: Failure = leftPage ? { ...leftPage, reason: 'evaluation', detail: ownFailure.detail } : ownFailure
  useEffect(() => noteFailure(failure))
  const t = useMessages(shellCatalog)
  const label = useLabel()
  const location = useLocation()
  const navigate = useNavigate()
  const isTrying = useNavigation().state !== 'idle'
  // The router keeps what failed while it ran; only an area that did not load can be tried again without a reload.
  const retry = () => {
    if (failure.reason === 'off') return void (window.location.search = `mfe.${failure.area}=`)
    if (!(error instanceof AreaUnavailable) || failure.reason === 'shell') return window.location.reload()
    retryArea(failure.area)
    void navigate(location.pathname + location.search + location.hash, { replace: true })
  }
  const isOfLeftPage = leftPage !== undefined
  useEffect(() => {
    if (isOfLeftPage) void navigate(location, { replace: true })
  }, [isOfLeftPage, navigate, location])
  if (isOfLeftPage) return <PageFallback />
  const words =
    error instanceof AreaUnavailable || failure.reason !== 'evaluation'
      ? t.unavailable.because[failure.reason]
      : t.unavailable.stopped
  const button = (
    <Button type="primary" onClick={retry} loading={isTrying}>
      {failure.reason === 'off' ? t.unavailable.turnOn : failure.reason === 'shell' ? t.reload : t.retry}
    </Button>
  )
  const report = `${failure.area} ${failure.version ?? 'not published'} · ${failure.reason} · release set ${releases.set}`
  const detail = failure.detail.split(' args: ')[0] ?? ''
  return (
    <div role="alert">
      <NoticePage
        kind="unplugged"
        title={label === undefined ? t.unavailable.titleOfPage : t.unavailable.title(label)}
        action={button}
        more={
          <>
            <ErrorReport words={t.report} more={detail}>
              {report}
            </ErrorReport>
            <details>
              <summary>{t.report.details}</summary>
              <code>{detail}</code>
            </details>
          </>
        }
      >
        {`${words} ${t.unavailable.rest}`}
      </NoticePage>
    </div>
  )
}
