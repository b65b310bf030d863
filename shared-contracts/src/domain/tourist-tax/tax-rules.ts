import type { Day } from '../days/day.ts'
import type { ChannelKind } from '../stay/channel-kinds.ts'

/** Groups that a municipality may exempt; why somebody pays nothing is kept with the stay. */
export const exemptGroups = ['business', 'disabled', 'residents'] as const
export type ExemptGroup = (typeof exemptGroups)[number]

/**
 * Meanings of an age limit of 15: from the 15th birthday on, or from the first of January of the year after it, as in "until the end of the
 * year in which they turn 15".
 */
export const ageRules = ['birthday', 'year_after'] as const
export type AgeRule = (typeof ageRules)[number]

export const taxRateKinds = ['per_person', 'percent'] as const
export type TaxRateKind = (typeof taxRateKinds)[number]

/** Days of every year, `MM-DD`, both included; one that ends before it begins goes over New Year. */
export type YearSeason = { from: string; to: string }

/** Cents for a person and night, of those of an age, in houses of a category and in a part of the year; null is any. */
export type TaxAmount = {
  cents: number
  from_age: number | null
  category: string | null
  season: YearSeason | null
}

/** Amount for each night from a day on, until the next rate begins. */
export type TaxRate = {
  /** The first night for which it holds. */
  from: Day
  kind: TaxRateKind
  age_rule: AgeRule
  /** Only so many nights of a stay are taxed: those after it are free. Null is all. */
  max_nights: number | null
  /** Of `per_person`. */
  amounts: readonly TaxAmount[]
  /** Of `percent`: percent of the lodging, at most two decimals, and the age from which a person's part of it is taxed. */
  percent: number
  from_age: number | null
  /** Parts of the lodging that are taken out before: VAT in percent that it holds, and cents of breakfast for a person and night. */
  base_vat_percent: number
  breakfast_cents: number
}

export type TouristTax = {
  id: number
  /** Name that guests read: Ortstaxe, Kurtaxe. */
  name: string
  municipality: string
  rates: readonly TaxRate[]
  exempt: readonly ExemptGroup[]
  /** Portals that collect it themselves from the guests whom they bring. */
  portals: readonly ChannelKind[]
}

/** Persons of one age in a stay. Null is an adult; a child's age is that on the day of arrival. */
export type TaxGuests = {
  persons: number
  age: number | null
  /** The day of the stay on which they turn a year older. */
  birthday?: Day | null | undefined
  exempt?: ExemptGroup | null | undefined
}

/** A tax as one stay meets it. */
export type StayTaxation = {
  tax: TouristTax
  /** Of the house, in the words of its rates. */
  category: string | null
  guests: readonly TaxGuests[]
  /** True where the portal that brought the guests collects it. */
  isPortals: boolean
}

/** The rate that is dated for a night; undefined before the first. */
export const rateOfNight = (rates: readonly TaxRate[], night: Day): TaxRate | undefined =>
  rates.filter(({ from }) => from <= night).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]

/** True for a night in these days of the year. */
export const isInSeason = ({ from, to }: YearSeason, night: Day): boolean => {
  const date = night.slice(5)
  return from <= to ? from <= date && date <= to : from <= date || date <= to
}

/** The categories of houses that the rates tell apart. */
export const categoriesOf = (rates: readonly TaxRate[]): string[] => [
  ...new Set(rates.flatMap(({ amounts }) => amounts.flatMap(({ category }) => category ?? []))),
]
