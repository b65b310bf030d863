import { test } from '@playwright/test'

/** One way to break Keyhaven on purpose: a test of `npm run test:all`, and a line of `docs/faults.md` or `docs/outages.md`. */
export type Row<World> = {
  fails: string
  /** The promise meanwhile and afterwards. */
  holds: string
  /** Reason that it cannot run on this machine. */
  cannotRun?: string | undefined
  /** Breaks it, expects what holds, and returns what it measured, for the table. */
  run: (world: World) => Promise<string>
}

export const titleOf = ({ fails, holds }: Pick<Row<never>, 'fails' | 'holds'>) => `${fails}: ${holds}`

/** Runs a row within its test; `write-tables.ts` reads what it measured. */
export const runRow = async <World>(row: Row<World>, world: World) => {
  const measured = await row.run(world)
  test.info().annotations.push({ type: row.fails, description: measured })
}

/** Number of times that a row kills what it kills. */
export const rounds = Number(process.env['ROUNDS'] ?? 1)

/** Polls until something is true, and returns how many seconds that took. */
export const until = async (what: string, isTrue: () => Promise<boolean> | boolean, timeoutMs = 60_000) => {
  const start = performance.now()
  while (!(await isTrue())) {
    if (performance.now() - start > timeoutMs) throw new Error(`${what}: not within ${timeoutMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return (performance.now() - start) / 1000
}

export const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`
