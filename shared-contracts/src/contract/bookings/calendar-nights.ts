import { z } from 'zod'
import { whenValid } from '../../domain/cross-field.ts'
import { nightsBetween } from '../../domain/days/day.ts'
import { day } from '../../domain/days/day-schema.ts'
import { euros, eurosIn } from '../../domain/money/money.ts'
import { flag, id, ref, whole } from '../../domain/money/number.ts'
import { reasons } from '../../domain/reasons/reasons.ts'
import { maxMinNights, maxStayNights } from '../../domain/stay/night-limits.ts'
import { text } from '../../domain/text.ts'
import { endpoint } from '../endpoint.ts'
import { unitsWindowQuery } from './calendar.ts'

/** Nights of a unit in a row, `[from, to)`, at one price and under the same rules for guests. */
export const nightRun = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  price: euros,
  /** Minimum nights of stays by the rule that holds on these days; left out where it is one. */
  min_nights: z.int().optional(),
  /** True where no stay begins on these days; left out where stays do. */
  closed_to_arrival: z.boolean().optional(),
  /** True where no stay ends on these days. */
  closed_to_departure: z.boolean().optional(),
})
export type NightRun = z.infer<typeof nightRun>

export const unitNightPrices = z.object({ unit: id, prices: z.array(nightRun) }).meta({ id: 'UnitNightPrices' })
export type UnitNightPrices = z.infer<typeof unitNightPrices>

/** Units whose nights are set at once. */
const maxUnits = 100

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''
/** A field that changes nothing where a form leaves it empty. */
const unlessBlank = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional()) as unknown as z.ZodOptional<
    z.ZodType<z.output<S>, z.input<S> | ''>
  >

const nightLimits = reasons.within('nights', 1, maxMinNights)
const closure = flag('general.chooseYesOrNo').nullish()
const fields = z.object({
  units: z
    .array(ref(reasons.choose('unit')), reasons.chooseFromList('units'))
    .min(1, 'inventory.chooseAtLeastOneUnit')
    .max(maxUnits, reasons.atMost('units', maxUnits)),
  /** First and last night, both included; closures are about the same days. */
  from: day(reasons.choose('firstNight')),
  to: day(reasons.choose('lastNight')),
  price: unlessBlank(
    eurosIn({ required: reasons.required('pricePerNight'), below: reasons.negative('pricePerNight') }),
  ),
  /** Of the season that gets the price; the dates in the owner's language by default. */
  name: unlessBlank(text(reasons.required('name'), 50)),
  /** Null takes the rules of these days away. */
  min_nights: unlessBlank(
    whole({
      ...{ required: reasons.enter('minimumStay'), min: 1, below: nightLimits, max: maxMinNights, above: nightLimits },
    }).nullable(),
  ),
  /** Null takes the rules of these days away; false opens the days, and is refused where another rule closes them. */
  closed_to_arrival: closure,
  closed_to_departure: closure,
})
type Fields = z.output<typeof fields>

const when = whenValid(fields.pick({ from: true, to: true }))
const isInOrder = ({ from, to }: Fields) => from <= to
const isShort = ({ from, to }: Fields) => nightsBetween(from, to) < maxStayNights
const changesSomething = ({
  price,
  min_nights: minNights,
  closed_to_arrival: arrival,
  closed_to_departure: departure,
}: Fields) => [price, minNights, arrival, departure].some((value) => value !== undefined)

/** Price and rules of some nights of some units. What is left out stays as it is. */
export const nightsChange = fields
  .refine(isInOrder, { path: ['to'], error: 'general.lastNightBeforeFirst', when })
  .refine(isShort, { path: ['to'], error: reasons.atMost('nights', maxStayNights), when })
  .refine(changesSomething, { path: ['price'], error: 'bookings.enterNightsChange' })
export type NightsChange = z.output<typeof nightsChange>

/** Prices of nights in the owner's calendar, and what sets them with the rules of the same days. */
export const calendarNightsApi = {
  prices: endpoint({
    domain: 'calendar',
    summary:
      'The price of each night of some units in a window, with minimum stay and closures, in runs of equal nights',
    method: 'GET',
    path: '/api/calendar/prices/',
    access: 'owner',
    query: unitsWindowQuery,
    response: z.array(unitNightPrices),
  }),
  set: endpoint({
    domain: 'calendar',
    summary:
      'Set price, minimum stay and closures of some nights at once, of all units or of none. Seasons on these nights are cut around them; rules of a unit that lie within them are replaced, and minima that reach beyond them cut',
    method: 'POST',
    path: '/api/calendar/nights/',
    access: 'owner',
    body: nightsChange,
    example: {
      units: [1],
      from: '2029-08-03',
      to: '2029-08-09',
      price: '150',
      min_nights: 3,
      closed_to_arrival: false,
    },
    response: z.object({
      /** The nights as they are now. */
      units: z.array(unitNightPrices),
      /** Takes the change back where it is sent to `undo`. */
      undo_token: z.string(),
    }),
  }),
  undo: endpoint({
    domain: 'calendar',
    summary: 'Take a change of nights back; 409 `stale` where seasons or rules of it were changed since',
    method: 'POST',
    path: '/api/calendar/nights/undo/',
    access: 'owner',
    body: z.object({
      undo_token: z.string('bookings.cannotUndoNights').min(1, 'bookings.cannotUndoNights').max(900_000),
    }),
    example: { undo_token: 'sealed' },
    response: z.object({ units: z.array(id) }),
  }),
}
