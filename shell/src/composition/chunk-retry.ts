const delaysMs = [300, 900, 2000]
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
        if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error
        await wait(pause)
      }
    }
    return load(chunk)
  }

/** Makes every chunk of the shell load so; says when one is lost for good, whatever its borrowers then stumble over. */
export const retryChunks = (onLost: () => void) => {
  const runtime = __webpack_require__ as unknown as { e: (chunk: string) => Promise<unknown> }
  const load = withRetry(runtime.e)
  runtime.e = (chunk) =>
    load(chunk).catch((error: unknown) => {
      onLost()
      throw error
    })
}
