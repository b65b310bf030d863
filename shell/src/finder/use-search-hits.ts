import { type Domain, endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import { type SearchHit, searchHit, searchQuery } from '@keyhaven/shared-contracts/contract/search'
import { inLanguage, type SearchSource } from '@keyhaven/shared-contracts/platform/area-manifest'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useLocale, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { z } from 'zod'
import { useComposition } from '../composition/composition.ts'
import { useNavItems } from '../dashboard/navigation.ts'
import { shellCatalog } from '../messages/catalogs.ts'
import type { SearchResult } from './finder-group.tsx'

/** Search sources of the areas, in order and with their names in the language of the screen. */
const useSearchSources = () => {
  const areas = useComposition(({ releases }) => releases.areas)
  const locale = useLocale((state) => state.locale)
  return useMemo(
    () =>
      [...areas.values()]
        .flatMap(({ release }) => release.manifest.search.map((source) => inLanguage(source, locale)))
        .toSorted((a, b) => a.order - b.order),
    [areas, locale],
  )
}

const endpointOf = ({ call, id }: SearchSource) =>
  endpoint({
    // `/api/search/clients/` answers with clients, and is out of date whenever they are.
    domain: call.split('/')[3] as Domain,
    summary: `Find ${id}`,
    method: 'GET',
    path: call,
    access: 'owner',
    query: searchQuery,
    response: z.array(searchHit),
  })

/** The question to one source; what was found before stays until the answer is there. */
const hitsOf = (source: SearchSource, search: string, locale: string) => ({
  ...q(endpointOf(source), { query: { search, locale } }),
  enabled: search !== '',
  placeholderData: keepPreviousData,
})

/** Address of a hit. */
const pageOf = ({ to }: SearchSource, { id, title }: SearchHit) =>
  to.replaceAll('{id}', String(id)).replaceAll('{title}', encodeURIComponent(title))

/** Shortcuts of the areas, and the parts of the settings. */
const useShortcuts = () => {
  const areas = useComposition(({ releases }) => releases.areas)
  const locale = useLocale((state) => state.locale)
  return useMemo(
    () =>
      [...areas.values()].flatMap(({ release: { manifest } }) => [
        ...(manifest.shortcuts ?? []).map((shortcut) => inLanguage(shortcut, locale)),
        ...manifest.settings.map((section) => {
          const { id, title, path } = inLanguage(section, locale)
          return { id: `settings-${id}`, label: title, to: path }
        }),
      ]),
    [areas, locale],
  )
}

/** The pages whose name has a word that begins like this; all of them before anything is typed. */
const pagesNamed = <T extends { label: string }>(items: readonly T[], search: string) => {
  const words = search.toLowerCase()
  return items.filter(({ label }) => ` ${label.toLowerCase()}`.includes(` ${words}`))
}

export type ResultGroup = { id: string; title: string; results: SearchResult[] }

/** Search results by source; `query` is ahead of `search` while the user types. */
export const useSearchHits = (query: string, search: string) => {
  const t = useMessages(shellCatalog)
  const locale = useLocale((state) => state.locale)
  const sources = useSearchSources()
  const { main, bottom } = useNavItems()
  const shortcuts = useShortcuts()
  const answers = useQueries({ queries: sources.map((source) => hitsOf(source, search, locale)) })

  const sourceAnswers = sources.map((source, at) => ({ source, answer: answers[at] }))
  const hits = sourceAnswers.flatMap(({ source, answer }): ResultGroup[] => {
    if (query === '' || search === '' || !answer?.data?.length) return []
    const results = answer.data.map((hit) => ({
      key: `found-${source.id}-${hit.id}`,
      title: hit.title,
      hint: hit.hint,
      to: pageOf(source, hit),
    }))
    return [{ id: source.id, title: source.title, results }]
  })
  const navPages = [...main, ...bottom].map(({ id, label, path }) => ({ id, label, to: path }))
  // Before anything is typed the navigation alone is offered.
  const pages = pagesNamed(query === '' ? navPages : [...navPages, ...shortcuts], query).map(({ id, label, to }) => ({
    key: `page-${id}`,
    title: label,
    to,
  }))
  const failed = sourceAnswers.flatMap(({ source, answer }) =>
    search !== '' && answer?.error
      ? [{ id: source.id, title: source.title, isRetrying: answer.isFetching, retry: () => void answer.refetch() }]
      : [],
  )
  return {
    groups: [...hits, ...(pages.length > 0 ? [{ id: 'pages', title: t.finder.goTo, results: pages }] : [])],
    failed: query === '' ? [] : failed,
    isSearching: query !== search || answers.some((answer) => answer.isFetching),
  }
}
