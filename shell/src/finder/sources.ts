import type { NavItem, SearchSource } from '@keyhaven/shared-contracts/platform/area-manifest'
import { type Domain, endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import { type SearchHit, searchHit, searchQuery } from '@keyhaven/shared-contracts/contract/search'
import { q } from '@keyhaven/shared-contracts/web/query'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { z } from 'zod'
import { useComposition } from '../composition/composition.ts'

/** What the areas of this page let people find, in order. */
export const useSearchSources = () => {
  const areas = useComposition(({ releases }) => releases.areas)
  return useMemo(
    () => [...areas.values()].flatMap(({ release }) => release.manifest.search).toSorted((a, b) => a.order - b.order),
    [areas],
  )
}

const endpointOf = ({ call, title }: SearchSource) =>
  endpoint({
    // `/api/search/clients/` answers with clients, and is as old as they are.
    domain: call.split('/')[3] as Domain,
    summary: `Find ${title}`,
    method: 'GET',
    path: call,
    access: 'owner',
    query: searchQuery,
    response: z.array(searchHit),
  })

/** The question to one source; what was found before stays until the answer is there. */
export const hitsOf = (source: SearchSource, search: string) => ({
  ...q(endpointOf(source), { query: { search } }),
  enabled: search !== '',
  placeholderData: keepPreviousData,
})

/** Where a hit leads. */
export const pageOf = ({ to }: SearchSource, { id, title }: SearchHit) =>
  to.replaceAll('{id}', String(id)).replaceAll('{title}', encodeURIComponent(title))

/** The pages whose name has a word that begins like this; all of them before anything is typed. */
export const pagesNamed = (items: readonly NavItem[], search: string) => {
  const words = search.toLowerCase()
  return items.filter(({ label }) => ` ${label.toLowerCase()}`.includes(` ${words}`))
}
