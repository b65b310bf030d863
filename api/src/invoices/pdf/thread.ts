import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Document } from '../document.ts'
import { NotServing } from '../../db/unavailable.ts'
import { countDeath, countJob } from '../../metrics/workers.ts'
import type { Done, Job } from './worker.ts'

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: unknown) => void }

/** A thread with the drawings that it was given and has not made yet. */
type Thread = { worker: Worker; waiting: Map<number, Waiting>; deadline?: NodeJS.Timeout }

/** A thread that has answered nothing for so long hangs. */
const hungMs = 20_000

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
    const request = waiting.get(done.job)
    waiting.delete(done.job)
    expectAnswer(started)
    // A process that has nothing else to do may end.
    if (waiting.size === 0) worker.unref()
    if ('bytes' in done) request?.resolve(Buffer.from(done.bytes))
    else request?.reject(new Error(done.failure))
  })
  worker.on('error', fail)
  worker.on('exit', () => {
    clearTimeout(started.deadline)
    countDeath('documents')
    fail(new NotServing('busy', 'The thread that draws documents has ended.'))
  })
  return started
}

/** Ends a thread that hangs: everything else waits behind what it draws. */
const expectAnswer = (one: Thread, withinMs = hungMs) => {
  clearTimeout(one.deadline)
  if (one.waiting.size > 0) one.deadline = setTimeout(() => void one.worker.terminate(), withinMs).unref()
}

/** Draws a document in a thread of its own: a page takes as long as a hundred other answers. */
export function drawAside(document: Document, logo: Buffer | undefined, withinMs = hungMs): Promise<Buffer> {
  const drawer = (thread ??= start())
  const { worker, waiting } = drawer
  const job = (jobs += 1)
  const drawing = new Promise<Buffer>((resolve, reject) => {
    worker.postMessage({ job, document, logo } satisfies Job, [])
    waiting.set(job, { resolve, reject })
    if (waiting.size === 1) expectAnswer(drawer, withinMs)
    worker.ref()
  })
  return countJob('documents', () => drawing)
}
