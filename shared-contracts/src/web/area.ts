import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { SlotName, SlotProps } from '../platform/slots.ts'
import { loadModule } from './area/load-module.ts'
import type { Catalog } from './locale/catalog.ts'
import { loadLanguage } from './locale/languages.ts'
import { useLocale } from './locale/use-locale.ts'

export { contractVersion } from '../platform/contract-version.ts'
export { markFulfilled } from './area/load-module.ts'
export { type Filler, type PlacedFiller, Slot, useSlots } from './area/slot.ts'

/**
 * Exports of a remote. The paths of `routes` are absolute (see `paths`): those below `/owner/dashboard` appear inside
 * the dashboard layout, all others stand alone. `slots` are its parts in pages of others, by the ids of its manifest.
 */
export type Area = { contract: string; routes: RouteObject[]; slots?: Readonly<Record<string, Filling>> }

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

/** A component whose script is loaded together with its messages, in a language: neither waits for the other. */
const withWords =
  <P extends object, K extends string>(
    load: () => Promise<Record<K, ComponentType<P>>>,
    name: K,
    catalogs: readonly Catalog<unknown>[],
  ) =>
  async (locale = useLocale.getState().locale) => {
    const words = [loadLanguage(locale), ...catalogs.map((one) => one.load(locale))]
    const [Component] = await Promise.all([loadComponent(load, name), ...words])
    return { Component }
  }

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
  lazy: withWords(load, name, catalogs),
})

/** A component that stands in a slot, loaded once that is on the screen. The shell hands it the props of the slot. */
export type Filling = { slot: SlotName; lazy: () => Promise<{ Component: ComponentType }> }

/**
 * A part of an area in a slot of another area's page, with the catalogs of what it says:
 * `fill('booking.popup', () => import('./bookings/booking-invoices.tsx'), 'BookingInvoices', invoicesCatalog)`.
 */
export const fill = <S extends SlotName, K extends string>(
  slot: S,
  load: () => Promise<Record<K, ComponentType<SlotProps<S>>>>,
  name: K,
  ...catalogs: Catalog<unknown>[]
): Filling => ({ slot, lazy: withWords(load, name, catalogs) as Filling['lazy'] })
