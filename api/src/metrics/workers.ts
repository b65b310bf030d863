import { inSpan } from '../traces/tracing.ts'
import { decodersBusy, workerDeaths, workerJobs } from './meters.ts'

const kinds = ['documents', 'pictures', 'first views'] as const
/** Worker threads: drawing documents, decoding pictures, and rendering the first views of guests' pages. */
export type WorkerKind = (typeof kinds)[number]

// A counter that begins at zero is one whose first increase is seen.
for (const worker of kinds) {
  workerJobs.set({ worker }, 0)
  workerDeaths.inc({ worker }, 0)
}

/** Counts a job for as long as it waits for its worker and is worked on. */
export async function countJob<T>(worker: WorkerKind, work: () => Promise<T>): Promise<T> {
  workerJobs.inc({ worker })
  try {
    return await inSpan(`worker ${worker}`, {}, work)
  } finally {
    workerJobs.dec({ worker })
  }
}

/** Counts a decoder as busy for as long as the work takes. */
export async function countBusyDecoder<T>(work: () => Promise<T>): Promise<T> {
  decodersBusy.inc()
  try {
    return await work()
  } finally {
    decodersBusy.dec()
  }
}

const remembered = 20
const deaths = new Map<WorkerKind, number[]>()

/** A worker of ours broke down. One that a hostile picture was meant to end is only counted: `isExpected`. */
export function countDeath(worker: WorkerKind, isExpected = false) {
  workerDeaths.inc({ worker })
  if (!isExpected) deaths.set(worker, [...(deaths.get(worker) ?? []), Date.now()].slice(-remembered))
}

/** Kinds of workers that broke down at least so often within the last milliseconds. */
export const breakingDown = (times: number, withinMs: number): WorkerKind[] =>
  kinds.filter((kind) => (deaths.get(kind) ?? []).filter((at) => at > Date.now() - withinMs).length >= times)
