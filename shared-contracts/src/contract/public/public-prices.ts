import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { whenValid } from '../../domain/cross-field.ts'
import { nightsBetween } from '../../domain/days/day.ts'
import { day } from '../../domain/days/day-schema.ts'
import { euros } from '../../domain/money/money.ts'
import { idParams, ref } from '../../domain/money/number.ts'
import { endpoint } from '../endpoint.ts'
import { ofOwner } from './public-booking.ts'

/** Of how many nights the prices can be asked for at once. */
const maxPricedNights = 400
const range = z.object({ from: day(reasons.choose('firstNight')), to: day(reasons.enter('date')) })
const when = whenValid(range)
const pricesQuery = z
  .object({ ...ofOwner.shape, ...range.shape, unit: ref(reasons.select('unit')) })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'general.checkOutAfterCheckIn', when })
  .refine(({ from, to }) => nightsBetween(from, to) <= maxPricedNights, {
    path: ['to'],
    error: reasons.atMost('nights', 400),
    when,
  })
export type PricesQuery = z.output<typeof pricesQuery>

/** Prices of nights, for the calendar of a unit; apart from the search, which a page of a unit does not load. */
export const pricesApi = {
  ofNights: endpoint({
    domain: 'public',
    summary: 'What each night of `[from, to)` costs in a unit, without extra persons',
    method: 'GET',
    path: '/api/public/booking/property/:id/prices/',
    access: 'anyone',
    limits: { perCaller: { times: 120, seconds: 60 } },
    params: idParams,
    query: pricesQuery,
    response: z.array(z.object({ night: z.iso.date(), price: euros })),
  }),
}
