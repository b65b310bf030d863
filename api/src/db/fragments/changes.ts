import { sql } from 'kysely'
import { isoTime } from './columns.ts'

const wanted = sql.raw('(x.check_in, x.check_out, x.guests_count, x.children, x.infants, x.pets)')
const before = sql.raw(
  '(x.old_unit_id, x.old_check_in, x.old_check_out, x.old_guests_count, x.old_children, x.old_infants, x.old_pets, x.old_total_cents)',
)
const party = "b.guests_count, COALESCE(b.children, '{}'), b.infants, b.pets"

/**
 * What has become of the change `x` of a booking `b` in a property `p`. An owner who makes the wanted stay by hand accepts it;
 * after any other change of the booking it is not what its guest asked for.
 */
export const changeState = (now: Date) => sql<string>`
  CASE WHEN x.state <> 'open' THEN x.state
    WHEN b.status <> 'confirmed' THEN 'overtaken'
    WHEN (b.check_in, b.check_out, ${sql.raw(party)}) = ${wanted} THEN 'accepted'
    WHEN (b.unit_id, b.check_in, b.check_out, ${sql.raw(party)}, b.total_cents) <> ${before} THEN 'overtaken'
    WHEN b.check_in <= (${now}::timestamptz AT TIME ZONE p.time_zone)::date
      OR x.check_in < (${now}::timestamptz AT TIME ZONE p.time_zone)::date THEN 'expired'
    ELSE 'open' END`

/** The change `x` as an `OpenChange`. */
export const openChange = sql`json_build_object('id', x.id, 'check_in', x.check_in, 'check_out', x.check_out,
  'guests_count', x.guests_count, 'children', x.children, 'infants', x.infants, 'pets', x.pets,
  'total_price', ((x.price ->> 'subtotalCents')::bigint - (x.price ->> 'discountCents')::bigint) / 100.0,
  'message', x.message, 'created_at', ${isoTime('x.created_at')})`
