import { markFulfilled } from '@keyhaven/shared-contracts/web/area'

/** Loads in each language once what a page can be drawn without: a page that is drawn again finds the same. */
export const loadOnce = <T>(load: (locale: string) => Promise<T>) => {
  const loads = new Map<string, Promise<T | null>>()
  return (locale: string): Promise<T | null> => {
    const cachedLoad = loads.get(locale)
    if (cachedLoad) return cachedLoad
    // A stay can be asked for without it: where it cannot be loaded, the page goes on, and the next one tries again.
    const loading = load(locale).catch(() => {
      loads.delete(locale)
      return null
    })
    loads.set(locale, loading)
    void loading.then((value) => markFulfilled(loading, value))
    return loading
  }
}
