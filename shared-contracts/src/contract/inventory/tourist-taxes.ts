import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { day } from '../../domain/days/day-schema.ts'
import { euros, eurosIn, toEuros } from '../../domain/money/money.ts'
import { fromText, id, idParams, optionalWhole, ref, seenVersion } from '../../domain/money/number.ts'
import {
  ageRules,
  categoriesOf,
  exemptGroups,
  type TaxRate,
  taxRateKinds,
  type YearSeason,
} from '../../domain/tourist-tax/tax-rules.ts'
import { vatPercent } from '../../domain/money/vat.ts'
import { channelKinds } from '../../domain/stay/channel-kinds.ts'
import { adultAge } from '../../domain/stay/party.ts'
import { optionalText, text, words } from '../../domain/text.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery } from '../paging.ts'

/** VAT that a tax bears: none is usual. */
export const taxVats = ['none', 'lodging'] as const

const amountOut = z.object({
  /** For a person and night. */
  amount: euros,
  from_age: z.int().nullable(),
  category: z.string().nullable(),
  /** Days of every year, `MM-DD`, both included. */
  season: z.object({ from: z.string(), to: z.string() }).nullable(),
})
const rateOut = z.object({
  /** The first night for which it holds. */
  from: z.iso.date(),
  kind: z.enum(taxRateKinds),
  age_rule: z.enum(ageRules),
  /** Nights of a stay that are taxed; null is all. */
  max_nights: z.int().nullable(),
  amounts: z.array(amountOut),
  percent: z.number(),
  from_age: z.int().nullable(),
  base_vat_percent: z.number(),
  breakfast: euros,
})

/** The tourist tax of a municipality as its owner keeps it. */
export const touristTax = z
  .object({
    id,
    version: z.int(),
    municipality: z.string(),
    /** Name that guests read, in the language that the owner writes in. */
    name: z.string(),
    /** The oldest first. */
    rates: z.array(rateOut),
    exempt: z.array(z.enum(exemptGroups)),
    /** Portals that collect it from the guests whom they bring. */
    portals: z.array(z.enum(channelKinds)),
    vat: z.enum(taxVats),
    /** Address at which the owner looks it up. */
    source: z.string(),
    properties: z.array(z.object({ id, name: z.string(), category: z.string().nullable() })),
  })
  .meta({ id: 'TouristTax' })
export type TouristTax = z.infer<typeof touristTax>

/** A rate in the shape of the contract; amounts in euros. */
export const rateInEuros = ({ amounts, breakfast_cents, ...rate }: TaxRate): TouristTax['rates'][number] => ({
  ...rate,
  amounts: amounts.map(({ cents, ...amount }) => ({ amount: toEuros(cents), ...amount })),
  breakfast: toEuros(breakfast_cents),
})

const maxAmounts = 60
const maxRates = 30

/** A day of every year; 29 February is one. */
const dayOfYear = z
  .string('inventory.enterDayOfYear')
  .regex(/^\d\d-\d\d$/, 'inventory.enterDayOfYear')
  .refine((value) => z.iso.date().safeParse(`2028-${value}`).success, 'inventory.enterDayOfYear')
const age = optionalWhole(1, adultAge)
const euroAmount = eurosIn({ required: reasons.enter('amount'), below: reasons.negative('price') })
const percent = fromText(
  z
    .number(reasons.enter('percentage'))
    .min(0, reasons.atLeast('percent', 0))
    .max(100, reasons.atMost('percent', 100))
    .multipleOf(0.01, 'general.tooManyDecimals'),
)

/** Both days, or none for the whole year: a form leaves them empty. */
const seasonIn = z
  .preprocess(
    (value) => (value instanceof Object && Object.values(value).every((one) => !one) ? null : value),
    z.object({ from: dayOfYear, to: dayOfYear }).nullable(),
  )
  .optional() as unknown as z.ZodOptional<
  z.ZodType<YearSeason | null, { from?: string | null; to?: string | null } | null>
>

const amountIn = z.object({
  amount: euroAmount,
  from_age: age,
  category: optionalText(40).nullable(),
  season: seasonIn,
})

const rateIn = z
  .object({
    from: day('invoices.chooseDayFromWhichRatesApply'),
    kind: z.enum(taxRateKinds, reasons.choose('kind')),
    age_rule: z.enum(ageRules, reasons.choose('kind')).default('birthday'),
    max_nights: optionalWhole(1, 730),
    amounts: z.array(amountIn).max(maxAmounts).default([]),
    percent: percent.default(0),
    from_age: age,
    base_vat_percent: vatPercent(reasons.enter('vatRate')).default(0),
    breakfast: euroAmount.default(0),
  })
  .refine(({ kind, amounts }) => kind !== 'per_person' || amounts.length > 0, {
    path: ['amounts'],
    error: reasons.enter('amount'),
  })
type RateIn = z.output<typeof rateIn>

