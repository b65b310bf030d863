import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { firstView, type FirstView, type FirstViewRequest } from '@keyhaven/shared-contracts/platform/first-view'
import type { Bundle, Done, Job } from './render-worker.ts'

export type Limits = {
  /** Milliseconds until a bundle has to be loaded, and until a page has to be rendered. */
  loadMs: number
  renderMs: number
  /** Milliseconds without a request after which a thread ends. */
  idleMs: number
}

/** A thread that renders the pages of one release. */
export type FirstViewThread = {
  /** Rejects where the page cannot be rendered, and with all others where the thread ends. */
  render: (request: FirstViewRequest) => Promise<FirstView>
  /** Ends it after what it was asked already. */
  retire: () => void
}

/** Maximum of waiting pages; further guests do without. */
const maxWaiting = 100
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

/** Starts a thread for a bundle. `ended` is told why it ended, or nothing where it was no longer needed. */
export const startFirstViewThread = (
  bundle: Bundle,
  { loadMs, renderMs, idleMs }: Limits,
  ended: (error?: Error) => void,
): FirstViewThread => {
  const options = { workerData: bundle, env: {}, resourceLimits: memory, name: 'first view' }
  const worker = new Worker(path.join(import.meta.dirname, 'render-worker.ts'), options)
  worker.unref()
  const waiting = new Map<number, { resolve: (view: FirstView) => void; reject: (error: Error) => void }>()
  let jobs = 0
  let isLoaded = false
  let isRetired = false
  let hasEnded = false

  const end = (error?: Error) => {
    if (hasEnded) return
    hasEnded = true
    clearTimeout(deadline)
    clearTimeout(idle)
    void worker.terminate()
    for (const { reject } of waiting.values()) reject(error ?? new Error('The thread is no longer needed'))
    waiting.clear()
    ended(error)
  }
  const late = () =>
    end(new Error(isLoaded ? `No page after ${renderMs} ms` : `The bundle was not loaded after ${loadMs} ms`))
  const retire = () => {
    isRetired = true
    if (waiting.size === 0) end()
  }
  let deadline = setTimeout(late, loadMs)
  const idle = setTimeout(retire, idleMs).unref()

  worker.on('message', (done: Done) => {
    const job = waiting.get(done.job)
    waiting.delete(done.job)
    isLoaded = true
    clearTimeout(deadline)
    if (waiting.size > 0) deadline = setTimeout(late, renderMs)
    const view = 'failure' in done ? undefined : firstView.safeParse(done.view).data
    if (view) job?.resolve(view)
    else job?.reject(new Error('failure' in done ? done.failure : 'What was rendered is no first view'))
    if (isRetired && waiting.size === 0) end()
  })
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', (code) => end(new Error(`The thread ended with code ${code}`)))

  return {
    render: (request) =>
      new Promise((resolve, reject) => {
        if (hasEnded || waiting.size >= maxWaiting) return reject(new Error('The thread takes no more pages'))
        idle.refresh()
        if (isLoaded && waiting.size === 0) deadline = setTimeout(late, renderMs)
        waiting.set((jobs += 1), { resolve, reject })
        return worker.postMessage({ job: jobs, request } satisfies Job, [])
      }),
    retire,
  }
}
