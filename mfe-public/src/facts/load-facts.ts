type Loading = ReturnType<typeof load>

const load = (locale: string) =>
  import('./facts.tsx')
    .then(({ factsIn }) => factsIn(locale))
    // A stay can be asked for without them: where they cannot be loaded, the page goes on, and the next one tries again.
    .catch(() => {
      loads.delete(locale)
      return null
    })

const loads = new Map<string, Loading>()

/** Loads what shows the facts, with its words in a language. Once: a page that is drawn again finds the same. */
export const loadFacts = (locale: string): Loading => {
  const loading = loads.get(locale) ?? load(locale)
  if (!loads.has(locale)) {
    loads.set(locale, loading)
    // So React takes it at once, without waiting for what is there.
    void loading.then((value) => Object.assign(loading, { status: 'fulfilled', value }))
  }
  return loading
}
