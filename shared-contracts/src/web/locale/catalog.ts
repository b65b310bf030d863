import { failedToLoad, loadModule, markFulfilled } from '../area/load-module.ts'

/** The messages of one story in every language that its area has; one language of them is loaded. */
export type Catalog<M> = {
  /** The folder of its modules: `invoices` where they are `./invoices/en.ts`, `./invoices/de.ts` … */
  name: string
  /** Loads a language, or English where it has no such one. Once: later calls get the same promise. */
  load: (locale: string) => Promise<M>
  /** Messages of a language, once they are loaded. */
  loaded: (locale: string) => M | undefined
}

const catalogs = new Set<Catalog<unknown>>()

/** Loads a language of every catalog that a screen has needed so far. */
export const loadCatalogs = (locale: string) => Promise.all([...catalogs].map(({ load }) => load(locale)))

/**
 * Catalog of the modules in a folder, one for each language: `catalog<Messages>('invoices', (locale) =>
 * import(`./invoices/${locale}.ts`))`. Each exports `messages`; `Messages` is the type of the English ones, which the others are held
 * to. English stands in for a language that has no module.
 */
export const catalog = <M>(name: string, source: (locale: string) => Promise<{ messages: M }>): Catalog<M> => {
  const promises = new Map<string, Promise<M>>()
  const done = new Map<string, M>()
  const loadOwn = async (locale: string) => (await loadModule(() => source(locale))).messages
  const loadFirst = (locale: string): Promise<M> =>
    loadOwn(locale).catch((error: unknown) => {
      if (locale === 'en' || failedToLoad(error)) throw error
      return load('en')
    })
  const load = (locale: string) => {
    catalogs.add(self)
    const before = promises.get(locale)
    if (before) return before
    const loading = loadFirst(locale)
    promises.set(locale, loading)
    loading.then(
      (messages) => {
        done.set(locale, messages)
        void markFulfilled(loading, messages)
      },
      // The next visit tries again.
      () => promises.delete(locale),
    )
    return loading
  }
  const self: Catalog<M> = { name, load, loaded: (locale) => done.get(locale) }
  return self
}
