import { sayLocalProblems } from '../api/local-problems.ts'
import type { Catalog } from '../locale/catalog.ts'
import { useLocale, wantedLocale } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

const paint = (locale: string) => {
  document.documentElement.lang = locale
  const messages = webCatalog.loaded(locale)
  if (messages) sayLocalProblems(messages.problems)
}

/**
 * Loads what a host and the components of all areas say, in the language of this browser, and shows everything in it.
 * Falls back to English where that does not come: a page in another language is better than none.
 */
export const startLanguage = async (...catalogs: Catalog<unknown>[]) => {
  const load = async (locale: string) => {
    await Promise.all([webCatalog, ...catalogs].map((one) => one.load(locale)))
    await useLocale.getState().show(locale)
  }
  const preferred = wantedLocale()
  await load(preferred).catch((error: unknown) => {
    if (preferred === 'en') throw error
    return load('en')
  })
  paint(useLocale.getState().locale)
  useLocale.subscribe(({ locale }) => paint(locale))
}
