import { siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import { brandApi } from '@keyhaven/shared-contracts/contract/public/site-brand'
import type { AppContext } from '../context.ts'
import { readAnywhere } from '../http/read-anywhere.ts'
import { type App, serve } from '../http/serve.ts'
import { changeBrandPicture, removeBrandPicture } from './brand.ts'
import { preflights } from './host-hook.ts'
import { changeSite, checkDomain, publicSite, publicSiteOrigins, siteMap, siteSettings } from './service.ts'
import { iconRoutes } from './icons/routes.ts'
import { testSite } from './page-test/test-site.ts'

export function routes(app: App, context: AppContext) {
  serve(app, siteApi.settings, ({ owner }) => siteSettings(context, owner))
  serve(app, siteApi.change, ({ owner, body }) => changeSite(context, owner, body))
  serve(app, siteApi.checkDomain, ({ owner }) => checkDomain(context, owner))
  serve(app, siteApi.test, ({ owner, body }) => testSite(context, owner, body.url))
  serve(app, brandApi.changeHero, ({ owner, body, request: { files } }) =>
    changeBrandPicture(context, owner, 'hero', { files, text: body.alt_text }),
  )
  serve(app, brandApi.changeDarkLogo, ({ owner, request: { files } }) =>
    changeBrandPicture(context, owner, 'dark_logo', { files }),
  )
  serve(app, brandApi.removeHero, ({ owner }) => removeBrandPicture(context, owner, 'hero'))
  serve(app, brandApi.removeDarkLogo, ({ owner }) => removeBrandPicture(context, owner, 'dark_logo'))
  serve(app, siteApi.site, ({ query, request }) => readAnywhere(context, request, (from) => publicSite(from, query)))
  serve(app, siteApi.origins, ({ query }) => publicSiteOrigins(context, query))
  serve(app, siteApi.map, ({ query, request }) => readAnywhere(context, request, (from) => siteMap(from, query)))
  iconRoutes(app, context)
  preflights(app)
}
