import { bookCatalog, guestCatalog, propertyCatalog, requestCatalog } from '../messages/catalogs.ts'
import { headCatalog } from '../messages/head-catalog.ts'
import { factsCatalog } from '../messages/facts-catalog.ts'
import { termsCatalog } from '../messages/terms-catalog.ts'
import { legalCatalog } from '../messages/legal-catalog.ts'
import type { FirstView, FirstViewRequest } from '@keyhaven/shared-contracts/platform/first-view'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { generalReasons } from '@keyhaven/shared-contracts/reasons/general'
import { guestsReasons } from '@keyhaven/shared-contracts/reasons/guests'
import { splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { loadCatalogs, loadLanguage, registerReasons, ShownLanguage } from '@keyhaven/shared-contracts/web/locale'
import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { type RouteObject, StaticRouter } from 'react-router-dom'
import { DocumentTitle } from '../site/document-title.tsx'
import { loadFacts } from '../facts/load-facts.ts'
import { loadResults } from '../results/load-results.ts'
import { loadTerms } from '../terms/load-terms.ts'
import { openedOn, seedCall } from './first-data.ts'
import { readyRoutes } from '../standalone/site-routes.ts'
import { ScrollMemory } from '../standalone/scroll-memory.tsx'
import { SiteLayout } from '../site/site-layout.tsx'
import { siteRoutes } from '../standalone/site-routes.ts'
import { StandaloneRoutes } from '../standalone/standalone-routes.tsx'
import { StandaloneSite } from '../standalone/standalone-site.tsx'
import { PageHead } from './page-head.tsx'
import { seedMissing, subjectOf } from './subject.ts'

// They say what is wrong with the dates of an address.
const reasons = [generalReasons, guestsReasons]
registerReasons(...reasons)
const pageCatalogs = [
  guestCatalog,
  propertyCatalog,
  bookCatalog,
  requestCatalog,
  legalCatalog,
  termsCatalog,
  ...reasons,
]

const frame: RouteObject[] = [{ Component: SiteLayout, children: [{ path: '*', element: <DocumentTitle /> }] }]

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const textOf = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? '')

/** React writes what belongs into the head before the page itself. */
const split = (html: string) => {
  const start = html.indexOf('<div class="kh"')
  const [head, root] = [html.slice(0, start), html.slice(start)]
  const [title = ''] = /<title>.*?<\/title>/s.exec(head) ?? []
  return { title: textOf(title.slice('<title>'.length, -'</title>'.length)), head: head.replace(title, () => ''), root }
}

/** The browser draws the page again, and what was typed before would be gone: until then its controls take nothing. */
const withoutControls = (html: string) => html.replace(/<(form|button) /g, '<$1 inert ')

/** Without scripts all slides are shown below one another. */
const withAllSlides = (html: string) => html.replace(/(<div [^>]*class="kh-slide"[^>]*?) inert=""/g, '$1')

const form = /<form [^>]*action=".*?<\/form>/s
/** What is no use without scripts: controls that do nothing, days that nobody can choose, and what has still to come. */
const useless =
  ':is(form,button,dialog)[inert],form[action] [hidden],.kh-calendar,.kh-search-line,.kh-stay-bar,.kh-shimmer,.kh-slider-controls,.kh-strip,' +
  '.kh-filter-column{display:none!important}.kh-slider-track,.kh-results{display:block!important}' +
  '.kh-slide+.kh-slide{margin-top:16px}'
/** What a form says itself, and what another search begins without. */
const typed = ['check_in', 'check_out', 'guests', 'city', 'country', 'month', 'nights', 'page', 'map']

/**
 * What the server answers once more for guests without scripts. Ids are its own, or labels lead to the other form; what else is
 * in the address goes along.
 */
const withPlainForm = (html: string, search: string) => {
  const [found] = form.exec(html) ?? []
  const root = withoutControls(html)
  const style = `<style>${useless}</style>`
  if (!found) return `${root}<noscript>${style}</noscript>`
  const kept = [...new URLSearchParams(search)].filter(([name]) => !typed.includes(name))
  const fields = renderToStaticMarkup(
    kept.map(([name, value]) => <input key={name} type="hidden" {...{ name, value }} />),
  )
  const plain = found
    .replaceAll(/ (id|for|aria-controls|aria-describedby)="/g, ' $1="plain-')
    // The browser says what is wrong with a field.
    .replace(' noValidate=""', '')
    // Its bounds follow the check-in, which moves on without them.
    .replace(/<input [^>]*name="check_out"[^>]*>/, (field) => field.replaceAll(/ (?:min|max)="[^"]*"/g, ''))
    .replaceAll('<button type="button"', '<button hidden type="button"')
    .replace('</form>', () => `${fields}</form>`)
  return root.replace(withoutControls(found), (inert) => `${inert}<noscript>${style}${plain}</noscript>`)
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
  const { path: plain } = splitAddress(path)
  const only = openedOn(own ?? owner, plain, calls)
  if (shows === 'missing') seedMissing(t, cache, plain, search, locale)
  const routes = shows === 'frame' ? frame : await readyRoutes(siteRoutes(own, only), path)
  // Those that the routes have loaded in another language, too.
  await loadCatalogs(locale)
  const html = renderToStaticMarkup(
    <ShownLanguage value={language}>
      <StandaloneSite cache={cache} own={own} owner={owner}>
        <StaticRouter location={{ pathname: path, search }}>
          <ScrollMemory />
          <StandaloneRoutes routes={routes} />
        </StaticRouter>
      </StandaloneSite>
    </ShownLanguage>,
  )
  const { title, head, root } = split(html)
  const subject =
    shows === 'page' ? subjectOf(cache, { path: plain, search, locale, only }) : ({ kind: 'other' } as const)
  const about = renderToStaticMarkup(
    <ShownLanguage value={language}>
      <PageHead t={t} words={words} title={title} subject={subject} request={request} />
    </ShownLanguage>,
  )
  const module = only && plain === paths.public() ? 'property/home-page' : undefined
  return {
    title,
    head: head + about,
    root: withPlainForm(withAllSlides(root), search),
    about,
    ...(module && { module }),
  }
}
