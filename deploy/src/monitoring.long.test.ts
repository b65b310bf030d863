import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { meters } from '@keyhaven/api/metrics/meters'
import { startProcess } from '@keyhaven/api/testing/process'
import { metricsUrl } from '@keyhaven/api/testing/scrape'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'

const folder = path.join(import.meta.dirname, '../monitoring')
const hasPromtool = spawnSync('promtool', ['--version']).status === 0
const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })).min(1),
})

test('every figure that an alert or the dashboard asks for is one that a running server has', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'keyhaven-monitoring-'))
  const url = inject('databaseUrl')
  // A primary is no replica, but it is looked at like one, and found to be of no use.
  const databases = { DATABASE_URL: url, DATABASE_READ_URL: url }
  const api = await startProcess({ DATA_DIR: data, ...databases, METRICS_PORT: '0' })
  const text = await (await fetch(metricsUrl(api))).text()
  expect(await api.end('SIGTERM')).toBe(0)
  await rm(data, { recursive: true })
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  const series = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  )
  const { panels } = dashboard.parse(JSON.parse(await readFile(path.join(folder, 'dashboard.json'), 'utf8')))
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')
  const rules = await readFile(path.join(folder, 'alerts.yml'), 'utf8')
  const used = new Set(`${rules}\n${expressions}`.match(/\b(?:keyhaven|nodejs|process)_[a-z\d_]+/g))
  expect(used.size).toBeGreaterThan(15)
  expect([...used].filter((name) => !series.includes(name))).toEqual([])
  // The other way round: what is counted and that nobody looks at is not worth its cost.
  const counted = meters.getMetricsAsArray().map(({ name }) => name)
  expect(counted.filter((name) => ![...used].some((one) => one.startsWith(name)))).toEqual([])
}, 60_000)

test.skipIf(!hasPromtool)('promtool accepts the configuration and the alerts, which fire when they should', () => {
  const promtool = (...args: string[]) => execFileSync('promtool', args, { cwd: folder, encoding: 'utf8' })
  expect(promtool('check', 'config', 'prometheus.yml')).toContain('SUCCESS')
  expect(promtool('check', 'rules', 'alerts.yml')).toContain('SUCCESS')
  expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
})
