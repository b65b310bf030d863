import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Document } from '../document.ts'
import { countDeath, countJob } from '../../metrics/workers.ts'
import type { Done, Job } from './worker.ts'

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: unknown) => void }

/** A thread with the drawings that it was given and has not made yet. */
type Thread = { worker: Worker; waiting: Map<number, Waiting> }

let thread: Thread | undefined
let jobs = 0

function start(): Thread {
  const worker = new Worker(path.join(import.meta.dirname, 'worker.ts'))
  const started: Thread = { worker, waiting: new Map() }
  const { waiting } = started
  // It says that it ends after its error, when the next one may be drawing already.
  const fail = (error: unknown) => {
    if (thread === started) thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('message', (done: Done) => {
    const asked = waiting.get(done.job)
    waiting.delete(done.job)
    // A process that has nothing else to do may end.
    if (waiting.size === 0) worker.unref()
    if ('bytes' in done) asked?.resolve(Buffer.from(done.bytes))
    else asked?.reject(new Error(done.failure))
  })
  worker.on('error', fail)
  worker.on('exit', () => {
    countDeath('documents')
    fail(new Error('The thread that draws documents has ended.'))
  })
  return started
}

/** Draws a document in a thread of its own: a page takes as long as a hundred other answers. */
export function drawAside(document: Document, logo: Buffer | undefined): Promise<Buffer> {
  const { worker, waiting } = (thread ??= start())
  const job = (jobs += 1)
  const drawing = new Promise<Buffer>((resolve, reject) => {
    worker.postMessage({ job, document, logo } satisfies Job, [])
    waiting.set(job, { resolve, reject })
    worker.ref()
  })
  return countJob('documents', () => drawing)
}
