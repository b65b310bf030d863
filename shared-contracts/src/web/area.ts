import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

export { contractVersion } from '../platform/contract-version.ts'

/**
 * What a remote exposes. The paths of `routes` are absolute (see `paths`): those below `/owner/dashboard` appear inside
 * the dashboard layout, all others stand alone.
 */
export type Area = { contract: string; routes: RouteObject[] }

const waits = [300, 900]
const failedToLoad = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /Loading (CSS )?chunk|dynamically imported module|Importing a module script/i.test(error.message))
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads a module and takes one component out of it, trying again where its files could not be fetched. Only loading is
 * tried again, because a module that threw while it was evaluated comes back half-made the second time.
 */
export const loadComponent = async <P extends object, K extends string>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): Promise<ComponentType<P>> => {
  let first: unknown
  for (let attempt = 0; ; attempt++) {
    try {
      const component = (await load())[name]
      if (!component) throw new Error(`The module has no ${name}`)
      return component
    } catch (error) {
      // What could not borrow a module stays half-made; the second error would be about that, not about the cause.
      if (attempt > 0 && !failedToLoad(error)) throw first
      first = error
      const ms = waits[attempt]
      if (ms === undefined || !failedToLoad(error)) throw error
      await wait(ms)
    }
  }
}

/**
 * A page that is loaded when its route is first visited: `lazy: lazyPage(() => import('./x-page.tsx'), 'XPage')`.
 * The router remembers a rejected `lazy` for ever, so retrying happens in here.
 */
export const lazyPage =
  <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  async (): Promise<{ Component: ComponentType }> => ({ Component: await loadComponent(load, name) })

/** A page as the router takes it; its address and the module that shows it are also what its area says about it. */
export type Page = { path: string; load: () => Promise<unknown>; lazy: () => Promise<{ Component: ComponentType }> }

/** A page of an area: `page(paths.clients(), () => import('./clients/clients-page.tsx'), 'ClientsPage')`. */
export const page = <K extends string>(path: string, load: () => Promise<Record<K, ComponentType>>, name: K): Page => ({
  path,
  load,
  lazy: lazyPage(load, name),
})
