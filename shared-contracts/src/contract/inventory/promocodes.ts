import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { day } from '../../domain/days/day-schema.ts'
import { endpoint } from '../endpoint.ts'
import { euros } from '../../domain/money/money.ts'
import { flag, id, idParams, seenVersion, whole } from '../../domain/money/number.ts'
import { listQuery } from '../paging.ts'
import { code, text, words } from '../../domain/text.ts'

export const promocode = z
  .object({
    id,
    version: z.int(),
    code: z.string(),
    description: z.string(),
    valid_until: z.iso.date(),
    discount_percent: z.int(),
    active: z.boolean(),
  })
  .meta({ id: 'Promocode' })
export type Promocode = z.infer<typeof promocode>

/** One of a page of the list: how many bookings have it that are not cancelled. The list as a whole leaves it out. */
export const listedPromocode = promocode.extend({ used: z.object({ bookings: z.int(), saved: euros }).optional() })
export type ListedPromocode = z.infer<typeof listedPromocode>

export const newPromocode = z.object({
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
  active: flag('general.activeRequired').default(true),
})
export const promocodeChange = newPromocode.extend({
  active: flag('general.activeRequired').optional(),
  version: seenVersion,
})
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
    summary: 'Change a promo code; bookings keep the percent that they were made with',
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
