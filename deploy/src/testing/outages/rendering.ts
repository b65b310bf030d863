import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { addDays } from '@keyhaven/shared-contracts/domain/day'
import { type Outage, seconds, until } from '@keyhaven/api/testing/outages/outage'
import { reachable, reachThreads } from '@keyhaven/api/testing/outages/threads'
import { metricsUrl, scrape } from '@keyhaven/api/testing/scrape'
import { pageAt, startKeyhaven } from '../keyhaven-process.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

const rendering = (name: string, expression: string): Outage => ({
  name,
  promise: 'Guests get the page without its first view; half a minute later with it; metrics count it',
  async run({ folder, databaseUrl }) {
    const problems: string[] = []
    await promisify(execFile)(process.execPath, [path.join(root, 'tools/src/build-and-publish.ts')], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'whole') },
    })
    const whole = await startKeyhaven({
      ...reachable,
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, 'whole'), METRICS_PORT: '0' },
    })
    try {
      let asked = 0
      const show = async () => {
        const start = performance.now()
        // No two ask for the same page, which would be kept.
        const { status, text } = await pageAt(
          whole.origin,
          `book.localhost:${whole.url}`,
          `/?check_in=${addDays('2027-01-01', (asked += 1))}&check_out=${addDays('2027-01-03', asked)}`,
        )
        const isRendered = !text.includes('<div id="root"></div>')
        return { status, isRendered, took: (performance.now() - start) / 1000 }
      }
      await until('a page with its first view', async () => (await show()).isRendered)
      const threads = await reachThreads(whole)
      await threads.run('guest/rendering/render-worker.ts', expression)
      const meanwhile = await show()
      if (meanwhile.status !== 200) problems.push(`a guest got ${meanwhile.status}`)
      const again = await until('the first view again', async () => (await show()).isRendered)
      const deaths = (await scrape(metricsUrl(whole))).get('keyhaven_worker_deaths_total{worker="first views"}')
      if (deaths !== 1) problems.push(`metrics say ${deaths} deaths`)
      threads.close()
      return {
        seen: `the page was there after ${seconds(meanwhile.took)}, ${meanwhile.isRendered ? 'with' : 'without'} its first view; with it again after ${seconds(again)}`,
        problems,
      }
    } finally {
      await whole.end('SIGTERM')
    }
  },
})

export const renderingOutages = [
  rendering('the thread that renders guests’ pages hangs', 'for (;;) {}'),
  rendering('the thread that renders guests’ pages dies', 'process.exit(1)'),
]
