import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { openBrowser } from '../browser.ts'
import { startChild } from '../child.ts'
import { withDatabase } from '../database.ts'
import { inOneRow, loadNow, median, noted, type Part, ratio, type Figure } from '../figures.ts'
import { type Network, slow4g } from '../slow-down.ts'
import { type Load, newProfile, visitPage } from './page-load.ts'
import { type PageName, pageNames, pages } from './pages.ts'
import { makeReleases, type Release } from './releases.ts'
import { measureSwitches, type Switches } from './switches.ts'

const root = path.dirname(path.dirname(path.dirname(import.meta.dirname)))
const [rounds, otherRounds, switchRounds] = [7, 2, 5]
type Limit = { limit: number; unit: 'ms' | 'kB' }
const maxContentMs = 1500
const maxCodeKb = 20
const warmSlowLimit: Limit = { limit: 150, unit: 'ms' }
const warmLimit: Limit = { limit: 50, unit: 'ms' }
const bytesLimit = 1.05
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

const limited = (name: string, value: number, { limit, unit }: Limit): Figure => ({
  ...noted('Web', name, `${value.toFixed(0)} ${unit}`, `limit ${limit} ${unit}`),
  ok: value <= limit,
})

const compare = (name: string, { mine, peer }: { mine: number; peer: number }, limit: number, unit: string): Part => ({
  value: `${name} ${mine.toFixed(0)} ${unit}`,
  against: `${(mine / peer).toFixed(2)}x of ${peer.toFixed(0)}`,
  ok: mine / peer <= limit,
})

const compareContent = (loads: Record<Who, Load[]>, maxMs?: number): Part => {
  const content = medians(loads, 'content')
  const part = compare('content', content, 1, 'ms')
  return maxMs === undefined
    ? part
    : { ...part, against: `${part.against} and at most ${maxMs} ms`, ok: part.ok && content.mine <= maxMs }
}

const compareBytes = (loads: Record<Who, Load[]>) => {
  const { mine, peer } = medians(loads, 'bytes')
  return compare('sent', { mine: mine / 1024, peer: peer / 1024 }, bytesLimit, 'kB')
}

/** A first visit; `name` says of which page, on which network. */
const firstFigure = (name: string, loads: Record<Who, Load[]>, maxMs?: number): Figure => {
  const requests = medians(loads, 'requests')
  const twice = [...new Set(loads.federated.flatMap((load) => load.twice))]
  return inOneRow('Web', name, [
    compareContent(loads, maxMs),
    compare('largest paint', medians(loads, 'lcp'), 1, 'ms'),
    compare('first paint', medians(loads, 'fcp'), 1, 'ms'),
    compare('blocked', medians(loads, 'blocked'), 1, 'ms'),
    compareBytes(loads),
    { value: `${requests.mine} requests`, against: `${requests.peer}`, ok: true },
    ...(twice.length ? [{ value: `twice: ${twice.join(', ')}`, against: 'nothing twice', ok: false }] : []),
  ])
}

/** The first visit of a profile, the next one, and one after each of two releases. */
type Returning = Record<'first' | 'second' | 'area' | 'shell', Load>

const returningFigures = (name: string, visits: Record<Who, Returning[]>): Figure[] => {
  const loads = (which: keyof Returning) => ({
    federated: visits.federated.map((visit) => visit[which]),
    ordinary: visits.ordinary.map((visit) => visit[which]),
  })
  const again = (which: keyof Returning, when: string, ...more: Part[]) =>
    inOneRow('Web', `${name}, ${when}`, [compareContent(loads(which)), compareBytes(loads(which)), ...more])
  const code = medians(loads('area'), 'codeBytes').mine / 1024
  return [
    firstFigure(`${name}, first visit`, loads('first'), maxContentMs),
    again('second', 'second visit'),
    again('area', 'after a release of its area', {
      value: `scripts and sheets ${code.toFixed(0)} kB`,
      against: `at most ${maxCodeKb} kB`,
      ok: code <= maxCodeKb,
    }),
    again('shell', 'after a release of the shell'),
  ]
}

const switchFigures = (switches: Record<Who, Switches[]>): Figure[] => [
  ratio('Web', 'first visit of another area, pointed at for 200 ms', medians(switches, 'hovered'), 1, 'ms'),
  ratio('Web', 'first visit of another area, after the page came to rest', medians(switches, 'rested'), 0.5, 'ms'),
  ratio('Web', 'back to an area', medians(switches, 'warmSlow'), 1, 'ms'),
  limited('back to an area, processor 4x slower', medians(switches, 'warmSlow').mine, warmSlowLimit),
  limited('back to an area, processor at full speed', medians(switches, 'warm').mine, warmLimit),
]

type Apps = { at: Record<Who, string>; bringOut: Record<Who, (release: Release) => Promise<void>> }

const measure = async (browser: Browser, { at, bringOut }: Apps, signedIn: SignedIn): Promise<Figure[]> => {
  const addressOf = (who: Who, name: PageName) => at[who] + pages[name].path
  /** Visits of one profile, each after a release was brought out. */
  const visits = async <T>(
    who: Who,
    { name, network }: { name: PageName; network: Network },
    inOrder: (visitAfter: (release: Release) => Promise<Load>) => Promise<T>,
  ) => {
    const url = addressOf(who, name)
    const profile = await newProfile(browser, signedIn, pages[name].shows)
    try {
      return await inOrder(async (release) => {
        await bringOut[who](release)
        // The edge has read and compressed the page before somebody waits for it.
        await (await fetch(url)).text()
        return visitPage(profile, url, network)
      })
    } finally {
      await profile.close()
    }
  }
  const slow = { name: 'bookings', network: slow4g } as const
  const slowLoads = await inTurn(rounds, (who) => visits(who, slow, (visitAfter) => visitAfter('first')))
  const figures = [firstFigure('slow 4G, bookings, first visit', slowLoads)]
  for (const name of pageNames) {
    const returning = await inTurn(name === 'bookings' ? rounds : otherRounds, (who) =>
      visits(who, { name, network: fast4g }, async (visitAfter) => ({
        first: await visitAfter('first'),
        second: await visitAfter('first'),
        area: await visitAfter(pages[name].area),
        shell: await visitAfter('shell'),
      })),
    )
    figures.push(...returningFigures(`fast 4G, ${name}`, returning))
  }
  for (const who of apps) await bringOut[who]('first')
  const switches = await inTurn(switchRounds, (who) =>
    measureSwitches(browser, addressOf(who, 'bookings'), signedIn, fast4g),
  )
  return [
    ...figures,
    ...switchFigures(switches),
    noted('Web', 'measured', `processor 4x slower, ${loadNow()}`, `limit 1x; sent ${bytesLimit}x`),
  ]
}

/**
 * Pages composed at runtime, against the same sources as one ordinary app: same server, same database, and the same skeleton,
 * first calls and preloads in the HTML. Visited first, again, and after releases of an area and of the shell.
 */
export const webBench = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyhaven-bench-web-'))
  const data = { federated: path.join(folder, 'federated'), ordinary: path.join(folder, 'ordinary') }
  const browser = await openBrowser()
  try {
    const bringOut = await makeReleases(data.federated, data.ordinary)
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
        return await measure(browser, { at, bringOut }, (await demo.json()) as SignedIn)
      } finally {
        await Promise.all([servers.federated.stop(), servers.ordinary.stop()])
      }
    })
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}
