import { z } from 'zod'
import { id, idParams, numeric, ref, seenVersion, whole } from '../../domain/money/number.ts'
import { discountKinds } from '../../domain/prices/discounts.ts'
import { reason, say } from '../../domain/reasons/reason.ts'
import { reasons } from '../../domain/reasons/reasons.ts'
import { maxStayNights } from '../../domain/stay/night-limits.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery } from '../paging.ts'

/** Discounts that one owner can have. */
export const maxDiscounts = 200
const maxDays = 2 * 365

/** A discount that stays have by themselves, of a unit, of a property, or (neither) of everything that its owner lets. */
export const discount = z
  .object({
    id,
    version: z.int(),
    kind: z.enum(discountKinds),
    property: id.nullish(),
    unit: id.nullish(),
    /** Of `length_of_stay`: from so many nights on. */
    nights: z.int().nullish(),
    /** Of `last_minute`: up to so many days before arrival; of `early_bird`: from so many days before arrival on. */
    days: z.int().nullish(),
    percent: z.int(),
  })
  .meta({ id: 'Discount' })
export type Discount = z.infer<typeof discount>

/** A whole number that the kind of a discount needs, or nothing. */
const amount = z
  .preprocess((value, context) => (value === null ? null : (numeric()(value, context) ?? null)), z.number().nullable())
  .default(null) as unknown as z.ZodDefault<z.ZodType<number | null, number | string | null>>
const inRange = (value: number | null, min: number, max: number) =>
  value !== null && Number.isInteger(value) && value >= min && value <= max
const optionalId = ref(reasons.choose('unit')).nullish()

const fields = z.object({
  kind: z.enum(discountKinds, 'inventory.chooseDiscountKind'),
  property: optionalId,
  unit: optionalId,
  nights: amount,
  days: amount,
  percent: whole({
    required: 'inventory.enterPercent',
    min: 1,
    max: 90,
    below: reasons.between(1, 90),
    above: reasons.between(1, 90),
  }),
})
type Fields = z.output<typeof fields>

/** Adds what a kind needs. */
const withKindRules = <S extends z.ZodType<Fields>>(schema: S) =>
  schema.superRefine(({ kind, property, unit, nights, days }, context) => {
    const isByLength = kind === 'length_of_stay'
    if (isByLength && !inRange(nights, 2, maxStayNights))
      context.addIssue({ code: 'custom', path: ['nights'], message: reasons.within('nights', 2, maxStayNights) })
    if (!isByLength && !inRange(days, 0, maxDays))
      context.addIssue({
        code: 'custom',
        path: ['days'],
        message: say(reason('inventory.ruleDays', { min: 0, max: maxDays })),
      })
    if (property && unit) context.addIssue({ code: 'custom', path: ['unit'], message: 'inventory.ruleUnitOrProperty' })
  })

export const newDiscount = withKindRules(fields)
export const discountChange = withKindRules(fields.extend({ version: seenVersion }))
export type NewDiscount = z.output<typeof newDiscount>
export type DiscountChange = z.output<typeof discountChange>

const example = { kind: 'length_of_stay', nights: 7, percent: 10 } satisfies z.input<typeof newDiscount>

/** Discounts of stays. They are prices, so keys that may read or write seasons may do so with them. */
export const discountsApi = {
  list: endpoint({
    domain: 'seasons',
    summary: 'The discounts that stays of the owner have for their length or for when they are booked, by kind',
    method: 'GET',
    path: '/api/discounts/',
    access: 'owner',
    query: listQuery.extend({ unit: optionalId, property: optionalId }),
    response: z.array(discount),
  }),
  create: endpoint({
    domain: 'seasons',
    summary:
      'Add a discount; 409 `discount_known` where the same unit or property has one from as many nights or days, `too_many_discounts` beyond 200 of an owner',
    method: 'POST',
    path: '/api/discounts/',
    access: 'owner',
    body: newDiscount,
    example,
    status: 201,
    response: discount,
  }),
  update: endpoint({
    domain: 'seasons',
    summary: 'Change a discount; bookings keep the price that they were made with',
    method: 'PATCH',
    path: '/api/discount/:id/',
    access: 'owner',
    params: idParams,
    body: discountChange,
    example,
    response: discount,
  }),
  remove: endpoint({
    domain: 'seasons',
    summary: 'Delete a discount',
    method: 'DELETE',
    path: '/api/discount/:id/',
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
