const delaysMs = [300, 900, 2000]
/** The compiler marks a script that did not come by the name of the error, and a style sheet by its code. */
const isLoadError = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads a chunk again when it failed. A shared module that could not be fetched leaves its importers half initialised
 * until the page is reloaded, so trying again has to happen here, before anybody hears of it.
 */
export const withRetry =
  (load: (chunk: string) => Promise<unknown>, pauses: readonly number[] = delaysMs) =>
  async (chunk: string): Promise<unknown> => {
    for (const pause of pauses) {
      try {
        return await load(chunk)
      } catch (error) {
        if (!isLoadError(error)) throw error
        await wait(pause)
      }
    }
    return load(chunk)
  }

/** Chunks of the shell that are on their way, and whether one was lost for good. */
let waiting = 0
let isLost = false

/** True once a script of the shell is missing for good: later errors of an area are not its own fault. */
export const isShellLost = () => isLost
/** True while an area may be waiting for a script of the shell. */
export const isShellLate = () => waiting > 0

/** Makes every chunk of the shell load so. */
export const retryChunks = () => {
  const runtime = __webpack_require__ as unknown as { e: (chunk: string) => Promise<unknown> }
  const load = withRetry(runtime.e)
  runtime.e = async (chunk) => {
    waiting++
    try {
      return await load(chunk)
    } catch (error) {
      isLost = true
      throw error
    } finally {
      waiting--
    }
  }
}
