import { loadModule } from '../area/load-module.ts'

type Source<M> = () => Promise<{ messages: M }>

/** The messages of one story in every language that its area has; one language of them is loaded. */
export type Catalog<M> = {
  /** The folder of its modules: `invoices` where they are `./invoices/en.ts`, `./invoices/de.ts` … */
  name: string
  /** The languages that it has. */
  languages: string[]
  /** Loads a language, or English where it has no such one. Once: later calls get the same promise. */
  load: (locale: string) => Promise<M>
  /** Messages of a language, once they are loaded. */
  loaded: (locale: string) => M | undefined
}

const catalogs = new Set<Catalog<unknown>>()

/** Loads a language of every catalog that a screen has needed so far. */
export const loadCatalogs = (locale: string) => Promise.all([...catalogs].map(({ load }) => load(locale)))

/**
 * Names the modules of a catalog: `catalog('invoices', { en: () => import('./invoices/en.ts'), … })`. Each exports
 * `messages`; the English ones say which there are and what they take, and the others are held to them by their type.
 */
export const catalog = <M>(
  name: string,
  sources: { en: Source<M> } & Partial<Record<string, Source<NoInfer<M>>>>,
): Catalog<M> => {
  const promises = new Map<Source<M>, Promise<M>>()
  const done = new Map<Source<M>, M>()
  const sourceOf = (locale: string) => (Object.hasOwn(sources, locale) ? sources[locale] : undefined) ?? sources.en
  const load = (locale: string) => {
    catalogs.add(self)
    const source = sourceOf(locale)
    const before = promises.get(source)
    if (before) return before
    const loading = loadModule(source).then(({ messages }) => {
      done.set(source, messages)
      return messages
    })
    promises.set(source, loading)
    loading.then(
      // So React takes it at once, without waiting for what is there.
      (messages) => Object.assign(loading, { status: 'fulfilled', value: messages }),
      // The next visit tries again.
      () => promises.delete(source),
    )
    return loading
  }
  const self: Catalog<M> = {
    name,
    languages: Object.keys(sources),
    load,
    loaded: (locale) => done.get(sourceOf(locale)),
  }
  return self
}
