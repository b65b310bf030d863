import { loadComponent, markFulfilled } from '@keyhaven/shared-contracts/web/area'
import { type ComponentType, use } from 'react'

/**
 * A part of a page that is loaded when it is first shown. Where `load` has ended before, it is drawn at once: what the server
 * wrote is not taken away to wait for it. `instead` stands where it cannot be loaded; without it the whole page fails.
 */
export const latePart = <P extends object, K extends string>(
  source: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
  instead?: ComponentType<P>,
) => {
  let loading: Promise<ComponentType<P>> | undefined
  const load = () => {
    if (loading) return loading
    const promise = loadComponent(source, name).catch((error: unknown) => {
      // The next visit tries again.
      loading = undefined
      if (instead) return instead
      throw error
    })
    loading = promise
    void promise.then(
      (value) => markFulfilled(promise, value),
      () => undefined,
    )
    return promise
  }
  function Part(props: P) {
    const Loaded = use(load())
    return <Loaded {...props} />
  }
  return Object.assign(Part, { load })
}
