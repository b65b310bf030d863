import { bookCatalog, guestCatalog, propertyCatalog, requestCatalog } from '../messages/catalogs.ts'
import { embedCatalog } from '../messages/embed-catalog.ts'
import { headCatalog } from '../messages/head-catalog.ts'
import { factsCatalog } from '../messages/facts-catalog.ts'
import { termsCatalog } from '../messages/terms-catalog.ts'
import { legalCatalog } from '../messages/legal-catalog.ts'
import { operatorCatalog } from '../messages/operator-catalog.ts'
import type { FirstView, FirstViewRequest } from '@keyhaven/shared-contracts/platform/first-view'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { generalReasons } from '@keyhaven/shared-contracts/reasons/general'
import { guestsReasons } from '@keyhaven/shared-contracts/reasons/guests'
import { splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import {
  loadCatalogs,
  loadLanguage,
  registerReasons,
  ShownLanguage,
  useMessages,
} from '@keyhaven/shared-contracts/web/locale'
import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { type RouteObject, StaticRouter } from 'react-router-dom'
import { DocumentTitle } from '../site/document-title.tsx'
import { loadFacts } from '../facts/late-facts.tsx'
import { loadChange } from '../change/late-change.tsx'
import { loadResults } from '../results/load-results.ts'
import { loadTerms } from '../terms/late-terms.tsx'
import { openedOn, seedCall } from './first-data.ts'
import { renderElement } from './render-element.tsx'
import { readyRoutes } from '../standalone/ready-routes.ts'
import { ScrollMemory } from '../standalone/scroll-memory.tsx'
import { SiteLayout } from '../site/site-layout.tsx'
import { siteRoutes } from '../standalone/site-routes.ts'
import { StandaloneRoutes } from '../standalone/standalone-routes.tsx'
import { StandaloneSite } from '../standalone/standalone-site.tsx'
import { PageHead } from './page-head.tsx'
import { StayInWords } from './stay-in-words.tsx'
import { bookedIn, isRequest, seedMissing, seedRequest } from './seed-answers.ts'
import { subjectOf } from './subject.ts'
import { withoutScripts } from './without-scripts.tsx'

// They say what is wrong with the dates of an address.
const reasons = [generalReasons, guestsReasons]
registerReasons(...reasons)
const pageCatalogs = [
  guestCatalog,
  propertyCatalog,
  bookCatalog,
  requestCatalog,
  legalCatalog,
  operatorCatalog,
  termsCatalog,
  embedCatalog,
  ...reasons,
]

function FrameTitle({ path }: { path: string }) {
  const { title } = useMessages(requestCatalog)
  return <DocumentTitle>{isRequest(path) ? title : undefined}</DocumentTitle>
}
const frameOf = (path: string): RouteObject[] => [
  { Component: SiteLayout, children: [{ path: '*', element: <FrameTitle path={path} /> }] },
]

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const textOf = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? '')

/** React writes what belongs into the head before the page itself. */
const split = (html: string) => {
  const start = html.indexOf('<div class="kh"')
  const [head, root] = [html.slice(0, start), html.slice(start)]
  const [title = ''] = /<title>.*?<\/title>/s.exec(head) ?? []
  return { title: textOf(title.slice('<title>'.length, -'</title>'.length)), head: head.replace(title, () => ''), root }
}

/** Renders a page of the site that stands alone, as the browser will draw it from the same answers. */
export const renderPage = async (request: FirstViewRequest): Promise<FirstView> => {
  const { path, search, shows, own, owner, calls, locale = 'en' } = request
  const [language, t, words] = await Promise.all([
    loadLanguage(locale),
    headCatalog.load(locale),
    factsCatalog.load(locale),
    loadFacts(locale),
    loadResults(search, locale),
    loadTerms(locale),
    ...pageCatalogs.map(({ load }) => load(locale)),
  ])
  // Without it a query in error would be loading again.
  const cache = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  for (const [call, answer] of Object.entries(calls)) await seedCall(cache, call, answer)
  if (request.isElement && owner) return renderElement({ request, owner, cache, language })
  const { path: plain } = splitAddress(path)
  const only = openedOn(own ?? owner, plain, calls)
  const pageRequest = { path: plain, search, locale }
  if (shows === 'missing') seedMissing(cache, pageRequest, t.gone)
  if (isRequest(plain)) {
    seedRequest(cache, pageRequest, calls)
    await loadChange(locale)
  }
  const routes = shows === 'frame' ? frameOf(plain) : await readyRoutes(siteRoutes(own, only), path)
  // Those that the routes have loaded in another language, too.
  await loadCatalogs(locale)
  const render = (content: ReactNode) =>
    renderToStaticMarkup(
      <ShownLanguage value={language}>
        <StandaloneSite cache={cache} own={own} owner={owner}>
          <StaticRouter location={{ pathname: path, search }}>{content}</StaticRouter>
        </StandaloneSite>
      </ShownLanguage>,
    )
  const { title, head, root } = split(
    render(
      <>
        <ScrollMemory />
        <StandaloneRoutes routes={routes} />
      </>,
    ),
  )
  const booked = shows === 'page' ? bookedIn(cache, pageRequest) : undefined
  const inWords = booked ? render(<StayInWords {...booked} />) : ''
  const subject = shows === 'page' ? subjectOf(cache, { ...pageRequest, only }) : ({ kind: 'other' } as const)
  const about = renderToStaticMarkup(
    <ShownLanguage value={language}>
      <PageHead t={t} words={words} title={title} subject={subject} request={request} />
    </ShownLanguage>,
  )
  const module = only && plain === paths.public() ? 'property/home-page' : undefined
  return {
    title,
    head: head + about,
    root: withoutScripts(root, search, inWords),
    ...(module && { module }),
  }
}
