import type { Ground } from './ground.ts'

/** What a row of the table measured; `problems` are promises that were broken. */
export type Outcome = { seen: string; problems: string[] }

/** One way to break what Keyhaven runs on, and what it promises meanwhile and afterwards. */
export type Outage = {
  name: string
  promise: string
  /** Run in the suite, too: takes seconds. */
  isQuick?: boolean
  /** Why it cannot run on this machine. */
  cannotRun?: string | undefined
  run: (ground: Ground, rounds: number) => Promise<Outcome>
}

/** Waits until something is true, or says what did not become so. */
export const until = async (what: string, isSo: () => Promise<boolean> | boolean, timeoutMs = 60_000) => {
  const start = performance.now()
  while (!(await isSo())) {
    if (performance.now() - start > timeoutMs) throw new Error(`${what}: not within ${timeoutMs / 1000} s`)
    await new Promise((later) => setTimeout(later, 50))
  }
  return (performance.now() - start) / 1000
}

export const seconds = (value: number) => `${value.toFixed(1)} s`
