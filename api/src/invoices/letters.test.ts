import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeEach, expect, test } from 'vitest'
import { sweepAll } from '../testing/sweep-all.ts'
import { aBooking, aClient } from '../testing/factories.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
let client: Client
let booking: Booking
beforeEach(async () => {
  server.clock.set('2027-01-10T09:00:00Z')
  owner = await server.signUpOwner({ personals: true })
  client = await aClient(owner, { first_name: 'Neferu', last_name: 'Ra 𓀀' })
  booking = await aBooking(owner, { client: client.id })
})

const documents = async () =>
  (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${booking.id}&sort=date`)).body
const issue = async <T = Invoice>(body?: object) =>
  owner.call<T>('POST', `/api/invoices/${(await documents())[0]?.id}/issue/`, body)
const printed = async ({ pdf_file }: Invoice) => {
  const answer = await server.fetch(`http://localhost${pdf_file}`)
  return textOfPdf(Buffer.from(await answer.arrayBuffer()))
}

test('an owner hears of letters that no font has before the invoice is issued, and issues it all the same', async () => {
  const refused = await issue<Problem>()
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'letters_missing' }])
  expect(refused.body.fields).toEqual({ 'client.name': ['The client’s name: 𓀀'] })
  expect((await documents())[0]?.status).toBe('draft')
  const issued = await issue({ replace_letters: true })
  expect(issued.body.invoice_number).toBe('2027-00001')
  expect(await printed(issued.body)).toContain('Neferu Ra \ufffd')
})

test('a name in Latin letters stands on the document alone, and on the one that replaces it', async () => {
  const issued = await issue({ recipient_name: 'Neferu Ra' })
  expect(issued.status).toBe(200)
  expect(await printed(issued.body)).toContain('Neferu Ra\n')
  expect(issued.body.booking.client.last_name).toBe('Ra 𓀀')
  const { property, unit, ...rest } = booking
  const longer = { ...rest, property: property.id, unit: unit.id, client: client.id, services: [], version: undefined }
  const stay = { check_out: '2027-06-05', promo_code: null }
  expect((await owner.call('PATCH', `/api/booking/${booking.id}/`, { ...longer, ...stay })).status).toBe(200)
  const [, , replacement] = (await documents()).toSorted((a, b) => a.id - b.id)
  expect(replacement?.status).toBe('issued')
  expect(await printed(replacement as Invoice)).not.toContain('\ufffd')
})

test('what is issued by itself does not wait for such letters', async () => {
  const texts = { small_business_note: 'No VAT.', payment_terms: 'On arrival.', number_prefix: '' }
  await owner.call('PATCH', '/api/invoice-settings/', { auto_issue: true, vat_rates: [], ...texts })
  server.clock.set(`${booking.check_out}T20:00:00Z`)
  await sweepAll(server.context, (error) => {
    throw error as Error
  })
  const invoices = server.db.selectFrom('invoices').select('status').where('owner_id', '=', owner.user.id)
  expect(await invoices.execute()).toEqual([{ status: 'issued' }])
})
