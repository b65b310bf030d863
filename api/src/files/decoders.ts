import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { NotServing } from '../db/unavailable.ts'
import { countBusyDecoder, countDeath } from '../metrics/workers.ts'
import type { AvifJob, DrawJob, Head } from './decode.ts'

export type Job = (
  | { do: 'head' | 'preview' | 'emblem'; path: string }
  | ({ do: 'draw' } & DrawJob)
  | ({ do: 'avif' } & AvifJob)
) & {
  /** Limit of CPU time; the clock of the wall says nothing on a busy machine. */
  cpuMs: number
  /** Limit of further memory. */
  bytes: number
}
export type Done = { head: Head } | { drawn: Uint8Array[]; colours?: string[] } | { failure: string }
/** `isSpent`: the decoder does not get back to the memory that it began with, and should be replaced. */
export type DecoderAnswer = Done & { isSpent: boolean }

/** A decoder was ended in the middle of a picture: by its work, by its memory, or from outside. */
export class DecoderEnded extends Error {}

/** For a decoder that hangs without working, and for one that does not get as far as that. */
const deadlineMs = 40_000
const startDeadlineMs = 10_000
const idleMs = 30_000

const program = path.join(import.meta.dirname, 'decoder-process.ts')

type Waiting = { resolve: (answer: DecoderAnswer) => void; reject: (error: Error) => void }
type Decoder = { child: ChildProcess; waiting?: Waiting | undefined; rest?: NodeJS.Timeout }

const idle = new Set<Decoder>()

function start(): Promise<Decoder> {
  const child = fork(program, {
    execArgv: ['--max-old-space-size=64'],
    // Nothing of what this process knows: neither passwords nor keys.
    env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  const decoder: Decoder = { child }
  let isReady = false
  const deadline = setTimeout(() => child.kill('SIGKILL'), startDeadlineMs)
  return new Promise((ready, fail) => {
    child.on('message', (answer: DecoderAnswer | 'ready') => {
      if (answer === 'ready') {
        isReady = true
        clearTimeout(deadline)
        return ready(decoder)
      }
      return decoder.waiting?.resolve(answer)
    })
    const ended = (why: unknown) => {
      idle.delete(decoder)
      clearTimeout(deadline)
      clearTimeout(decoder.rest)
      // One that a picture ended is no fault of ours; one that did not start is.
      if (decoder.waiting) countDeath('pictures', true)
      else if (!isReady) countDeath('pictures')
      fail(new NotServing('busy', `A decoder did not start: ${String(why)}.`))
      decoder.waiting?.reject(new DecoderEnded('A decoder ended in the middle of a picture.'))
    }
    child.on('error', ended)
    child.on('exit', (code, signal) => ended(code ?? signal))
  })
}

/** Waits for the next job for a while; a process that has nothing else to do may end meanwhile. */
function rest(decoder: Decoder) {
  const { child } = decoder
  child.unref()
  child.channel?.unref()
  idle.add(decoder)
  decoder.rest = setTimeout(() => {
    idle.delete(decoder)
    child.disconnect()
  }, idleMs).unref()
}

function wake(): Decoder | undefined {
  const [decoder] = idle
  if (!decoder) return undefined
  idle.delete(decoder)
  clearTimeout(decoder.rest)
  decoder.child.ref()
  decoder.child.channel?.ref()
  return decoder
}

/** Lets a decoder do one job. There are as many as jobs at once; one that ended is replaced when the next is needed. */
export const askDecoder = (job: Job): Promise<Done> => countBusyDecoder(() => ask(job))

async function ask(job: Job): Promise<Done> {
  // One that ends before it has a picture ended for another reason, and another one may not.
  const decoder = wake() ?? (await start().catch(start))
  const { child } = decoder
  const deadline = setTimeout(() => child.kill('SIGKILL'), deadlineMs)
  try {
    const answer = await new Promise<DecoderAnswer>((resolve, reject) => {
      decoder.waiting = { resolve, reject }
      // What cannot be sent has ended, which is heard of otherwise.
      child.send(job, () => {})
    })
    decoder.waiting = undefined
    if (answer.isSpent) child.disconnect()
    else rest(decoder)
    return answer
  } finally {
    clearTimeout(deadline)
  }
}
