import type { ComponentType } from 'react'

const waits = [300, 900]
const failedToLoad = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /Loading (CSS )?chunk|dynamically imported module|Importing a module script/i.test(error.message))
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A page that is loaded when its route is first visited: `lazy: lazyPage(() => import('./x-page.tsx'), 'XPage')`.
 * The router remembers a rejected `lazy` for ever, so retrying happens in here; only loading is tried again, because
 * a module that threw while it was evaluated comes back half-made the second time.
 */
export const lazyPage =
  <M extends Record<K, ComponentType>, K extends string>(load: () => Promise<M>, name: K) =>
  async (): Promise<{ Component: ComponentType }> => {
    let first: unknown
    for (let attempt = 0; ; attempt++) {
      try {
        const Component = (await load())[name]
        if (!Component) throw new Error(`The module has no ${name}`)
        return { Component }
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
