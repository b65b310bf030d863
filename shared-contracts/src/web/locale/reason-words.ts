import { use } from 'react'
import { create } from 'zustand'
import type { Problem } from '../../contract/problem.ts'
import { asReason, type Reason, type Sentences, wordsFor } from '../../domain/reasons/reason.ts'
import type { Catalog } from './catalog.ts'
import { messageLocale, ShownLanguage, useLocale } from './use-locale.ts'

/** By group the catalogs that areas brought, the last one first: areas of two releases bring two, with other sentences. */
const groups = new Map<string, Catalog<Sentences>[]>()
let bring = (): Promise<unknown> => Promise.resolve()

/** Brings what reasons say, by their groups: an area does so for the calls that it makes, before its first page. */
export const registerReasons = (...catalogs: Catalog<Sentences>[]) => {
  for (const one of catalogs) {
    const group = one.name.replace('reasons/', '')
    groups.set(group, [one, ...(groups.get(group) ?? [])])
  }
}
/** The same, once something is to be said: for pages that a phone has to fit. */
export const registerReasonsLater = (load: () => Promise<unknown>) => {
  bring = load
}

const catalogsOf = ({ key }: Reason) => groups.get(key.split('.')[0] ?? '') ?? []

/** Words of the first catalog that has come and has some. */
const loadedWords = (why: Reason, locale: string) => {
  for (const catalog of catalogsOf(why)) {
    const words = wordsFor(why, () => catalog.loaded(locale))
    if (words !== undefined) return words
  }
  return undefined
}

/** Loads one catalog after another, until one has words for a reason. */
const loadGroup = async (why: Reason, locale: string) => {
  try {
    if (catalogsOf(why).length === 0) await bring()
    for (const catalog of catalogsOf(why)) {
      if (loadedWords(why, locale) !== undefined) return
      await catalog.load(locale)
    }
  } catch {
    // The next one tries again.
  }
}

/** The words for a reason in the language on the screen; undefined where nobody has brought or can load them. */
export const loadWords = async (why: Reason): Promise<string | undefined> => {
  const locale = messageLocale()
  await loadGroup(why, locale)
  return loadedWords(why, locale)
}

/** Count of the groups that have come since somebody waited for one. */
const useArrivals = create(() => 0)

/** Says reasons while a component renders: `…` until their words have come. */
export const useReasonWords = () => {
  const chosen = useLocale((state) => state.locale)
  const locale = use(ShownLanguage)?.code ?? chosen
  useArrivals()
  return (why: Reason | string): string => {
    const reason = asReason(why)
    const words = loadedWords(reason, locale)
    const catalogs = catalogsOf(reason)
    const isComing = catalogs.length === 0 || catalogs.some(({ loaded }) => !loaded(locale))
    // A catalog is loaded once, however often it is asked for.
    if (words === undefined && isComing)
      void loadGroup(reason, locale).then(() => useArrivals.setState((count) => count + 1))
    return words ?? '…'
  }
}

/** A problem of the API in the language on the screen: its message and fields come in English. */
export const inLanguageOfScreen = async (problem: Problem): Promise<Problem> => {
  if (messageLocale() === 'en') return problem
  const { reason, field_reasons: reasons = {}, fields } = problem
  const message = (reason && (await loadWords(reason))) ?? problem.message
  const messages = Object.entries(fields ?? {}).map(async ([path, english]) => {
    const words = (reasons[path] ?? []).map(async (why, at) => (await loadWords(why)) ?? english[at] ?? why.key)
    return [path, words.length > 0 ? await Promise.all(words) : english] as const
  })
  return {
    ...problem,
    message,
    detail: [message],
    ...(fields && { fields: Object.fromEntries(await Promise.all(messages)) }),
  }
}
