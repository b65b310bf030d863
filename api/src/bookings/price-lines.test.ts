import type { Booking, Quote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBooking, aClient, aPromocode, aUnit } from '../testing/factories.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })

/** Three nights for two persons more than the unit takes, and a code whose name looks like the end of its line. */
async function aReducedStay() {
  const owner = await server.signUpOwner({ personals: true })
  const unit = await aUnit(owner, { price_per_night: 100, capacity: 1, max_capacity: 4, price_per_extra_person: 10 })
  const client = await aClient(owner, { locale: 'de' })
  const code = await aPromocode(owner, { code: 'A, 5 %', discount_percent: 10 })
  const stay = { client: client.id, unit: unit.id, property: unit.property.id, promo_code: code.id, guests_count: 3 }
  return { owner, unit, booking: await aBooking(owner, stay) }
}

/** Rows as a server of the last release writes them. */
const forgetParameters = (booking: number) =>
  sql`UPDATE booking_lines SET code = NULL, percent = NULL, persons = NULL WHERE booking_id = ${booking}`.execute(
    server.db,
  )

test('a line says its code, percent and persons apart, and in English for programs', async () => {
  const { booking } = await aReducedStay()
  expect(booking.price_lines).toMatchObject([
    { kind: 'nights', label: 'Nights', quantity: 3 },
    { kind: 'extra_persons', label: '2 extra persons, per night', persons: 2, quantity: 6 },
    { kind: 'discount', label: 'Promo code A, 5 %, 10 %', code: 'A, 5 %', percent: 10 },
  ])
})

test('a server of the last release reads the words that it knows', async () => {
  const { booking } = await aReducedStay()
  const { rows } = await sql<{ label: string }>`
    SELECT label FROM booking_lines WHERE booking_id = ${booking.id} ORDER BY position`.execute(server.db)
  expect(rows.map(({ label }) => label)).toEqual(booking.price_lines.map(({ label }) => label))
})

test('what the last release has priced is read with its parameters, also when it is priced again or quoted', async () => {
  const { owner, booking } = await aReducedStay()
  await forgetParameters(booking.id)
  const read = await owner.call<Booking>('GET', `/api/booking/${booking.id}/`)
  expect(read.body.price_lines).toEqual(booking.price_lines)
  const wish = { booking: booking.id, unit: booking.unit.id, check_in: booking.check_in, check_out: booking.check_out }
  const promo_code = booking.promo_code?.id
  const quote = await owner.call<Quote>('POST', '/api/bookings/quote/', {
    ...wish,
    ...{ property: booking.property.id, guests_count: 3, services: [], promo_code },
  })
  expect(quote.body.price_lines).toEqual(booking.price_lines)
})

test('a document that the last release has issued is drawn in the language of its guest', async () => {
  const { owner, booking } = await aReducedStay()
  await forgetParameters(booking.id)
  const { body } = await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${booking.id}`)
  const issued = await owner.call<Invoice>('POST', `/api/invoices/${body[0]?.id}/issue/`)
  const { rows } = await sql<{ labels: string }>`
    SELECT jsonb_path_query_array(content, '$.lines[*].label')::text AS labels FROM invoices WHERE id = ${issued.body.id}`.execute(
    server.db,
  )
  expect(rows[0]?.labels).toContain('2 extra persons, per night')
  const pdf = await server.fetch(`http://localhost${issued.body.pdf_file}`)
  const text = textOfPdf(Buffer.from(await pdf.arrayBuffer())).replaceAll('\u00a0', ' ')
  expect(text).toContain('2 weitere Personen, pro Nacht')
  expect(text).toContain('Gutscheincode A, 5 %, 10 %')
})
