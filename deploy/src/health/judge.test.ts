import { expect, it } from 'vitest'
import { fisher, type Share } from './fisher.ts'
import type { Figures } from './figures.ts'
import { judge, reasonOf } from './judge.ts'

it.each([
  // Fisher's tea: four of four cups, and three of four.
  [4, 4, 0, 4, 1 / 70],
  [3, 4, 1, 4, 17 / 70],
  [8, 10, 1, 10, 0.002_738_5],
  [12, 80, 3, 1520, 4.307_3e-14],
  [1, 20, 0, 1000, 20 / 1020],
])('%i of %i against %i of %i is as likely by chance as the tables say', (bad, of, otherBad, others, p) => {
  expect(fisher({ bad, of }, { bad: otherBad, of: others }) / p).toBeCloseTo(1, 3)
})

it('finds nothing where the first is not worse, whatever the numbers', () => {
  expect(fisher({ bad: 0, of: 0 }, { bad: 0, of: 0 })).toBe(1)
  expect(fisher({ bad: 0, of: 500_000 }, { bad: 900, of: 1_000_000 })).toBe(1)
  expect(fisher({ bad: 5, of: 5 }, { bad: 7, of: 7 })).toBe(1)
})

it('is exact in large numbers, too', () => {
  // 5 % of 100,000 against 4.9 % of a million: the normal approximation says 0.0819.
  const p = fisher({ bad: 5000, of: 100_000 }, { bad: 49_000, of: 1_000_000 })
  expect(p).toBeGreaterThan(0.08)
  expect(p).toBeLessThan(0.086)
})

/** Chance that is the same in every run. */
const dice = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

type Rates = Record<keyof Figures, number>
const usual: Rates = { failed: 0.002, errors: 0.01, lcp: 0.3, inp: 0.15, cls: 0.1 }
const none = (): Figures => {
  const share = (): Share => ({ bad: 0, of: 0 })
  return { failed: share(), errors: share(), lcp: share(), inp: share(), cls: share() }
}

type Trial = { random: () => number; percent: number; looks: number; visitsALook: number; canaryRates?: Rates }

/** Looks again and again at what visitors report. Answers how many visits of the canary it took to stop it. */
const stoppedAfter = ({ random, percent, looks, visitsALook, canaryRates = usual }: Trial) => {
  const [canary, stable] = [none(), none()]
  const visit = (figures: Figures, rates: Rates) => {
    for (const [name, rate] of Object.entries(rates) as [keyof Figures, number][]) {
      figures[name].of++
      if (random() < rate) figures[name].bad++
    }
  }
  for (let look = 0; look < looks; look++) {
    let visits = Math.floor(visitsALook) + (random() < visitsALook % 1 ? 1 : 0)
    // Without another visit there is nothing new to see.
    if (visits === 0) continue
    for (; visits > 0; visits--)
      if (random() * 100 < percent) visit(canary, canaryRates)
      else visit(stable, usual)
    if (judge(canary, stable)) return canary.failed.of
  }
  return undefined
}

it('stops fewer than one in a hundred canaries that are as good, though it looks all day', { timeout: 120_000 }, () => {
  const random = dice(2026)
  const stopped = Array.from({ length: 2000 }, (_, at) =>
    stoppedAfter({ random, percent: [5, 20, 50, 80][at % 4] ?? 50, looks: 2880, visitsALook: 0.4 }),
  ).filter((visits) => visits !== undefined)
  expect(stopped.length).toBeLessThanOrEqual(20)
})

it('stops every canary that fails one visit in twenty instead of one in five hundred, within some hundred visits', () => {
  const random = dice(5)
  const canaryRates = { ...usual, failed: 0.05 }
  for (const percent of [5, 50]) {
    const needed = Array.from({ length: 200 }, () =>
      stoppedAfter({ random, percent, looks: 20_000, visitsALook: 4, canaryRates }),
    )
    expect(needed.filter((visits) => visits === undefined)).toEqual([])
    const middle = needed.toSorted((a, b) => (a ?? 0) - (b ?? 0))[100]
    expect(middle).toBeLessThan(percent === 5 ? 150 : 500)
  }
})

it('stops a canary whose pages show too late, and not for what nobody notices', () => {
  const share = (bad: number, of: number) => ({ ...none(), lcp: { bad, of } })
  expect(judge(share(450, 1000), share(300, 1000))?.measure).toBe('lcp')
  expect(judge(share(310_000, 1_000_000), share(300_000, 1_000_000))).toBeUndefined()
  expect(judge(share(270, 1000), share(300, 1000))).toBeUndefined()
})

it('says nothing of a handful of visits, be they as bad as can be', () => {
  const share = (bad: number, of: number) => ({ ...none(), failed: { bad, of } })
  expect(judge(share(9, 9), share(0, 100_000))).toBeUndefined()
  expect(judge(share(10, 10), share(0, 9))).toBeUndefined()
  expect(judge(share(10, 10), share(0, 10))?.p).toBeCloseTo(1 / 184_756, 10)
})

it('gives its reason in words and figures', () => {
  const verdict = judge({ ...none(), failed: { bad: 12, of: 80 } }, { ...none(), failed: { bad: 3, of: 1520 } })
  expect(verdict && reasonOf(verdict, 'finance', '1.0.0-abcdef', '1.0.0-fedcba')).toBe(
    '12 of 80 visits failed to load finance 1.0.0-abcdef, 3 of 1,520 with 1.0.0-fedcba; by chance less than 1e-12',
  )
})
