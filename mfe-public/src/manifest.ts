import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import { guestLocales } from '@keyhaven/shared-contracts/domain/locale'
import { describeArea, firstCall } from '@keyhaven/shared-contracts/platform/describe-area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { decisionRoute } from './decision-route.ts'
import { guestPages, legalPages } from './pages.ts'
import { settingsRoute } from './settings-route.ts'

const property = firstCall(publicApi.property, { params: { id: ':id' }, query: { locale: ':locale' } })

const described = describeArea({
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
  settings: [
    {
      id: 'site',
      title: 'Public site',
      about: 'Your own domain, your colour, and how long guests wait for an answer',
      in: {
        de: {
          title: 'Öffentliche Website',
          about: 'Ihre eigene Domain, Ihre Farbe und wie lange Gäste auf eine Antwort warten',
        },
        it: {
          title: 'Sito pubblico',
          about: 'Il dominio proprio, il colore e quanto aspettano gli ospiti una risposta',
        },
        nl: {
          title: 'Openbare website',
          about: 'Uw eigen domein, uw kleur en hoelang gasten op antwoord wachten',
        },
        fr: {
          title: 'Site public',
          about: 'Votre domaine personnel, votre couleur et le délai de réponse aux voyageurs',
        },
      },
      path: paths.settings('site'),
    },
  ],
})

/** The pages of guests also stand below each language that they are in. */
export const manifest = { ...described, paths: [...described.paths, ...guestLocales.map((locale) => `/${locale}/*`)] }
