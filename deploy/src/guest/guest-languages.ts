import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import { type GuestLocale, guestLocales } from '@keyhaven/shared-contracts/domain/locale'
import { inLocale } from '@keyhaven/shared-contracts/platform/guest-address'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'

/** The languages that the guests' pages are in, by the addresses of the release that is out; a former one names none. */
export const offeredLocales = ({ areas }: Registry): GuestLocale[] => {
  const paths = areas.public?.releases[areas.public.stable]?.manifest.paths ?? []
  return guestLocales.filter((locale) => paths.includes(`/${locale}/*`))
}

/** The language of addresses without one, where the visitor prefers none that is offered: the one that the owner has set. */
export const standardLocale = (site: PublicSite | undefined, offered: readonly GuestLocale[]): GuestLocale =>
  offered.find((locale) => locale === site?.locale) ?? 'en'

/** Address without a language, and the languages that pages there have. */
export type Home = { base: string; standard: GuestLocale; offered: readonly GuestLocale[] }

/** The one address of a page in a language: the plain one for the language of the site. */
export const addressIn = ({ base, standard }: Home, path: string, locale: GuestLocale | undefined) =>
  base + inLocale(path, locale === standard ? undefined : locale)

/** The addresses of a page in all languages, as `hreflang` names them. */
export const alternatesOf = (home: Home, path: string) =>
  home.offered.length === 0
    ? []
    : [
        ...home.offered.map((locale) => ({ lang: locale as string, href: addressIn(home, path, locale) })),
        { lang: 'x-default', href: home.base + path },
      ]