/** A rate as it came in, in cents. */
export const rateInCents = ({ amounts, breakfast, from_age, max_nights, ...rate }: RateIn): TaxRate => ({
  ...{ ...rate, from_age: from_age ?? null, max_nights: max_nights ?? null, breakfast_cents: breakfast },
  amounts: amounts.map(({ amount, category, season, from_age: fromAge }) => ({
    ...{ cents: amount, from_age: fromAge ?? null, category: category || null, season: season ?? null },
  })),
})

const isDatedOnce = (rates: readonly RateIn[]) => new Set(rates.map(({ from }) => from)).size === rates.length

const fields = z.object({
  municipality: text(reasons.required('city'), 60),
  name: text(reasons.required('name'), 50),
  rates: z
    .array(rateIn, reasons.enter('rates'))
    .min(1, reasons.enter('rates'))
    .max(maxRates, reasons.atMost('rateChanges', maxRates))
    .refine(isDatedOnce, 'inventory.rateDatedTwice'),
  exempt: z.array(z.enum(exemptGroups, 'inventory.chooseExemptGroups')).default([]),
  portals: z.array(z.enum(channelKinds, 'inventory.choosePortals')).default([]),
  vat: z.enum(taxVats, 'inventory.chooseServiceVat').default('none'),
  source: optionalText(300),
  /** Properties that owe it, with their category where its amounts tell some apart. */
  properties: z
    .array(z.object({ property: ref(reasons.select('property')), category: optionalText(40).nullable() }))
    .max(500)
    .default([]),
})

const hasCategories = ({ rates, properties }: Pick<z.output<typeof fields>, 'rates' | 'properties'>) => {
  const categories = categoriesOf(rates.map(rateInCents))
  return categories.length === 0 || properties.every(({ category }) => categories.includes(category ?? ''))
}
const categoryRule = { path: ['properties'], error: 'inventory.chooseTaxCategory' }
export const newTouristTax = fields.refine(hasCategories, categoryRule)
export const touristTaxChange = fields.extend({ version: seenVersion }).refine(hasCategories, categoryRule)
export type NewTouristTax = z.output<typeof newTouristTax>
export type TouristTaxChange = z.output<typeof touristTaxChange>

/** The tax that stays in a property owe, as they are priced by it, with the category of the house; undefined where they owe none. */
export const taxOfProperty = (taxes: readonly TouristTax[], property: number) => {
  for (const tax of taxes) {
    const house = tax.properties.find(({ id: one }) => one === property)
    const rates = house && fields.shape.rates.safeParse(tax.rates).data
    if (rates) return { tax: { ...tax, rates: rates.map(rateInCents) }, category: house.category ?? null }
  }
  return undefined
}

const example = {
  municipality: 'Alpbach',
  name: 'Ortstaxe',
  rates: [
    {
      from: '2027-01-01',
      kind: 'per_person',
      age_rule: 'year_after',
      max_nights: 21,
      amounts: [{ amount: '2,50', from_age: 15, category: null, season: { from: '11-01', to: '04-30' } }],
      percent: 5.5,
      from_age: null,
      base_vat_percent: 10,
      breakfast: '8,50',
    },
  ],
  exempt: ['business'],
  portals: ['airbnb'],
  vat: 'none',
  source: 'https://alpbachtal.at/de/info-und-service/agb',
  // None: a property has one tax at most.
  properties: [],
} satisfies z.input<typeof newTouristTax>

export const touristTaxesQuery = listQuery.extend({ search: words() })
export type TouristTaxesQuery = z.output<typeof touristTaxesQuery>

export const touristTaxesApi = {
  list: endpoint({
    domain: 'taxes',
    summary: 'The tourist taxes of the owner, by municipality',
    method: 'GET',
    path: '/api/tourist-taxes/',
    access: 'owner',
    query: touristTaxesQuery,
    response: z.array(touristTax),
  }),
  one: endpoint({
    domain: 'taxes',
    summary: 'One tourist tax',
    method: 'GET',
    path: '/api/tourist-tax/:id/',
    access: 'owner',
    params: idParams,
    response: touristTax,
  }),
  create: endpoint({
    domain: 'taxes',
    summary: 'Add the tourist tax of a municipality; 409 `property_taxed` where a property has another one',
    method: 'POST',
    path: '/api/tourist-taxes/',
    access: 'owner',
    body: newTouristTax,
    example,
    status: 201,
    response: touristTax,
  }),
  update: endpoint({
    domain: 'taxes',
    summary: 'Change a tourist tax; bookings keep the price that they were made with until they are priced again',
    method: 'PATCH',
    path: '/api/tourist-tax/:id/',
    access: 'owner',
    params: idParams,
    body: touristTaxChange,
    example,
    response: touristTax,
  }),
  remove: endpoint({
    domain: 'taxes',
    summary: 'Delete a tourist tax; one that stays owe is archived, and they keep it',
    method: 'DELETE',
    path: '/api/tourist-tax/:id/',
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
