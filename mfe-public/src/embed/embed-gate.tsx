import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { embedCatalog } from '../messages/embed-catalog.ts'
import { type PublicSite, siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { Messages } from '../messages/embed/en.ts'
import { EmbedPages } from './embed-pages.tsx'
import { EmbedProblem } from './embed-problem.tsx'
import type { Emit, EmbedOptions } from './embed-options.ts'
import { outerSite } from '../site/outer-site.ts'
import { startPage } from './start-page.ts'

/** Reason that the API refused this page, asked for apart: a browser tells scripts only that a CORS call failed. */
const causeOf = async (origin: string, owner: string): Promise<string> => {
  try {
    const answer = await fetch(`${origin}/embed/standing?owner=${encodeURIComponent(owner)}`, {
      credentials: 'omit',
      cache: 'no-store',
    })
    const { problem } = (await answer.json()) as { problem?: unknown }
    return typeof problem === 'string' ? problem : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/** Advice for the owner of the page around; visitors cannot fix it. */
const adviceOn = (t: Messages, code: string, owner: string) => {
  if (code === 'no_owner') return t.noOwnerText
  if (code === 'bad_start') return t.badStartText
  if (code === 'unknown_owner') return t.unknownText(owner)
  if (code !== 'origin_not_allowed') return undefined
  // A frame in a sandbox has no address that could be allowed.
  return window.origin === 'null' ? t.sandboxed : t.notAllowedText(window.origin)
}

type Props = {
  options: EmbedOptions
  /** Tells the elements of a page apart. */
  id: string
  /** That there is something to see now. */
  onShown: () => void
  locale: string
  origin: string
  pages: RouteObject[]
  tell: Emit
  children: (site: PublicSite | undefined) => ReactNode
}

/** Asks whose site this is while the pages already load, and says in words why there is none. */
export function EmbedGate({ options, id, onShown, locale, origin, pages, tell, children }: Props) {
  const t = useMessages(embedCatalog)
  const { owner } = options
  const start = startPage(options)
  const siteQuery = useQuery({ ...q(siteApi.site, { query: { owner } }), enabled: owner !== '', staleTime: Infinity })
  const cause = useQuery({
    queryKey: ['embed', owner, siteQuery.errorUpdatedAt],
    queryFn: () => causeOf(origin, owner),
    enabled: siteQuery.isError,
    retry: false,
  })
  const code =
    owner === '' ? 'no_owner' : start === undefined ? 'bad_start' : siteQuery.isError ? cause.data : undefined
  const isKnown = siteQuery.isSuccess
  useEffect(() => {
    if (!code) return
    tell('error', { code })
    const advice = adviceOn(t, code, owner)
    if (advice) console.warn(advice)
  }, [t, code, owner, tell])
  useLayoutEffect(() => {
    if (isKnown || code) onShown()
  }, [isKnown, code, onShown])

  const retry = () => void siteQuery.refetch()
  switch (code) {
    case 'no_owner':
    case 'unknown_owner':
      return <EmbedProblem title={t.notShown}>{t.contact}</EmbedProblem>
    case 'bad_start':
      return (
        <EmbedProblem title={t.notShown} action={<OwnSite {...{ origin, owner, locale }} />}>
          {t.bookThere}
        </EmbedProblem>
      )
    case 'origin_not_allowed':
      return (
        <EmbedProblem title={t.notShown} onRetry={retry} action={<OwnSite {...{ origin, owner, locale }} />}>
          {t.bookThere}
        </EmbedProblem>
      )
    case undefined:
      break
    default:
      return (
        <EmbedProblem title={t.unreachable} onRetry={retry}>
          {siteQuery.error?.message}
        </EmbedProblem>
      )
  }
  // An element may name the owner by a former name.
  const slug = siteQuery.data?.slug ?? owner
  return (
    <>
      {children(siteQuery.data)}
      {/* The pages load their own data meanwhile; they show when it is known in which colour. */}
      <div className={isKnown ? undefined : 'kh-embed-waiting'} aria-busy={!isKnown}>
        {!siteQuery.isError && start && (
          <EmbedPages
            key={`${start} ${slug}`}
            id={id}
            owner={slug}
            own={siteQuery.data}
            start={start}
            pages={pages}
            isInAddress={options.history === 'hash'}
            site={outerSite({ origin, owner: slug, locale, site: siteQuery.data })}
            tell={tell}
          />
        )}
      </div>
    </>
  )
}

function OwnSite(where: { origin: string; owner: string; locale: string }) {
  const t = useMessages(embedCatalog)
  return (
    <a className="kh-button" href={outerSite(where).home} target="_blank" rel="noopener">
      {t.ownSite}
    </a>
  )
}
