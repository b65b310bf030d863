import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { loadModule } from './area/load-module.ts'
import type { Catalog } from './locale/catalog.ts'
import { loadLanguage } from './locale/languages.ts'
import { useLocale } from './locale/use-locale.ts'

export { contractVersion } from '../platform/contract-version.ts'
export { markFulfilled } from './area/load-module.ts'

/**
 * Exports of a remote. The paths of `routes` are absolute (see `paths`): those below `/owner/dashboard` appear inside
 * the dashboard layout, all others stand alone.
 */
export type Area = { contract: string; routes: RouteObject[] }

/** Loads a module and takes one component out of it. */
export const loadComponent = async <P extends object, K extends string>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): Promise<ComponentType<P>> => {
  const component = (await loadModule(load))[name]
  if (!component) throw new Error(`The module has no ${name}`)
  return component
}

/**
 * A page that is loaded when its route is first visited: `lazy: lazyPage(() => import('./x-page.tsx'), 'XPage')`.
 * The router remembers a rejected `lazy` for ever, so retrying happens in here.
 */
export const lazyPage =
  <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  async (): Promise<{ Component: ComponentType }> => ({ Component: await loadComponent(load, name) })

/** A page as the router takes it; its address and the module that shows it are also what its area says about it. */
export type Page = {
  path: string
  load: () => Promise<unknown>
  /** Loads it with its messages in a language: that of the screens, unless another one is named. */
  lazy: (locale?: string) => Promise<{ Component: ComponentType }>
  /** The names of its catalogs. */
  catalogs: string[]
}

/**
 * A page of an area, with the catalogs of what it says:
 * `page(paths.clients(), () => import('./clients/clients-page.tsx'), 'ClientsPage', clientsCatalog)`.
 */
export const page = <K extends string>(
  path: string,
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
  ...catalogs: Catalog<unknown>[]
): Page => ({
  path,
  load,
  catalogs: catalogs.map((one) => one.name),
  lazy: async (locale = useLocale.getState().locale) => {
    // Together: neither file waits for the other.
    const words = [loadLanguage(locale), ...catalogs.map((one) => one.load(locale))]
    const [Component] = await Promise.all([loadComponent(load, name), ...words])
    return { Component }
  },
})
