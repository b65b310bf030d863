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

const promises = new Map<string, Promise<Language>>()
const english = Object.assign(Promise.resolve(en), { status: 'fulfilled', value: en })

/** Loads how a language writes days and amounts; English if it has no rules. Once: later calls get the same promise. */
export const loadLanguage = (locale: string): Promise<Language> => {
  const source = Object.hasOwn(sources, locale) ? sources[locale] : undefined
  const before = promises.get(locale)
  if (before || !source) return before ?? english
  const loading = loadModule(source)
  promises.set(locale, loading)
  loading.then(
    // So React takes it at once, without waiting for what is there.
    (language) => Object.assign(loading, { status: 'fulfilled', value: language }),
    // The next visit tries again.
    () => promises.delete(locale),
  )
  return loading
}
