import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Document } from './document.ts'
import type { Done, Job } from './pdf-worker.ts'

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: unknown) => void }

const waiting = new Map<number, Waiting>()
let thread: Worker | undefined
let jobs = 0

function fail(error: unknown) {
  thread = undefined
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}

function start() {
  const worker = new Worker(path.join(import.meta.dirname, 'pdf-worker.ts'))
  worker.on('message', (done: Done) => {
    const asked = waiting.get(done.job)
    waiting.delete(done.job)
    // A process that has nothing else to do may end.
    if (waiting.size === 0) worker.unref()
    if ('bytes' in done) asked?.resolve(Buffer.from(done.bytes))
    else asked?.reject(new Error(done.failure))
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread that draws documents has ended.')))
  return worker
}

/** Draws a document in a thread of its own: a page takes as long as a hundred other answers. */
export function drawAside(document: Document, logo: Buffer | undefined): Promise<Buffer> {
  const worker = (thread ??= start())
  const job = (jobs += 1)
  worker.ref()
  return new Promise((resolve, reject) => {
    waiting.set(job, { resolve, reject })
    worker.postMessage({ job, document, logo } satisfies Job, [])
  })
}
