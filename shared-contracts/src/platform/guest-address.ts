import { type GuestLocale, isGuestLocale } from '../domain/locale.ts'
import { paths } from './paths.ts'

/** Language and path in an address of a guests' page: `/de/property/7` is the page at `/property/7`, in German. */
export const splitAddress = (address: string): { locale?: GuestLocale; path: string } => {
  const [, tag, path = '/'] = /^\/([a-z]+)(\/.*)?$/s.exec(address) ?? []
  return isGuestLocale(tag) ? { locale: tag, path } : { path: address }
}

/** True for the path of the form in which a stay is asked for; a slash at its end makes no difference. */
export const isBook = (path: string) => path === paths.book() || path === `${paths.book()}/`

/** A guests' page in a language, or in the one that its visitor prefers. */
export const inLocale = (path: string, locale: string | undefined) => (locale ? `/${locale}${path}` : path)

/** Parameters of an address that narrow the results of a search, order them or change their view. */
export const narrowingParams = [
  'types',
  'amenities',
  'min_total',
  'max_total',
  'beds',
  'free_cancellation',
  'instant',
  'sort',
  'page',
  'map',
] as const
