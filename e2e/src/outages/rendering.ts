import { cpSync } from 'node:fs'
import path from 'node:path'
import { metricsUrl, scrape } from '@keyhaven/api/testing/scrape'
import { pageAt, startKeyhaven } from '@keyhaven/deploy/testing/keyhaven-process'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { expect } from '@playwright/test'
import { inSeconds, type Row, until } from '../faults/row.ts'
import { builtReleases } from '../server.ts'
import type { Ground } from './ground.ts'
import { reachable, runInThread } from './threads.ts'

export const renderingOutage: Row<Ground> = {
  fails: 'the thread that renders guests’ pages hangs, and another one dies',
  holds: 'Guests get the page without its first view; half a minute later with it; metrics count it',
  async run({ folder, databaseUrl }) {
    const dataDir = path.join(folder, 'edge')
    cpSync(builtReleases, path.join(dataDir, 'releases'), { recursive: true })
    const edge = await startKeyhaven({
      ...reachable,
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, METRICS_PORT: '0' },
    })
    try {
      let nights = 0
      const open = async () => {
        const start = performance.now()
        // No page is opened twice, because it would be cached.
        nights += 1
        const [check_in, check_out] = [addDays('2027-01-01', nights), addDays('2027-01-03', nights)]
        const { status, text } = await pageAt(
          edge.origin,
          `book.localhost:${edge.url}`,
          `/?check_in=${check_in}&check_out=${check_out}`,
        )
        const isRendered = !text.includes('<div id="root"></div>')
        return { status, isRendered, seconds: (performance.now() - start) / 1000 }
      }
      const isRendered = async () => (await open()).isRendered
      await until('a page with its first view', isRendered)
      const measured: string[] = []
      for (const [fault, expression] of [
        ['hangs', 'for (;;) {}'],
        ['dies', 'process.exit(1)'],
      ] as const) {
        await runInThread(edge, 'guest/rendering/render-worker.ts', expression)
        const meanwhile = await open()
        expect.soft(meanwhile.status, `a guest's page: ${fault}`).toBe(200)
        const again = await until('the first view again', isRendered)
        measured.push(
          `${fault}: the page after ${inSeconds(meanwhile.seconds)}, its first view again after ${inSeconds(again)}`,
        )
      }
      const deaths = (await scrape(metricsUrl(edge))).get('keyhaven_worker_deaths_total{worker="first views"}')
      expect.soft(deaths, 'deaths in the metrics').toBe(2)
      return measured.join('; ')
    } finally {
      await edge.end('SIGTERM')
    }
  },
}
