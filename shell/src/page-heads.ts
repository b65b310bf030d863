import { type Locale, locales } from '@keyhaven/shared-contracts/domain/locale'
import type { PageHead } from '@keyhaven/shared-contracts/platform/area-manifest'
import { landingCatalog, legalCatalog } from './messages/catalogs.ts'
import { pages } from './pages.ts'

type Words = Pick<PageHead, 'title' | 'description'>

/** Search engines show no more. */
const firstSentence = (text: string) => text.split(/(?<=\.)\s/, 1)[0] ?? text

/** Title and description of each page, in the words that it begins with. */
const heads: { [page in keyof typeof pages]: (locale: Locale) => Promise<Words> } = {
  landing: async (locale) => {
    const { title, claim } = await landingCatalog.load(locale)
    return { title, description: claim }
  },
  legalNotice: async (locale) => {
    const { title, contentText } = (await legalCatalog.load(locale)).notice
    return { title, description: firstSentence(contentText) }
  },
  privacyPolicy: async (locale) => {
    const { title, about } = (await legalCatalog.load(locale)).privacy
    return { title, description: firstSentence(about) }
  },
}

/** By the path of the page, in all languages: the build says it, and no browser loads it. */
export const headsOf = async (): Promise<Record<string, PageHead>> => {
  const [standard, ...others] = locales
  const all = Object.entries(heads).map(async ([name, wordsIn]) => {
    const words = await Promise.all(others.map(async (locale) => [locale, await wordsIn(locale)] as const))
    const { path } = pages[name as keyof typeof pages]
    return [path, { ...(await wordsIn(standard)), in: Object.fromEntries(words) }] as const
  })
  return Object.fromEntries(await Promise.all(all))
}
