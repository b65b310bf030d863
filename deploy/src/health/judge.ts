import { type Figures, type Measure, measures } from './figures.ts'
import { fisher, type Share } from './fisher.ts'

/**
 * A canary is stopped where chance would make two equal releases differ so much less than once in 20,000 times. It is
 * looked at again and again, by five measures: over a day of looks that adds up to one good canary in two hundred.
 */
const significance = 0.000_05
/** Visits of either release that are needed before any of it says anything. */
const minVisits = 10
/** With very many visits a difference that nobody notices is significant, too: of vitals it has to be two in a hundred. */
const minDifference: Partial<Record<Measure, number>> = { lcp: 0.02, inp: 0.02, cls: 0.02 }

/** In what a canary is worse than the stable release, by how much, and how likely that is by chance. */
export type Verdict = { measure: Measure; canary: Share; stable: Share; p: number }

/** Verdict on a trial so far; undefined while the canary may well be as good as the stable release. */
export const judge = (canary: Figures, stable: Figures): Verdict | undefined =>
  measures
    .map((measure): Verdict => {
      const [one, other] = [canary[measure], stable[measure]]
      const difference = one.bad / one.of - other.bad / other.of
      const isEnough = Math.min(one.of, other.of) >= minVisits && difference >= (minDifference[measure] ?? 0)
      return { measure, canary: one, stable: other, p: isEnough ? fisher(one, other) : 1 }
    })
    .find(({ p }) => p < significance)

const events: Record<Measure, string> = {
  failed: 'visits failed to load',
  errors: 'visits met an error in',
  lcp: 'visits saw too late what matters most (LCP) of',
  inp: 'visits waited too long for an answer (INP) in',
  cls: 'visits saw the page jump (CLS) in',
}
const count = (number: number) => number.toLocaleString('en')

/** A verdict in words, for the history. */
export const reasonOf = ({ measure, canary, stable, p }: Verdict, area: string, version: string, other: string) =>
  `${count(canary.bad)} of ${count(canary.of)} ${events[measure]} ${area} ${version}, ` +
  `${count(stable.bad)} of ${count(stable.of)} with ${other}; by chance ${p < 1e-12 ? 'less than 1e-12' : p.toPrecision(1)}`
