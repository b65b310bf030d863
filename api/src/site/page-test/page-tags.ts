import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { fairConcurrencyLimit } from '../../concurrency-limit.ts'

/** An element of a page that says something about the booking: its name and attributes, in small letters. */
export type Tag = { name: string; attributes: ReadonlyMap<string, string>; isInHead: boolean }

const timeoutMs = 8000
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }
const turns = fairConcurrencyLimit({ all: 1, each: 1 })

/** Messages of the thread: once that it takes a page, then the tags in it. */
export type TagsMessage = 'ready' | Tag[]

/** The page could not be read within the limits. */
export class Unreadable extends Error {}

/**
 * The scripts, frames, booking elements and meta elements that a browser finds in a page. As a browser must, the parser
 * takes a time and memory that grow with the square of how deeply tags are nested, and the page is a stranger's: so it
 * is parsed in a thread that is ended when it takes too much, one after the other and each owner in turn.
 */
export const pageTags = (html: string, owner: string): Promise<Tag[]> =>
  turns.run(
    owner,
    () =>
      new Promise((resolve, reject) => {
        const options = { env: {}, resourceLimits: memory, name: 'page test' }
        const worker = new Worker(path.join(import.meta.dirname, 'page-tags-worker.ts'), options)
        let timer: NodeJS.Timeout | undefined
        const end = () => {
          clearTimeout(timer)
          void worker.terminate()
        }
        const fail = (error?: unknown) => {
          end()
          reject(timer ? new Unreadable() : (error ?? new Error('The thread that reads pages did not start.')))
        }
        worker.on('error', fail).on('exit', () => fail())
        worker.on('message', (message: TagsMessage) => {
          if (message !== 'ready') {
            end()
            return resolve(message)
          }
          // A busy machine may take its time until here, which is not the fault of the page.
          timer = setTimeout(fail, timeoutMs)
          return worker.postMessage(html, [])
        })
      }),
  )
