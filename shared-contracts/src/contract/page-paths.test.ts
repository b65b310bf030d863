import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callPath, type Endpoint } from './endpoint.ts'

/** Words that the general rules of EasyPrivacy match as a part of an address, whoever answers there. */
const blocked = [
  ...[
    'ad',
    'ads',
    'analytics',
    'beacon',
    'banner',
    'banners',
    'click',
    'clicks',
    'collect',
    'collector',
    'counter',
    'fingerprint',
  ],
  ...[
    'hit',
    'hits',
    'impression',
    'impressions',
    'log',
    'logger',
    'logging',
    'metric',
    'metrics',
    'pageview',
    'pageviews',
    'ping',
  ],
  ...[
    'pixel',
    'pixels',
    'rum',
    'stat',
    'statistics',
    'stats',
    'statz',
    'telemetry',
    'track',
    'tracker',
    'tracking',
    'trk',
    'visit',
  ],
]

const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value

test('no address that a page calls has a word that block lists of browsers match', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^[\w/-]+\.ts$/.test(name),
  )
  const modules = await Promise.all(files.map((name) => import(`./${name}`) as Promise<Record<string, unknown>>))
  const calls = modules
    .flatMap((module) => Object.values(module))
    .flatMap((api) => (typeof api === 'object' && api !== null ? [api, ...Object.values(api)] : []))
    .filter(isCall)
  expect(calls.length).toBeGreaterThan(100)
  const paths = calls.map((call) => callPath(call, {}))
  expect(paths).toContain('/api/figures/revenue/')
  expect(paths.filter((path) => path.split('/').some((part) => blocked.includes(part.toLowerCase())))).toEqual([])
})
