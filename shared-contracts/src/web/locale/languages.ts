import { en } from '../../domain/languages/en.ts'
import type { Language } from '../../domain/languages/language.ts'
import { loadModule } from '../area/load-module.ts'

/** In one file with the messages that every page needs. */
const sources: Record<string, () => Promise<Language>> = {
  de: () => import(/* webpackChunkName: "messages-de" */ '../../domain/languages/de.ts').then(({ de }) => de),
  it: () => import(/* webpackChunkName: "messages-it" */ '../../domain/languages/it.ts').then(({ it }) => it),
  nl: () => import(/* webpackChunkName: "messages-nl" */ '../../domain/languages/nl.ts').then(({ nl }) => nl),
  fr: () => import(/* webpackChunkName: "messages-fr" */ '../../domain/languages/fr.ts').then(({ fr }) => fr),
  cs: () => import(/* webpackChunkName: "messages-cs" */ '../../domain/languages/cs.ts').then(({ cs }) => cs),
}

const loaded = new Map<string, Language>([['en', en]])
const wanted = new Map<string, Promise<Language>>()

/** How a language writes, where that is loaded; English where nobody has said how another one does. */
export const loadedLanguage = (locale: string): Language | undefined =>
  loaded.get(locale) ?? (Object.hasOwn(sources, locale) ? undefined : en)

/** How a language writes days and amounts; English where nobody has said how another one does. Once: later calls get the same promise. */
export const loadLanguage = (locale: string): Promise<Language> => {
  const source = Object.hasOwn(sources, locale) ? sources[locale] : undefined
  const before = wanted.get(locale)
  if (before || !source) return before ?? Promise.resolve(en)
  const loading = loadModule(source).then((language) => {
    loaded.set(locale, language)
    return language
  })
  wanted.set(locale, loading)
  // The next visit tries again.
  loading.catch(() => wanted.delete(locale))
  return loading
}
