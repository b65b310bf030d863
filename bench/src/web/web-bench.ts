import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { openBrowser } from '../browser.ts'
import { startChild } from '../child.ts'
import { withDatabase } from '../database.ts'
import { loadNow, median, noted, ratio, type Figure } from '../figures.ts'
import { type Network, slow4g } from '../slow-down.ts'
import { type Load, loadPage } from './page-load.ts'
import { makeReleases } from './releases.ts'
import { measureSwitches, type Switches } from './switches.ts'

const root = path.dirname(path.dirname(path.dirname(import.meta.dirname)))
const rounds = 7
const switchRounds = 5
const [tableLimitMs, warmLimitMs] = [3000, 100]
const fast4g: Network = { name: 'fast 4G', bitsPerSecond: 4e6, latency: 20 }

type Who = 'federated' | 'ordinary'
const apps: readonly Who[] = ['federated', 'ordinary']

/** Takes turns, so that what else the machine does meets both. */
const inTurn = async <T>(times: number, measure: (who: Who) => Promise<T>): Promise<Record<Who, T[]>> => {
  const results: Record<Who, T[]> = { federated: [], ordinary: [] }
  for (let round = 0; round < times; round++) for (const who of apps) results[who].push(await measure(who))
  return results
}

/** The median of one measure, of both. */
const medians = <T extends Record<K, number>, K extends string>(results: Record<Who, T[]>, key: K) => ({
  mine: median(results.federated.map((one) => one[key])),
  peer: median(results.ordinary.map((one) => one[key])),
})

const limited = (name: string, value: number, limit: number): Figure => ({
  ...noted('Web', name, `${value.toFixed(0)} ms`, `limit ${limit} ms`),
  ok: value <= limit,
})

const loadFigures = (network: Network, loads: Record<Who, Load[]>): Figure[] => {
  const against = (name: string, key: 'fcp' | 'lcp' | 'table' | 'blocked') =>
    ratio('Web', `${network.name}: ${name}`, medians(loads, key), 1, 'ms')
  const figures = [
    against('time to the bookings table', 'table'),
    against('largest contentful paint', 'lcp'),
    against('first contentful paint', 'fcp'),
    against('total blocking time', 'blocked'),
  ]
  if (network === fast4g)
    return [...figures, limited('fast 4G: time to the bookings table', medians(loads, 'table').mine, tableLimitMs)]
  const bytes = medians(loads, 'bytes')
  const requests = medians(loads, 'requests')
  const twice = [...new Set(loads.federated.flatMap((load) => load.twice))]
  return [
    ...figures,
    ratio('Web', 'bytes until the table, as sent', { mine: bytes.mine / 1024, peer: bytes.peer / 1024 }, 1.05, 'kB'),
    noted('Web', 'requests until the table', String(requests.mine), `${requests.peer} of the ordinary app`),
    { ...noted('Web', 'fetched twice', twice.join(', ') || 'nothing', 'limit: nothing'), ok: twice.length === 0 },
  ]
}

const switchFigures = (switches: Record<Who, Switches[]>): Figure[] => [
  ratio('Web', 'first visit of another area, pointed at for 200 ms', medians(switches, 'hovered'), 1, 'ms'),
  ratio('Web', 'first visit of another area, after the page came to rest', medians(switches, 'rested'), 1, 'ms'),
  ratio('Web', 'back to an area', medians(switches, 'warmSlow'), 1, 'ms'),
  limited('back to an area, processor at full speed', medians(switches, 'warm').mine, warmLimitMs),
]

const measure = async (browser: Browser, at: Record<Who, string>, signedIn: SignedIn): Promise<Figure[]> => {
  const address = (who: Who) => `${at[who]}/owner/dashboard/bookings`
  const figures: Figure[] = []
  for (const network of [slow4g, fast4g])
    figures.push(
      ...loadFigures(network, await inTurn(rounds, (who) => loadPage(browser, address(who), signedIn, network))),
    )
  const switches = await inTurn(switchRounds, (who) => measureSwitches(browser, address(who), signedIn, fast4g))
  return [...figures, ...switchFigures(switches), noted('Web', 'measured', `processor 4x slower, ${loadNow()}`)]
}

/**
 * The bookings page, composed at runtime, against the same sources as one ordinary app: same server, same database, and
 * the same skeleton, first calls and preloads in its HTML.
 */
export const webBench = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyhaven-bench-web-'))
  const data = { federated: path.join(folder, 'federated'), ordinary: path.join(folder, 'ordinary') }
  const browser = await openBrowser()
  try {
    await makeReleases(data.federated, data.ordinary)
    return await withDatabase(async (_db, url) => {
      const server = (who: Who) =>
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
        return await measure(browser, at, (await demo.json()) as SignedIn)
      } finally {
        await Promise.all([servers.federated.stop(), servers.ordinary.stop()])
      }
    })
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}
