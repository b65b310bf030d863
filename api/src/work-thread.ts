import { parentPort, Worker } from 'node:worker_threads'
import { fairConcurrencyLimit } from './concurrency-limit.ts'

/** Error for a thread's task that takes more time or memory than any should. */
export class TooMuchWork extends Error {}

type Options = {
  /** The module of the thread, which says what it does by `workAside`. */
  file: string
  name: string
  timeoutMs: number
  memoryMb: number
}
type ThreadMessage<Result> = { ready: true } | { result: Result } | { failure: string }

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const resultOf = <Result>(message: ThreadMessage<Result>): Result => {
  if ('result' in message) return message.result
  throw new Error('failure' in message ? message.failure : 'A thread answered without a result.')
}

/**
 * Work whose amount strangers choose, in a thread of its own, so that the one that serves everybody goes on meanwhile. One piece
 * after the other, each owner in turn; a piece that takes too much ends with its thread, and the next one gets a new one.
 */
export function workThread<Result>({ file, name, timeoutMs, memoryMb }: Options) {
  const turns = fairConcurrencyLimit({ all: 1, each: 1 })
  let current: Worker | undefined

  const start = () =>
    new Promise<Worker>((resolve, reject) => {
      const worker = new Worker(file, { name, env: {}, resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
      worker.once('error', reject).once('message', () => {
        worker.off('error', reject)
        // One that ends while it has nothing to do harms nobody.
        worker.on('error', () => {}).on('exit', () => void (current = undefined))
        resolve(worker)
      })
    })

  const work = async (input: string) => {
    // A busy machine may take its time until here, which is not the fault of the work.
    const worker = (current ??= await start())
    worker.ref()
    const answer = Promise.withResolvers<ThreadMessage<Result>>()
    const end = (error: unknown) => answer.reject(isOutOfMemory(error) ? new TooMuchWork(name) : error)
    const exit = () => end(new Error(`The thread “${name}” has ended.`))
    const timer = setTimeout(() => answer.reject(new TooMuchWork(name)), timeoutMs)
    worker.on('message', answer.resolve).on('error', end).on('exit', exit).postMessage(input, [])
    try {
      return resultOf(await answer.promise)
    } catch (error) {
      current = undefined
      void worker.terminate()
      throw error
    } finally {
      clearTimeout(timer)
      worker.off('message', answer.resolve).off('error', end).off('exit', exit).unref()
    }
  }
  return (key: unknown, input: string): Promise<Result> => turns.run(key, () => work(input))
}

/** Does in this thread what a `workThread` is given. */
export function workAside<Result>(work: (input: string) => Promise<Result>) {
  const say = (message: ThreadMessage<Result>) => parentPort?.postMessage(message, [])
  const answer = async (input: string) => {
    try {
      say({ result: await work(input) })
    } catch (error) {
      say({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }
  parentPort?.on('message', (input: string) => void answer(input))
  say({ ready: true })
}
