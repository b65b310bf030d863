import type { Day } from '../days/day.ts'
import { shareOut } from '../money/shares.ts'
import { amountOf, isInfant, isOfAge } from './tax-ages.ts'
import { type ExemptGroup, rateOfNight, type StayTaxation, type TaxGuests, type TaxRate } from './tax-rules.ts'

/** Reason why a person owes nothing for a night: their group, their age, a night beyond the taxed ones, or a portal that collects it. */
export type ExemptReason = ExemptGroup | 'age' | 'long_stay' | 'portal'

/** One line: so many times an amount, or a percent of a base. Cents. */
export type TaxLine = {
  quantity: number
  unitCents: number
  totalCents: number
  /** Persons and nights; persons is null where they are not the same every night. */
  persons: number | null
  nights: number
  /** First night of its rate. */
  from: Day
  percent: number | null
  baseCents: number | null
}
export type TaxNight = { night: Day; persons: number; exempt: Partial<Record<ExemptReason, number>>; cents: number }
export type StayTax = { lines: TaxLine[]; nights: TaxNight[]; totalCents: number }

/** A night with what its lodging costs after discounts, cents. */
export type LodgingNight = { night: Day; cents: number }

type Judged = { guests: TaxGuests; reason?: ExemptReason; cents: number }
type JudgedNight = LodgingNight & { rate: TaxRate | undefined; judged: Judged[] }

/** Says of each guest what they owe for a night, or why nothing; of a percent the cents follow from all of its nights. */
function judgeNight(
  { tax, category, guests, isPortals }: StayTaxation,
  one: LodgingNight,
  index: number,
  arrival: Day,
) {
  const { night } = one
  const rate = rateOfNight(tax.rates, night)
  const judge = (group: TaxGuests): Judged => {
    if (!rate) return { guests: group, cents: 0 }
    const free = (reason: ExemptReason) => ({ guests: group, reason, cents: 0 })
    if (group.exempt && tax.exempt.includes(group.exempt)) return free(group.exempt)
    const isPercent = rate.kind === 'percent'
    const amount = isPercent ? undefined : amountOf(rate, group, { category, night, arrival })
    const isLiable = isPercent
      ? isOfAge(group, rate.from_age, { night, arrival, rule: rate.age_rule })
      : amount !== undefined && amount.cents > 0
    if (!isLiable || isInfant(group)) return free('age')
    if (rate.max_nights !== null && index >= rate.max_nights) return free('long_stay')
    return isPortals ? free('portal') : { guests: group, cents: amount?.cents ?? 0 }
  }
  return { ...one, rate, judged: guests.filter(({ persons }) => persons > 0).map(judge) }
}

const personsOf = (judged: readonly Judged[]) => judged.reduce((sum, { guests }) => sum + guests.persons, 0)
const liableOf = ({ judged }: JudgedNight) => judged.filter(({ reason }) => !reason)

/** Fixed amounts: a line for each amount of a rate. Nothing is rounded. */
function fixedLines(nights: readonly JudgedNight[], from: Day): TaxLine[] {
  const charged = nights.flatMap((one) =>
    liableOf(one).map(({ guests, cents }) => ({ night: one.night, guests, cents })),
  )
  return [...Map.groupBy(charged, ({ cents }) => cents)]
    .toSorted(([a], [b]) => b - a)
    .map(([unitCents, parts]) => {
      const perNight = [...Map.groupBy(parts, ({ night }) => night).values()].map((of) =>
        of.reduce((sum, { guests }) => sum + guests.persons, 0),
      )
      const quantity = perNight.reduce((sum, persons) => sum + persons, 0)
      const [persons = 0] = perNight
      const isSteady = perNight.every((one) => one === persons)
      return {
        ...{ quantity, unitCents, totalCents: quantity * unitCents, from, percent: null, baseCents: null },
        ...{ persons: isSteady ? persons : null, nights: perNight.length },
      }
    })
}

/** `numerator / denominator` rounded half up, and never below nothing. */
const halfUp = (numerator: bigint, denominator: bigint) =>
  numerator <= 0n ? 0 : Number((2n * numerator + denominator) / (2n * denominator))

