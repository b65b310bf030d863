import { apiShapes } from '@keyhaven/api/events/api-shapes'
import type { Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import type { ApiShapes } from '@keyhaven/shared-contracts/platform/call-shapes'
import { problemsAtStart } from '../calls/new-meanings.ts'
import type { Current, Generation } from '../store/generation.ts'
import type { Store } from '../store/store.ts'

/** Finds out why releases that are out cannot live with the API of this process, a sentence each; once for each change of the store. */
export const apiProblems = (store: Store, current: () => Promise<Current>, endpoints: () => readonly Endpoint[]) => {
  let served: ApiShapes | undefined
  let last: { generation: Generation; problems: Promise<string[]> } | undefined
  const problemsOf = async ({ registry }: Generation) => {
    served ??= apiShapes(endpoints())
    return problemsAtStart(store, registry, served)
  }
  return async () => {
    const { generation } = await current()
    if (last?.generation !== generation) last = { generation, problems: problemsOf(generation) }
    const { problems } = last
    // A store that did not answer is asked again.
    problems.catch(() => (last = undefined))
    return problems
  }
}
