/** Kinds of discounts that a stay has by itself: for its length, or for when it is booked. */
export const discountKinds = ['length_of_stay', 'last_minute', 'early_bird'] as const
export type DiscountKind = (typeof discountKinds)[number]

/**
 * A discount of a unit, of a property, or (neither) of everything that its owner lets. Of `length_of_stay`: from `nights` nights on; of
 * `last_minute`: up to `days` days before arrival; of `early_bird`: from `days` days before arrival on.
 */
export type DiscountRule = {
  id: number
  kind: DiscountKind
  property?: number | null | undefined
  unit?: number | null | undefined
  nights?: number | null | undefined
  days?: number | null | undefined
  percent: number
}

const scopeOf = ({ property, unit }: DiscountRule) => (unit ? 2 : property ? 1 : 0)

/** Those of a kind that count for a unit: its own, else those of its property, else the owner's. They are not mixed. */
const ofKind = (rules: readonly DiscountRule[], kind: DiscountKind) => {
  const all = rules.filter((rule) => rule.kind === kind)
  const scope = Math.max(...all.map(scopeOf))
  return all.filter((rule) => scopeOf(rule) === scope)
}

const larger = (a: DiscountRule | undefined, b: DiscountRule | undefined) => {
  if (!a || !b) return a ?? b
  return b.percent > a.percent ? b : a
}

/** Length of a stay, and how many days lie between the day on which it is booked and its arrival. */
export type BookedStay = { nights: number; daysAhead: number }

/**
 * The discounts of a stay among those about its unit, in the order in which they are taken: the step of its length, then the better one of
 * last minute and early bird, never both.
 */
export const discountsOf = (rules: readonly DiscountRule[], { nights, daysAhead }: BookedStay): DiscountRule[] => {
  const length = ofKind(rules, 'length_of_stay')
    .filter((rule) => nights >= (rule.nights ?? 0))
    .toSorted((a, b) => (b.nights ?? 0) - (a.nights ?? 0))[0]
  const lastMinute = ofKind(rules, 'last_minute')
    .filter((rule) => daysAhead <= (rule.days ?? 0))
    .toSorted((a, b) => (a.days ?? 0) - (b.days ?? 0))[0]
  const earlyBird = ofKind(rules, 'early_bird')
    .filter((rule) => daysAhead >= (rule.days ?? 0))
    .toSorted((a, b) => (b.days ?? 0) - (a.days ?? 0))[0]
  return [length, larger(lastMinute, earlyBird)].filter((rule) => rule !== undefined)
}

/** The rules about a unit. */
export const discountsOfUnit = <R extends DiscountRule>(
  rules: readonly R[],
  { id, property }: { id: number; property: number },
): R[] => rules.filter((rule) => (rule.unit ? rule.unit === id : !rule.property || rule.property === property))
