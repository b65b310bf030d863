import {
  type AreaHelp,
  areaHelp,
  helpInLanguage,
  type HelpSection,
  type HelpTopic,
} from '@keyhaven/shared-contracts/platform/help'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { useHelpSources } from '@keyhaven/shared-contracts/web/navigation'
import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query'

/** Merges the help of all areas: sections in order, each with the topics of every area that adds some to it. */
export const joinSections = (helps: readonly AreaHelp[]): HelpSection[] => {
  const parts = helps.flatMap(({ sections }) => sections).toSorted((a, b) => a.order - b.order)
  const joined = new Map<string, HelpSection>()
  for (const part of parts) {
    const first = joined.get(part.id)
    joined.set(part.id, first ? { ...part, ...first, topics: [...first.topics, ...part.topics] } : part)
  }
  return [...joined.values()]
}

/** A topic by its id, with the section that it stands in. */
export const findTopic = (sections: readonly HelpSection[], id: string) => {
  for (const section of sections) {
    const topic = section.topics.find((one) => one.id === id)
    if (topic) return { section, topic }
  }
  return undefined
}

const timeoutMs = 8000

/** A topic names its pictures from where its help lies; an `<img>` needs their addresses. */
const withPictures = ({ sections }: AreaHelp, address: string): AreaHelp => {
  const at = (name: string) => new URL(name, new URL(address, window.location.href)).href
  const topicAt = (topic: HelpTopic): HelpTopic => {
    if (!topic.picture) return topic
    const { alt, light, dark } = topic.picture
    return { ...topic, picture: { alt, light: at(light), dark: at(dark) } }
  }
  return { sections: sections.map((section) => ({ ...section, topics: section.topics.map(topicAt) })) }
}

const load = async (address: string, signal: AbortSignal) => {
  const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return withPictures(areaHelp.parse(await response.json()), address)
}

/** A release never changes, and neither does its help. */
const helpAt = (address: string) =>
  queryOptions({
    queryKey: ['help', address],
    queryFn: ({ signal }) => load(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

const combine = (results: UseQueryResult<AreaHelp>[]) => ({
  sections: joinSections(results.flatMap(({ data }) => data ?? [])),
  isLoading: results.some(({ isPending }) => isPending),
  isRetrying: results.some(({ isFetching, error }) => isFetching && error),
  failed: results.filter(({ error }) => error).length,
  retry: () => {
    for (const { error, refetch } of results) if (error) void refetch()
  },
})

/**
 * The help of all areas on this page, each in the language on the screen where it has that. What cannot be fetched is
 * missing, and is no reason to miss the rest.
 */
export const useHelp = () => {
  const locale = useLocale((state) => state.locale)
  const { addresses, languages } = useHelpSources()
  const inLocale = (address: string) =>
    languages[address]?.includes(locale) ? helpInLanguage(address, locale) : address
  return useQueries({ queries: addresses.map((address) => helpAt(inLocale(address))), combine })
}
