import { readEnv } from '@keyhaven/api/env'
import { addTallies, type Tally } from '@keyhaven/api/health/writes'
import { testServer } from '@keyhaven/api/testing/test-server'
import { expect, it } from 'vitest'
import { healthTableOf } from '../cli/status.ts'
import { lastDay } from './last-day.ts'

it('sums up what visitors of the last day reported, release by release', async () => {
  const { db, context } = await testServer()
  const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000)
  const tallies = (version: string, trial: number, counts: Record<string, number>): Tally[] =>
    Object.entries(counts).map(([measure, count]) => ({ area: 'finance', version, trial, measure, count, hour }))
  await addTallies(
    db,
    tallies('1.0.0-aaaaaa', 0, { visits: 1500, 'failed network': 2, 'lcp good': 780, 'lcp poor': 220 }),
  )
  await addTallies(db, tallies('1.0.0-aaaaaa', 4, { visits: 20, 'failed evaluation': 1, errors: 3 }))
  await addTallies(db, tallies('1.0.0-bbbbbb', 4, { visits: 80, 'failed network': 12, 'inp good': 9, 'inp poor': 1 }))
  const old = new Date(hour.getTime() - 26 * 3_600_000)
  await addTallies(
    db,
    tallies('1.0.0-cccccc', 0, { visits: 80 }).map((tally) => ({ ...tally, hour: old })),
  )
  const health = await lastDay(context.env)
  expect(health).toMatchObject({
    releases: [
      {
        ...{ area: 'finance', version: '1.0.0-aaaaaa', visits: 1520, reasons: { network: 2, evaluation: 1 } },
        figures: { failed: { bad: 3, of: 1520 }, errors: { bad: 3, of: 1520 }, lcp: { bad: 220, of: 1000 } },
      },
      { version: '1.0.0-bbbbbb', figures: { failed: { bad: 12, of: 80 }, inp: { bad: 1, of: 10 } } },
    ],
  })
  expect(healthTableOf(health).split('\n')).toEqual([
    'last 24 hours  version       visits  failed  errors  LCP good  INP good  CLS good',
    'finance        1.0.0-aaaaaa  1,520   0.2 %   0.2 %   78 %',
    'finance        1.0.0-bbbbbb  80      15.0 %  0.0 %             90 %',
  ])
})

it('says why there are no figures, where the database cannot be asked or knows none', async () => {
  const words = async (databaseUrl: string) =>
    healthTableOf(await lastDay(readEnv({ DATA_DIR: '/nowhere', DATABASE_URL: databaseUrl })))
  expect(await words('')).toBe('No health figures: DATABASE_URL is not set, and no database runs under /nowhere')
  expect(await words('postgres://127.0.0.1:1/none')).toMatch(
    /^No health figures: the database cannot say \(ECONNREFUSED/,
  )
  const { context } = await testServer()
  expect(healthTableOf(await lastDay(context.env))).toMatch(/no visitor has reported/)
})
