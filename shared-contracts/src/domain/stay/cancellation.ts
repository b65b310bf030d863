import { reasons } from '../reasons/reasons.ts'
import { z } from 'zod'
import { addDays, type Day, nightsBetween } from '../days/day.ts'
import { toCents } from '../money/money.ts'
import { whole } from '../money/number.ts'

const percent = whole({
  required: 'inventory.enterPercent',
  min: 0,
  below: 'inventory.enterPercent',
  max: 100,
})
const daysBefore = whole({
  required: 'inventory.enterDaysBefore',
  min: 1,
  below: 'inventory.enterDaysBefore',
  max: 365,
})

/** Limit of the steps in the terms of a property. */
export const maxSteps = 3

type Step = { days_before: number; percent: number }
/**
 * Cost of cancelling a stay: by each step so many percent of the total, less what is passed on, until so many days before arrival, both
 * included, and after the last step `afterwards` percent. The days fall from step to step, and the percents rise.
 */
export type CancellationTerms = { steps: Step[]; afterwards: number }

const inOrder = ({ steps, afterwards }: CancellationTerms) =>
  steps.every(({ days_before, percent: cost }, index) => {
    const next = steps[index + 1]
    return cost <= (next?.percent ?? afterwards) && (!next || days_before > next.days_before)
  })

/** Terms as they come in. */
export const cancellationTerms = z
  .object({
    steps: z.array(z.object({ days_before: daysBefore, percent })).max(maxSteps, reasons.atMost('steps', maxSteps)),
    afterwards: percent,
  })
  .refine(inOrder, { path: ['steps'], error: 'inventory.stepsInOrder' })

/** The same as they are answered. */
export const cancellationTermsOut = z.object({
  steps: z.array(z.object({ days_before: z.int(), percent: z.int() })),
  afterwards: z.int(),
})

/** Terms that many owners have. */
export const termsPresets = {
  flexible: { steps: [], afterwards: 0 },
  moderate: { steps: [{ days_before: 5, percent: 0 }], afterwards: 50 },
  strict: { steps: [{ days_before: 30, percent: 0 }], afterwards: 100 },
  non_refundable: { steps: [], afterwards: 100 },
} as const satisfies Record<string, { steps: readonly Step[]; afterwards: number }>
export type TermsPreset = keyof typeof termsPresets

/** Terms if none were agreed: a guest cancels free of charge as long as cancelling is possible at all. */
export const defaultTerms: CancellationTerms = { ...termsPresets.flexible, steps: [] }

/** True for terms that say the same. */
export const isSameTerms = (a: CancellationTerms, b: CancellationTerms): boolean =>
  a.afterwards === b.afterwards &&
  a.steps.length === b.steps.length &&
  a.steps.every(
    ({ days_before, percent: cost }, index) =>
      b.steps[index]?.days_before === days_before && b.steps[index]?.percent === cost,
  )

/** Guests cancel on the day before arrival at the latest. */
const lastDay = 1

/** Until how many days before arrival a guest cancels free of charge; null where that is never so. */
export const freeUntilDays = ({ steps, afterwards }: CancellationTerms): number | null => {
  if (afterwards === 0) return lastDay
  return steps.findLast(({ percent: cost }) => cost === 0)?.days_before ?? null
}

const shareOf = (baseCents: number, cost: number) => Math.floor((baseCents * cost + 50) / 100)

type PricedStay = { total_price: number; price_lines: readonly { passed_on?: boolean | undefined; total: number }[] }

/** Amount that a cancellation fee is a percent of, cents: the total less what is passed on, which nobody owes who does not stay. */
export const feeBaseOf = ({ total_price, price_lines }: PricedStay): number =>
  price_lines.reduce((sum, line) => (line.passed_on ? sum - toCents(line.total) : sum), toCents(total_price))

/** Cost of cancelling on a day of the property: percent of what `feeBaseOf` says, and cents rounded half up. */
export const cancellationCost = (
  terms: CancellationTerms,
  { check_in, baseCents }: { check_in: Day; baseCents: number },
  today: Day,
): { percent: number; cents: number } => {
  const days = nightsBetween(today, check_in)
  const step = terms.steps.find(({ days_before }) => days >= days_before)
  const cost = step?.percent ?? terms.afterwards
  return { percent: cost, cents: shareOf(baseCents, cost) }
}

/** End of a part: a day, or so many days before arrival if no stay is chosen yet. */
export type End = { day: Day } | { daysBefore: number }

/** One part of what terms say; without `until` it holds from the part before on. */
export type TermsPart = { percent: number; until?: End; cents?: number }

const withoutRepeats = (parts: TermsPart[]) =>
  parts.filter(({ percent: cost }, index) => parts[index + 1]?.percent !== cost)

/** The parts of terms, from the cheapest on; the last of them has an end where it costs nothing. */
export const termsParts = ({ steps, afterwards }: CancellationTerms): TermsPart[] =>
  withoutRepeats([
    ...steps.map(({ days_before, percent: cost }) => ({ percent: cost, until: { daysBefore: days_before } })),
    afterwards === 0 ? { percent: 0, until: { daysBefore: lastDay } } : { percent: afterwards },
  ])

type DatedStay = { check_in: Day; baseCents?: number | undefined }

/** The same for one stay, with its days and, where it is known what fees are taken of, its amounts. What ended before `today` is left out. */
export const termsOfStay = (terms: CancellationTerms, { check_in, baseCents }: DatedStay, today?: Day): TermsPart[] =>
  termsParts(terms).flatMap(({ percent: cost, until }) => {
    const day = until && 'daysBefore' in until ? addDays(check_in, -until.daysBefore) : undefined
    if (day && today && day < today) return []
    return [
      {
        percent: cost,
        ...(day && { until: { day } }),
        ...(baseCents !== undefined && { cents: shareOf(baseCents, cost) }),
      },
    ]
  })
