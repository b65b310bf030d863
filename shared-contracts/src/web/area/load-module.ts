const waits = [300, 900]
/** True where the files of a module could not be fetched; false where there is no such module, or it threw. */
export const failedToLoad = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /Loading (CSS )?chunk|dynamically imported module|Importing a module script/i.test(error.message))
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads a module, trying again where its files could not be fetched. Only loading is tried again, because a module that
 * threw while it was evaluated comes back half-made the second time.
 */
export const loadModule = async <M>(load: () => Promise<M>): Promise<M> => {
  let first: unknown
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
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

/** Notes the value of a promise on it, as React's `use` does: it then takes it at once, without waiting for what is there. */
export const markFulfilled = <T>(promise: Promise<T>, value: T): Promise<T> =>
  Object.assign(promise, { status: 'fulfilled', value })
