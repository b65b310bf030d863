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

/** How a language writes days and amounts; English where nobody has said how another one does. */
export const loadLanguage = async (locale: string): Promise<Language> => {
  const known = loaded.get(locale)
  const source = sources[locale]
  if (known || !source) return known ?? en
  const language = await loadModule(source)
  loaded.set(locale, language)
  return language
}
