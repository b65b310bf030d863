import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openBrowser } from './browser.ts'
import { startChild } from './child.ts'
import { withDatabase } from './database.ts'
import { median, noted, ratio, type Figure } from './figures.ts'
import { type Load, loadPage } from './page-load.ts'
import { type Network, slow4g } from './slow-down.ts'
import { makeReleases } from './web-releases.ts'

const root = path.dirname(path.dirname(import.meta.dirname))
const rounds = 7
const networks: Network[] = [slow4g, { name: 'fast 4G', bitsPerSecond: 4e6, latency: 20 }]
const measure = async (at: Record<'federated' | 'ordinary', string>, token: string): Promise<Figure[]> => {
  const browser = await openBrowser()
  const figures: Figure[] = []
  try {
    for (const network of networks) {
      const loads = { federated: [] as Load[], ordinary: [] as Load[] }
      for (let round = 0; round < rounds; round++) {
        for (const who of ['federated', 'ordinary'] as const) {
          loads[who].push(await loadPage(browser, `${at[who]}/owner/dashboard/bookings`, token, network))
        }
      }
      const of = (who: 'federated' | 'ordinary', key: 'fcp' | 'lcp' | 'table' | 'bytes' | 'requests') =>
        median(loads[who].map((load) => load[key]))
      const against = (name: string, key: 'fcp' | 'lcp' | 'table', limit: number) =>
        ratio('Web', `${network.name}: ${name}`, of('federated', key), of('ordinary', key), limit, 'ms')
      figures.push(against('time to the bookings table', 'table', 1.08), against('first contentful paint', 'fcp', 0.5))
      const lcp = `${(of('federated', 'lcp') / of('ordinary', 'lcp')).toFixed(2)}x of ${of('ordinary', 'lcp').toFixed(0)} ms`
      figures.push(
        noted('Web', `${network.name}: largest contentful paint`, `${of('federated', 'lcp').toFixed(0)} ms`, lcp),
      )
      if (network !== networks[0]) continue
      figures.push(
        ratio(
          'Web',
          'bytes until the table, as sent',
          of('federated', 'bytes') / 1024,
          of('ordinary', 'bytes') / 1024,
          1.15,
          'kB',
        ),
        noted(
          'Web',
          'requests until the table',
          String(of('federated', 'requests')),
          `${of('ordinary', 'requests')} of the ordinary app`,
        ),
      )
      const twice = [...new Set(loads.federated.flatMap((load) => load.twice))]
      figures.push({
        ...noted('Web', 'fetched twice', twice.join(', ') || 'nothing', 'limit: nothing'),
        ok: twice.length === 0,
      })
    }
  } finally {
    await browser.close()
  }
  return figures
}

/** The bookings page, composed at runtime, against the same sources as one ordinary app: same server, same database. */
export const webBench = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyhaven-bench-web-'))
  const data = { federated: path.join(folder, 'federated'), ordinary: path.join(folder, 'ordinary') }
  try {
    await makeReleases(data.federated, data.ordinary)
    return await withDatabase(async (_db, url) => {
      const server = (who: 'federated' | 'ordinary') =>
        startChild([path.join(root, 'deploy/src/main.ts')], {
          DATABASE_URL: url,
          DATA_DIR: data[who],
          PORT: '0',
          SEED: 'none',
        })
      const servers = { federated: server('federated'), ordinary: server('ordinary') }
      try {
        const at = {
          federated: `http://localhost:${await servers.federated.port}`,
          ordinary: `http://localhost:${await servers.ordinary.port}`,
        }
        const demo = await fetch(`${at.federated}/keyhaven/auth/demo-login/`, { method: 'POST' })
        const { token } = (await demo.json()) as { token: string }
        return await measure(at, token)
      } finally {
        await Promise.all([servers.federated.stop(), servers.ordinary.stop()])
      }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
