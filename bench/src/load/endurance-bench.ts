import type { Figure } from '../figures.ts'
import { loadNow, noted } from '../figures.ts'
import { memoryOf } from '../memory.ts'
import { drive } from './drive.ts'
import { startApi } from './load-bench.ts'
import { mixedCalls } from './mixed-calls.ts'
import { withOwners } from './owners.ts'

const section = 'Half an hour of owners and guests'
const [stretches, stretchSeconds] = [6, 300]
const share = 0.6
/** The heap of Node breathes; what leaks grows beyond this in half an hour. */
const mostGrowth = 1.15
const mostSlower = 1.5

/** Thirty minutes at 60 % of what one process answers: memory, errors and p99 at the beginning and at the end. */
export const enduranceBench = (): Promise<Figure[]> =>
  withOwners(async (_db, url) => {
    const api = startApi(url, 'endurance')
    try {
      const origin = `http://localhost:${await api.port}`
      await drive(origin, mixedCalls, 10)
      const { perSecond: most } = await drive(origin, mixedCalls, 20)
      const rate = Math.round(most * share)
      const runs: { p99Ms: number; failed: number; megabytes: number }[] = []
      for (let stretch = 0; stretch < stretches; stretch++) {
        const { p99Ms, failed } = await drive(origin, mixedCalls, stretchSeconds, rate)
        runs.push({ p99Ms, failed, megabytes: await memoryOf(api.pid) })
        console.log(
          `${(stretch + 1) * (stretchSeconds / 60)} minutes: p99 ${p99Ms} ms, ${failed} failed, ${Math.round(runs.at(-1)?.megabytes ?? 0)} MB`,
        )
      }
      const [first, last] = [runs[0], runs.at(-1)]
      if (!first || !last) throw new Error('Nothing was driven')
      const failed = runs.reduce((sum, run) => sum + run.failed, 0)
      const growth = last.megabytes / first.megabytes
      const slower = last.p99Ms / first.p99Ms
      const figure = (name: string, value: string, against: string, ok: boolean) => ({
        section,
        name,
        value,
        against,
        ok,
      })
      return [
        noted(section, 'rate', `${rate} calls/s`, `${share * 100} % of ${Math.round(most)}/s`),
        figure('calls that failed', String(failed), 'limit 0', failed === 0),
        figure(
          'memory after 30 minutes',
          `${Math.round(last.megabytes)} MB`,
          `${growth.toFixed(2)}x of ${Math.round(first.megabytes)} MB after 5, limit ${mostGrowth}x`,
          growth <= mostGrowth,
        ),
        figure(
          'p99 of the last five minutes',
          `${last.p99Ms} ms`,
          `${slower.toFixed(2)}x of ${first.p99Ms} ms in the first, limit ${mostSlower}x`,
          slower <= mostSlower,
        ),
        noted(section, 'measured', loadNow()),
      ]
    } finally {
      await api.stop()
    }
  })
