import { useQueries } from '@tanstack/react-query'
import { useNavItems } from '../dashboard/navigation.ts'
import type { Found } from './finder-group.tsx'
import { hitsOf, pageOf, pagesNamed, useSearchSources } from './sources.ts'

export type FoundGroup = { title: string; found: Found[] }

/** What the words find, by source; `typed` is ahead of `search` while somebody types. */
export const useFound = (typed: string, search: string) => {
  const sources = useSearchSources()
  const { main, bottom } = useNavItems()
  const answers = useQueries({ queries: sources.map((source) => hitsOf(source, search)) })

  const asked = sources.map((source, at) => ({ source, answer: answers[at] }))
  const hits = asked.flatMap(({ source, answer }): FoundGroup[] => {
    if (typed === '' || search === '' || !answer?.data?.length) return []
    const found = answer.data.map((hit) => ({
      key: `found-${source.id}-${hit.id}`,
      title: hit.title,
      hint: hit.hint,
      to: pageOf(source, hit),
    }))
    return [{ title: source.title, found }]
  })
  const pages = pagesNamed([...main, ...bottom], typed).map(({ id, label, path }) => ({
    key: `page-${id}`,
    title: label,
    to: path,
  }))
  const failed = asked.flatMap(({ source, answer }) =>
    search !== '' && answer?.error
      ? [{ title: source.title, isRetrying: answer.isFetching, retry: () => void answer.refetch() }]
      : [],
  )
  return {
    groups: [...hits, ...(pages.length > 0 ? [{ title: 'Go to', found: pages }] : [])],
    failed: typed === '' ? [] : failed,
    isSearching: typed !== search || answers.some((answer) => answer.isFetching),
  }
}
