import { guestCatalog } from '../messages/catalogs.ts'
import { embedCatalog } from '../messages/embed-catalog.ts'
import { siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import { guestLocales, matchLocale } from '@keyhaven/shared-contracts/domain/locale'
import { ApiError, connect, q, queryClient } from '@keyhaven/shared-contracts/web/api'
import { loadLanguage, registerReasonsLater, useLocale } from '@keyhaven/shared-contracts/web/locale'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { EmbeddedSite } from './embedded-site.tsx'
import type { EmbedOptions, Emit } from './embed-options.ts'
import { embedRoutes, loadParts } from './embed-routes.ts'
import { keptOf } from './history/page-entries.ts'
import { readyRoutes } from '../standalone/ready-routes.ts'
import { startPage } from './start-page.ts'
import { seedCache } from '../first-view/first-data.ts'
import type { RequestMade } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { MutationCache, QueryClient } from '@tanstack/react-query'

const isRequestMade = (answer: unknown): answer is RequestMade =>
  typeof answer === 'object' && answer !== null && 'status_url' in answer && 'expires_at' in answer

/** The query cache of one element, which tells the page around of sent requests and errors. */
const embedCache = (tell: Emit) =>
  new QueryClient({
    defaultOptions: queryClient.getDefaultOptions(),
    mutationCache: new MutationCache({
      onSuccess: (answer) => {
        if (isRequestMade(answer)) tell('booked', { confirm_by: answer.expires_at })
      },
      onError: (error) => tell('error', { code: error instanceof ApiError ? error.problem.code : 'failed' }),
    }),
  })

/** The site among the answers that came with the first view. */
const siteIn = (answers: Record<string, unknown>) =>
  siteApi.site.response.safeParse(Object.entries(answers).find(([call]) => call.startsWith(siteApi.site.path))?.[1])
    .data

type Where = {
  /** Tells the elements of a page apart, also after a reload. */
  id: string
  place: HTMLElement
  origin: string
  version: string
  trial: string
  tell: Emit
  colours: CSSStyleSheet
  /** As they are at first. */
  options: EmbedOptions
  early: Record<string, unknown>
  /** Called when there is something to see. */
  onShown: () => void
}

/** One booking in one place of a foreign page. */
export type Mounted = { update: (options: EmbedOptions) => void; unmount: () => void }

export const mount = async ({
  id,
  place,
  origin,
  version,
  trial,
  tell,
  colours,
  options: first,
  early,
  onShown,
}: Where): Promise<Mounted> => {
  connect({ origin, fetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }) })
  const cache = embedCache(tell)
  registerReasonsLater(() => import('../guest-reasons.ts'))
  // What has come before is in the language of the element, or else of its site.
  const site = siteIn(early)
  const locale = matchLocale([first.lang, site?.locale ?? ''], guestLocales) ?? 'en'
  const language = Promise.all([useLocale.getState().show(locale), loadLanguage(locale)])
  const messages = Promise.all([guestCatalog, embedCatalog].map((one) => one.load(locale)))
  // A reload comes back to where its guest was.
  const start = keptOf(id)?.at.split('?')[0] ?? startPage(first)
  const routes = embedRoutes(locale)
  const ready = start === undefined ? routes : readyRoutes(routes, start)
  const parts = start === undefined ? undefined : loadParts(start, locale, site?.only_property)
  await seedCache(cache, early)
  // Where it does not come now, it is asked for once more when it is needed.
  await Promise.all([language, messages, parts]).catch(() => undefined)
  const pages = await ready
  if (site) cache.setQueryData(q(siteApi.site, { query: { owner: first.owner } }).queryKey, site)
  // Once the page is at rest.
  setTimeout(() => {
    const health = import('../health/embed-health.ts')
    void health.then(({ startEmbedHealth }) => startEmbedHealth(origin, version, trial)).catch(() => undefined)
  }, 3000)
  const root = createRoot(place)
  return {
    // In slices: the page around it has other things to do.
    update: (options) =>
      startTransition(() =>
        root.render(<EmbeddedSite {...{ options, id, origin, cache, pages, colours, tell, onShown }} />),
      ),
    unmount: () => {
      root.unmount()
      cache.clear()
    },
  }
}
