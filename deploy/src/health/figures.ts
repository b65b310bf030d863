import type { Tallied } from '@keyhaven/api/health/reads'
import { vitals } from '@keyhaven/shared-contracts/contract/health'
import type { Share } from './fisher.ts'

/** Measures by which one release can be worse than another, the most telling first. */
export const measures = ['failed', 'errors', ...vitals] as const
export type Measure = (typeof measures)[number]

/** Health of a release: visits and how many of them went wrong, by measure. A vital went wrong that is not good. */
export type Figures = Record<Measure, Share>

/** The figures of the tallies of one release. */
export const figuresOf = (tallies: readonly Tallied[]): Figures => {
  const count = (isOne: (measure: string) => boolean) =>
    tallies.reduce((sum, { measure, count: more }) => sum + (isOne(measure) ? more : 0), 0)
  const visits = count((measure) => measure === 'visits')
  // What went wrong is told at once, a visit perhaps a moment later.
  const ofVisits = (bad: number): Share => ({ bad: Math.min(bad, visits), of: visits })
  const vital = (name: string): Share => {
    const of = count((measure) => measure.startsWith(`${name} `))
    return { bad: of - count((measure) => measure === `${name} good`), of }
  }
  return {
    failed: ofVisits(count((measure) => measure.startsWith('failed '))),
    errors: ofVisits(count((measure) => measure === 'errors')),
    lcp: vital('lcp'),
    inp: vital('inp'),
    cls: vital('cls'),
  }
}
