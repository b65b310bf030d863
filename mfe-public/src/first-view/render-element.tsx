import { type PublicSite, siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import type { FirstView, FirstViewRequest } from '@keyhaven/shared-contracts/platform/first-view'
import type { Language } from '@keyhaven/shared-contracts/domain/languages/language'
import { q } from '@keyhaven/shared-contracts/web/api'
import { loadCatalogs, ShownLanguage } from '@keyhaven/shared-contracts/web/locale'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { EmbedLayout } from '../embed/embed-layout.tsx'
import { embedRoutes, loadParts } from '../embed/embed-routes.ts'
import { outerSite } from '../site/outer-site.ts'
import { ForeignPage, OuterLegalPages, OwnSite } from '../site/site-context.ts'
import { readyRoutes } from '../standalone/ready-routes.ts'
import { StandaloneRoutes } from '../standalone/standalone-routes.tsx'

type Prepared = { request: FirstViewRequest; owner: PublicSite; cache: QueryClient; language: Language }

const nobody = () => {}

/** Renders what an element in somebody else's page shows first, as `EmbeddedSite` will draw it. */
export const renderElement = async ({ request, owner, cache, language }: Prepared): Promise<FirstView> => {
  const { path, search, base, locale = 'en' } = request
  cache.setQueryData(q(siteApi.site, { query: { owner: owner.slug } }).queryKey, owner)
  const pages = await readyRoutes(embedRoutes(locale), path)
  await loadParts(path, locale, owner.only_property)
  await loadCatalogs(locale)
  const site = outerSite({ origin: base, owner: owner.slug, locale, site: owner })
  const root = renderToStaticMarkup(
    <ShownLanguage value={language}>
      <QueryClientProvider client={cache}>
        <div className="kh kh-embed" lang={locale}>
          <div>
            <ForeignPage value={site.base}>
              <OuterLegalPages value={site}>
                <StaticRouter location={{ pathname: path, search }}>
                  <OwnSite value={owner}>
                    <StandaloneRoutes
                      routes={[{ element: <EmbedLayout owner={owner.slug} tell={nobody} />, children: pages }]}
                    />
                  </OwnSite>
                </StaticRouter>
              </OuterLegalPages>
            </ForeignPage>
          </div>
        </div>
      </QueryClientProvider>
    </ShownLanguage>,
  )
  return { title: '', head: '', root, isElement: true }
}
