import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import { guestLocales } from '@keyhaven/shared-contracts/domain/locale'
import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import { describeArea, firstCall } from '@keyhaven/shared-contracts/platform/describe-area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Messages } from './messages/manifest/en.ts'
import { decisionRoute } from './decision-route.ts'
import { guestPages, legalPages } from './pages.ts'
import { settingsRoute } from './settings-route.ts'

const property = firstCall(publicApi.property, { params: { id: ':id' }, query: { locale: ':locale' } })

const words = await inOwnersLanguages<Messages>((locale) => import(`./messages/manifest/${locale}.ts`))

const described = describeArea(words, {
  area: 'public',
  pages: [
    {
      page: guestPages.landing,
      calls: [firstCall(publicApi.list, { query: { page: 1 } }), firstCall(publicApi.locations, { query: {} })],
    },
    { page: guestPages.town, calls: [firstCall(publicApi.locations, { query: {} })] },
    { page: guestPages.property, calls: [property] },
    { page: guestPages.unit, calls: [property] },
    { page: guestPages.book },
    { page: guestPages.request },
    { page: legalPages.notice },
    { page: legalPages.privacy },
    { page: decisionRoute },
    { page: settingsRoute, calls: [firstCall(siteApi.settings, {})] },
  ],
  settings: [{ id: 'site', path: paths.settings('site') }],
})

/** The pages of guests also stand below each language that they are in. */
export const manifest = { ...described, paths: [...described.paths, ...guestLocales.map((locale) => `/${locale}/*`)] }
