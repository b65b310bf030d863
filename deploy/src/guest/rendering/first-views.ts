import { countDeath, countJob } from '@keyhaven/api/metrics/workers'
import type { FirstView, FirstViewRequest } from '@keyhaven/shared-contracts/platform/first-view'
import { inStore, type Store } from '../../store/store.ts'
import { type FirstViewThread, type Limits, startFirstViewThread } from './render-thread.ts'
import type { GuestTemplate } from '../guest-template.ts'

type Log = { error: (about: object, message: string) => void }
/** Pause before a release whose thread broke down is tried again, in milliseconds. */
const restMs = 30_000
const usual: Limits = { loadMs: 10_000, renderMs: 2000, idleMs: 300_000 }

/**
 * Renders pages with what their own release brings along, in a thread of its own: a release that throws, hangs or is
 * broken takes nothing but the first view from a guest. Only the release that was asked for last has a thread, and another one that
 * is out beside it, as a canary is.
 */
export const firstViews = (
  store: Store,
  log: Log,
  limits: Limits = usual,
  isOut: (version: string) => boolean = () => false,
) => {
  const threads = new Map<string, FirstViewThread>()
  const restingUntil = new Map<string, number>()
  const reported = new Set<string>()

  const report = (version: string, err: Error) => {
    if (reported.has(version)) return
    reported.add(version)
    log.error({ area: 'public', version, err }, 'First view not rendered: guests get the page without it')
  }
  const start = (version: string, { file, integrity }: NonNullable<GuestTemplate['firstView']>) => {
    for (const [other, { retire }] of threads) if (!isOut(other)) retire()
    const thread = startFirstViewThread({ file: inStore(store, file), integrity }, limits, (error) => {
      if (threads.get(version) === thread) threads.delete(version)
      if (!error) return
      countDeath('first views')
      restingUntil.set(version, performance.now() + restMs)
      report(version, error)
    })
    threads.set(version, thread)
    return thread
  }

  return {
    /** The first view of a page; undefined where its release has none, or cannot render it. */
    render: async ({ version = '', firstView }: GuestTemplate, request: FirstViewRequest) => {
      if (!firstView || (restingUntil.get(version) ?? 0) > performance.now()) return undefined
      try {
        await store.backing.bring(firstView.file)
        const thread = threads.get(version) ?? start(version, firstView)
        return await countJob('first views', () => thread.render(request))
      } catch (error) {
        report(version, error as Error)
        return undefined
      }
    },
    close: () => {
      for (const thread of threads.values()) thread.retire()
    },
  }
}

export type RenderFirstView = (template: GuestTemplate, request: FirstViewRequest) => Promise<FirstView | undefined>