/**
 * The base of nights as a fraction of cents: of each night's lodging the part of those who owe, without the VAT that it holds, less their
 * breakfast. Numerators, all over the same denominator.
 */
function basesOf(nights: readonly JudgedNight[], { base_vat_percent, breakfast_cents }: TaxRate) {
  const grossPart = BigInt(1000 + Math.round(base_vat_percent * 10))
  const heads = BigInt(
    Math.max(1, ...nights.map(({ judged }) => personsOf(judged.filter(({ guests }) => !isInfant(guests))))),
  )
  const bases = nights.map((one) => {
    const liable = BigInt(personsOf(liableOf(one)))
    return BigInt(one.cents) * liable * 1000n - BigInt(breakfast_cents) * liable * heads * grossPart
  })
  return { bases, denominator: heads * grossPart }
}

/** A percent of the lodging: one line, rounded half up once for all nights of the rate. */
function percentLine(nights: readonly JudgedNight[], rate: TaxRate): { line: TaxLine; shares: number[] } {
  const { bases, denominator } = basesOf(nights, rate)
  const base = bases.reduce((sum, one) => sum + one, 0n)
  const totalCents = halfUp(base * BigInt(Math.round(rate.percent * 100)), denominator * 10_000n)
  const persons = nights.map((one) => personsOf(liableOf(one)))
  const line = {
    ...{ quantity: 1, unitCents: totalCents, totalCents, from: rate.from },
    ...{ percent: rate.percent, baseCents: halfUp(base, denominator) },
    ...{ persons: null, nights: persons.filter((count) => count > 0).length },
  }
  return {
    line,
    shares: shareOut(
      totalCents,
      bases.map((one) => halfUp(one, denominator)),
    ),
  }
}

/** The lines of one rate, and what each of its nights carries of them. */
function taxOfRate(nights: readonly JudgedNight[], rate: TaxRate) {
  if (rate.kind === 'percent') {
    const { line, shares } = percentLine(nights, rate)
    return { lines: [line], shares }
  }
  const shares = nights.map((one) => liableOf(one).reduce((sum, { guests, cents }) => sum + guests.persons * cents, 0))
  return { lines: fixedLines(nights, rate.from), shares }
}

const exemptOf = ({ judged }: JudgedNight) => {
  const exempt: TaxNight['exempt'] = {}
  for (const { guests, reason } of judged) if (reason) exempt[reason] = (exempt[reason] ?? 0) + guests.persons
  return exempt
}

/**
 * Tourist tax of a stay, each night by the rate that is dated for it. Integer cents. A fixed amount is multiplied and never
 * rounded; a percent is rounded half up once a line, for all nights of its rate together, and that is shared over its nights by largest
 * remainder. The cents of the nights sum to the lines exactly.
 */
export function taxOfStay(taxation: StayTaxation, lodging: readonly LodgingNight[]): StayTax {
  const arrival = lodging[0]?.night ?? ''
  const judged = lodging.map((one, index) => judgeNight(taxation, one, index, arrival))
  const lines: TaxLine[] = []
  const centsOf = new Map<Day, number>()
  for (const [rate, nights] of Map.groupBy(judged, (one) => one.rate)) {
    if (!rate) continue
    const owed = taxOfRate(nights, rate)
    lines.push(...owed.lines.filter(({ totalCents }) => totalCents > 0))
    for (const [index, { night }] of nights.entries()) centsOf.set(night, owed.shares[index] ?? 0)
  }
  return {
    lines,
    nights: judged.map((one) => ({
      ...{ night: one.night, persons: personsOf(one.judged) },
      ...{ exempt: exemptOf(one), cents: centsOf.get(one.night) ?? 0 },
    })),
    totalCents: lines.reduce((sum, { totalCents }) => sum + totalCents, 0),
  }
}

/** The same nights at a total that was agreed before: it is shared as today's is, and evenly where today nothing is owed. */
export const atTaxTotal = (nights: readonly TaxNight[], totalCents: number): TaxNight[] => {
  const shares = shareOut(
    totalCents,
    nights.map(({ cents }) => cents),
  )
  return nights.map((one, index) => ({ ...one, cents: shares[index] ?? 0 }))
}
