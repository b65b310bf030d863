import type { ConfirmedStay } from '@keyhaven/shared-contracts/contract/bookings/confirmed-stay'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { sql } from 'kysely'
import { addressOf, clockTimes, coordinatesOf, guestImagesOf } from '../db/fragments/columns.ts'
import { languageIn, standardOf, textIn } from '../db/fragments/translations.ts'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

type StayRow = Omit<ConfirmedStay, 'told_from' | 'payment_terms' | 'payment_terms_lang' | 'documents'> & {
  /** Day from which on directions and door code are told. */
  near_from: Day
  owner_language: string
}

/** Stay as its guest is told of it, in the language of the mails to them. */
export async function readStay(db: Sql, owner: OwnerId, booking: number, locale: GuestLocale) {
  const directions = { of: 'p', column: 'directions' } as const
  const { rows } = await sql<StayRow>`
    SELECT ${addressOf('p')} AS address, ${coordinatesOf()} AS coordinates, ${clockTimes},
      COALESCE(${guestImagesOf('unit_id', 'u')} -> 0, ${guestImagesOf('property_id', 'p')} -> 0) AS picture,
      ${textIn(locale, directions)} AS directions, ${languageIn(locale, directions)} AS directions_lang, u.door_code,
      b.check_in - p.arrival_days AS near_from, b.paid_cents / 100.0 AS paid,
      (b.total_cents - b.paid_cents) / 100.0 AS balance, ${standardOf('b.owner_id')} AS owner_language
    FROM bookings b JOIN units u ON u.id = b.unit_id JOIN properties p ON p.id = b.property_id
    WHERE b.owner_id = ${owner} AND b.id = ${booking}`.execute(db)
  if (!rows[0]) throw new Error(`There is no booking ${booking}.`)
  return rows[0]
}
