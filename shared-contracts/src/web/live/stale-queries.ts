import type { Query } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'

/** Many changes come together, and a command of this tab refreshes by itself in the meantime. */
const batchMs = 100

/** Time at which each query was sent last. */
const askedAt = new WeakMap<Query, number>()
queryClient.getQueryCache().subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'fetch') askedAt.set(event.query, performance.now())
})

/** Stands for all domains, also those of areas that this shell does not know. */
export const everyDomain = '*'

const waiting = new Map<string, number>()
let timer: ReturnType<typeof setTimeout> | undefined

const domainOf = (query: Query) => String(query.queryKey[0])
const refreshWaiting = () => {
  const heardAt = new Map(waiting)
  waiting.clear()
  timer = undefined
  void queryClient.invalidateQueries({
    // What was asked after the change was heard of, knows of it.
    predicate: (query) =>
      [domainOf(query), everyDomain].some(
        (domain) => (heardAt.get(domain) ?? -Infinity) > (askedAt.get(query) ?? -Infinity),
      ),
  })
}

/** Loads again, in a moment, what is on the screen of these domains; everything else is loaded when it is shown. */
export const refresh = (domains: readonly string[]) => {
  for (const domain of domains) waiting.set(domain, performance.now())
  if (waiting.size > 0) timer ??= setTimeout(refreshWaiting, batchMs)
}
