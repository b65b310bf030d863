import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { day } from '../../domain/days/day-schema.ts'
import { whenValid } from '../../domain/cross-field.ts'
import { endpoint } from '../endpoint.ts'
import { euros, eurosIn } from '../../domain/money/money.ts'
import { flag, id, idParams, optionalWhole, ref, seenVersion, whole } from '../../domain/money/number.ts'
import type { Message } from '../../domain/reasons/reason.ts'
import { maxMinNights } from '../../domain/stay/night-limits.ts'
import { listQuery } from '../paging.ts'
import { code, text, words } from '../../domain/text.ts'

export const promocode = z
  .object({
    id,
    version: z.int(),
    code: z.string(),
    description: z.string(),
    valid_until: z.iso.date(),
    /** 0 where an amount is taken off. */
    discount_percent: z.int(),
    discount_amount: euros.nullish(),
    active: z.boolean(),
    /** First day on which it is booked with. */
    valid_from: z.iso.date().nullish(),
    /** First and last night of the stays that it is for, both included. */
    stay_from: z.iso.date().nullish(),
    stay_to: z.iso.date().nullish(),
    min_nights: z.int().nullish(),
    /** Units that it is for; none is all of them. */
    units: z.array(id).optional(),
    max_uses: z.int().nullish(),
    max_uses_per_guest: z.int().nullish(),
  })
  .meta({ id: 'Promocode' })
export type Promocode = z.infer<typeof promocode>

/** The code of a booking, with its discount as it was agreed. */
export const agreedPromocode = promocode.pick({
  ...{ id: true, code: true, description: true },
  ...{ discount_percent: true, discount_amount: true },
})

/** One of a page of the list: how many bookings have it that are not cancelled. The list as a whole leaves it out. */
export const listedPromocode = promocode.extend({ used: z.object({ bookings: z.int(), saved: euros }).optional() })
export type ListedPromocode = z.infer<typeof listedPromocode>

/** Uses that a code can be limited to. */
const maxUses = 100_000

/** A day that may be said or not: null or empty is none, and left out it says nothing. */
const optionalDay = z
  .preprocess(
    (value) => (value === '' ? null : value),
    day('inventory.enterValidDate', 'inventory.enterValidDate').nullable(),
  )
  .optional() as unknown as z.ZodOptional<z.ZodType<string | null, string | null>>
/** Cents; null and an amount of nothing are none, an empty input has yet to be filled in. */
const optionalAmount = eurosIn({ required: 'inventory.enterDiscountAmount', below: 'inventory.enterDiscountAmount' })
  .nullable()
  .transform((cents) => cents || null)
  .optional()
const units = z
  .array(ref(reasons.choose('unit')), reasons.choose('unit'))
  .max(500, reasons.choose('unit'))
  .nullable()
  .transform((ids) => [...new Set(ids)])
  .optional()

const fields = z.object({
  code: code(reasons.required('code')).min(3, reasons.tooShort('code', 3)).max(10, reasons.tooLong('code', 10)),
  description: text(reasons.required('description'))
    .min(10, reasons.tooShort('description', 10))
    .max(50, reasons.tooLong('description', 50)),
  /** Not before today; an unchanged past date is accepted on a change. */
  valid_until: day('inventory.enterValidDate', 'inventory.enterValidDate'),
  discount_percent: whole({
    required: reasons.required('discount'),
    whole: 'general.onlyWholeNumbersAllowed',
    min: 0,
    max: 100,
    below: reasons.between(0, 100),
  }),
  /** An amount off instead of a percent. */
  discount_amount: optionalAmount,
  valid_from: optionalDay,
  stay_from: optionalDay,
  stay_to: optionalDay,
  min_nights: optionalWhole(1, maxMinNights),
  units,
  max_uses: optionalWhole(1, maxUses),
  max_uses_per_guest: optionalWhole(1, maxUses),
  active: flag('general.activeRequired').default(true),
})

type Bound = Pick<
  z.output<typeof fields>,
  'discount_percent' | 'discount_amount' | 'valid_from' | 'valid_until' | 'stay_from' | 'stay_to'
>
type Contradiction = {
  path: keyof Bound
  error: Message
  /** Fields that it is about: it speaks as soon as these are right. */
  of: Partial<Record<keyof Bound, true>>
  isWrong: (promo: Bound) => boolean
}
const contradictions: readonly Contradiction[] = [
  {
    ...{ path: 'discount_amount', error: 'inventory.percentOrAmount' },
    of: { discount_percent: true, discount_amount: true },
    isWrong: ({ discount_percent: percent, discount_amount: cents }) => percent > 0 && Boolean(cents),
  },
  {
    ...{ path: 'valid_until', error: 'inventory.codeEndsBeforeItBegins' },
    of: { valid_from: true, valid_until: true },
    isWrong: ({ valid_from: from, valid_until: until }) => Boolean(from && from > until),
  },
  {
    ...{ path: 'stay_to', error: 'general.lastNightBeforeFirst' },
    of: { stay_from: true, stay_to: true },
    isWrong: ({ stay_from: from, stay_to: to }) => Boolean(from && to && from > to),
  },
]

/** The problems of a code as a whole, by field: also asked of a change together with what it leaves as it is. */
export const codeContradictions = (promo: Bound) =>
  Object.fromEntries(contradictions.filter(({ isWrong }) => isWrong(promo)).map(({ path, error }) => [path, [error]]))

const withoutContradiction = <S extends z.ZodType<Bound>>(schema: S) =>
  contradictions.reduce(
    (ruled, { path, error, of, isWrong }) =>
      ruled.refine((promo) => !isWrong(promo), { path: [path], error, when: whenValid(fields.pick(of)) }),
    schema,
  )

export const newPromocode = withoutContradiction(fields)
const changeFields = fields.extend({ active: flag('general.activeRequired').optional(), version: seenVersion })
export const promocodeChange = withoutContradiction(changeFields)
export type NewPromocode = z.output<typeof newPromocode>
export type PromocodeChange = z.output<typeof promocodeChange>

export const promocodesQuery = listQuery.extend({
  active: flag('general.chooseActiveOrInactive').optional(),
  search: words(),
})
export type PromocodesQuery = z.output<typeof promocodesQuery>

const example = {
  code: 'SPRING',
  description: 'For guests in spring',
  valid_until: '2199-01-01',
  discount_percent: 10,
  active: true,
} satisfies z.input<typeof newPromocode>

export const promocodesApi = {
  list: endpoint({
    domain: 'promocodes',
    summary: 'The promo codes of the owner, active first, then by code',
    method: 'GET',
    path: '/api/promocodes/',
    access: 'owner',
    query: promocodesQuery,
    response: z.array(listedPromocode),
  }),
  create: endpoint({
    domain: 'promocodes',
    summary: 'Add a promo code; 409 `code_taken` when the owner has it already',
    method: 'POST',
    path: '/api/promocodes/',
    access: 'owner',
    body: newPromocode,
    example,
    status: 201,
    response: promocode,
  }),
  update: endpoint({
    domain: 'promocodes',
    summary:
      'Change a promo code; what is left out stays, null is none, and bookings keep the discount that they were made with',
    method: 'PATCH',
    path: '/api/promocode/:id/',
    access: 'owner',
    params: idParams,
    body: promocodeChange,
    example,
    response: promocode,
  }),
  remove: endpoint({
    domain: 'promocodes',
    summary: 'Delete a promo code; one that was used is archived',
    method: 'DELETE',
    path: '/api/promocode/:id/',
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
