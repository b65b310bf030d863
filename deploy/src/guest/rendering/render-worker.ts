import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { FirstView, FirstViewModule, FirstViewRequest } from '@keyhaven/shared-contracts/platform/first-view'

/** The file of a release that renders its pages, and its `sha384-` hash. */
export type Bundle = { file: string; integrity: string }
export type Job = { job: number; request: FirstViewRequest }
/** `job` 0 says that the bundle is loaded. */
export type Done = { job: number } & ({ view?: FirstView } | { failure: string })

const { file, integrity } = workerData as Bundle
const hash = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
if (hash !== integrity) throw new Error(`${file} is not what was published`)
const { renderPage } = (await import(pathToFileURL(file).href)) as FirstViewModule
const answer = (done: Done) => parentPort?.postMessage(done, [])

const render = async ({ job, request }: Job) => {
  try {
    answer({ job, view: await renderPage(request) })
  } catch (error) {
    answer({ job, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}
parentPort?.on('message', (job: Job) => void render(job))
answer({ job: 0 })
