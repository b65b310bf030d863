import { use } from 'react'
import type { Problem } from '../../contract/problem.ts'
import { type Reason, type Sentences, wordsFor } from '../../domain/reasons/reason.ts'
import type { Catalog } from './catalog.ts'
import { ShownLanguage, spokenLocale, useLocale } from './use-locale.ts'

const groups = new Map<string, Catalog<Sentences>>()

/** Brings what reasons say, by their groups: an area does so for the calls that it makes, before its first page. */
export const registerReasons = (...catalogs: Catalog<Sentences>[]) => {
  for (const one of catalogs) groups.set(one.name.replace('reasons/', ''), one)
}

const groupOf = ({ key }: Reason) => groups.get(key.split('.')[0] ?? '')
const loadedIn = (locale: string) => (group: string) => groups.get(group)?.loaded(locale)

/** The words for a reason in the language on the screen; undefined where nobody has brought or can load them. */
export const loadWords = async (why: Reason): Promise<string | undefined> => {
  const locale = spokenLocale()
  await groupOf(why)
    ?.load(locale)
    .catch(() => undefined)
  return wordsFor(why, loadedIn(locale))
}

/** Says reasons while a component renders; waits for their words where they are not there yet. */
export const useReasonWords = () => {
  const chosen = useLocale((state) => state.locale)
  const locale = use(ShownLanguage)?.code ?? chosen
  return (why: Reason | string): string => {
    const reason = typeof why === 'string' ? { key: why } : why
    const group = groupOf(reason)
    if (group && !group.loaded(locale)) use(group.load(locale))
    return wordsFor(reason, loadedIn(locale)) ?? reason.key
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
