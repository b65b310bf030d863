import { en } from '../../domain/languages/en.ts'
import type { Language } from '../../domain/languages/language.ts'
import { failedToLoad, loadModule } from '../area/load-module.ts'

/** Module of a language, in one file with the messages that every page needs. */
const languageIn = (locale: string): Promise<Record<string, Language>> =>
  import(
    /* webpackChunkName: "messages-[request]", webpackInclude: /languages[\\/][a-z]{2,3}\.ts$/ */
    `../../domain/languages/${locale}.ts`
  )

const promises = new Map<string, Promise<Language>>()
const english = Object.assign(Promise.resolve(en), { status: 'fulfilled', value: en })

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
    // So React takes it at once, without waiting for what is there.
    (language) => Object.assign(loading, { status: 'fulfilled', value: language }),
    // The next visit tries again.
    () => promises.delete(locale),
  )
  return loading
}
