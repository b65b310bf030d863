import { use } from 'react'
import { create } from 'zustand'
import type { Problem } from '../../contract/problem.ts'
import { type Reason, type Sentences, wordsFor } from '../../domain/reasons/reason.ts'
import type { Catalog } from './catalog.ts'
import { ShownLanguage, spokenLocale, useLocale } from './use-locale.ts'

const groups = new Map<string, Catalog<Sentences>>()
let bring = (): Promise<unknown> => Promise.resolve()

/** Brings what reasons say, by their groups: an area does so for the calls that it makes, before its first page. */
export const registerReasons = (...catalogs: Catalog<Sentences>[]) => {
  for (const one of catalogs) groups.set(one.name.replace('reasons/', ''), one)
}
/** The same, once something is to be said: for pages that a phone has to fit. */
export const registerReasonsLater = (load: () => Promise<unknown>) => {
  bring = load
}

const groupOf = ({ key }: Reason) => groups.get(key.split('.')[0] ?? '')
const loadedIn = (locale: string) => (group: string) => groups.get(group)?.loaded(locale)

const loadGroup = async (why: Reason, locale: string) => {
  try {
    if (!groupOf(why)) await bring()
    await groupOf(why)?.load(locale)
  } catch {
    // The next one tries again.
  }
}

/** The words for a reason in the language on the screen; undefined where nobody has brought or can load them. */
export const loadWords = async (why: Reason): Promise<string | undefined> => {
  const locale = spokenLocale()
  await loadGroup(why, locale)
  return wordsFor(why, loadedIn(locale))
}

/** How many groups have come since somebody waited for one. */
const useArrivals = create(() => 0)

/** Says reasons while a component renders: `…` until their words have come. */
export const useReasonWords = () => {
  const chosen = useLocale((state) => state.locale)
  const locale = use(ShownLanguage)?.code ?? chosen
  useArrivals()
  return (why: Reason | string): string => {
    const reason = typeof why === 'string' ? { key: why } : why
    const words = wordsFor(reason, loadedIn(locale))
    // A group is loaded once, however often it is asked for.
    if (words === undefined && !groupOf(reason)?.loaded(locale))
      void loadGroup(reason, locale).then(() => useArrivals.setState((count) => count + 1))
    return words ?? '…'
  }
}

/** A problem of the API in the language on the screen: its message and fields come in English. */
export const inLanguageOfScreen = async (problem: Problem): Promise<Problem> => {
  if (spokenLocale() === 'en') return problem
  const { reason, field_reasons: reasons = {}, fields } = problem
  const message = (reason && (await loadWords(reason))) ?? problem.message
  const said = Object.entries(fields ?? {}).map(async ([path, english]) => {
    const words = (reasons[path] ?? []).map(async (why, at) => (await loadWords(why)) ?? english[at] ?? why.key)
    return [path, words.length > 0 ? await Promise.all(words) : english] as const
  })
  return {
    ...problem,
    message,
    detail: [message],
    ...(fields && { fields: Object.fromEntries(await Promise.all(said)) }),
  }
}
