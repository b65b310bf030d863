import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { fairConcurrencyLimit } from '../../concurrency-limit.ts'

/** An element of a page that says something about the booking: its name and attributes, in small letters. */
export type Tag = { name: string; attributes: ReadonlyMap<string, string>; isInHead: boolean }

const timeoutMs = 5000
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }
const turns = fairConcurrencyLimit({ all: 1, each: 1 })

/** The page could not be read within the limits. */
export class Unreadable extends Error {}

/**
 * The scripts, frames, booking elements and meta elements that a browser finds in a page. As a browser must, the parser
 * takes a time and memory that grow with the square of how deeply tags are nested, and the page is a stranger's: so it
 * is parsed in a thread that is ended when it takes too much, one after the other and each owner in turn.
 */
export const pageTags = (html: string, owner: string, patienceMs = timeoutMs): Promise<Tag[]> =>
  turns.run(
    owner,
    () =>
      new Promise((resolve, reject) => {
        const options = { workerData: html, env: {}, resourceLimits: memory, name: 'page test' }
        const worker = new Worker(path.join(import.meta.dirname, 'page-tags-worker.ts'), options)
        const giveUp = () => {
          clearTimeout(timer)
          reject(new Unreadable())
          void worker.terminate()
        }
        const timer = setTimeout(giveUp, patienceMs)
        worker.on('error', giveUp).on('exit', giveUp)
        worker.on('message', (tags: Tag[]) => {
          clearTimeout(timer)
          resolve(tags)
        })
      }),
  )
