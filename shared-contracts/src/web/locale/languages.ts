import { en } from '../../domain/languages/en.ts'
import type { Language } from '../../domain/languages/language.ts'
import { failedToLoad, loadModule, markFulfilled } from '../area/load-module.ts'

/** Module of a language, in one file with the messages that every page needs. */
const languageIn = (locale: string): Promise<Record<string, Language>> =>
  import(
    /* webpackChunkName: "messages-[request]", webpackInclude: /languages[\\/][a-z]{2,3}\.ts$/ */
    `../../domain/languages/${locale}.ts`
  )

const promises = new Map<string, Promise<Language>>()
const english = markFulfilled(Promise.resolve(en), en)

const loadOwn = async (locale: string) => {
  const { [locale]: language = en } = await loadModule(() => languageIn(locale))
  return language
}

/** Loads how a language writes days and amounts; English if it has no rules. Once: later calls get the same promise. */
export const loadLanguage = (locale: string): Promise<Language> => {
  if (locale === 'en') return english
  const before = promises.get(locale)
  if (before) return before
  const loading = loadOwn(locale).catch((error: unknown) => {
    if (failedToLoad(error)) throw error
    return en
  })
  promises.set(locale, loading)
  loading.then(
    (language) => markFulfilled(loading, language),
    // The next visit tries again.
    () => promises.delete(locale),
  )
  return loading
}
