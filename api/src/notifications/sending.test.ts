import type { BookingMail } from '@keyhaven/shared-contracts/contract/bookings/booking-mails'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient, mailsTo } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

async function booked(fields: object = {}, ofClient: object = {}) {
  const email = `karl-${unique()}@example.com`
  const client = await aClient(owner, { email, locale: 'de', ...ofClient })
  const booking = await aBooking(owner, { client: client.id, ...fields })
  const path = `/api/booking/${booking.id}/`
  const change = (changed: object) =>
    owner.call<Booking>('PATCH', path, {
      ...{ unit: booking.unit.id, property: booking.property.id, client: client.id, guests_count: 2, services: [] },
      ...{ check_in: '2027-06-01', check_out: '2027-06-04', promo_code: null, status: 'confirmed', ...changed },
    })
  const preview = (body: object = {}) => owner.call<BookingMail & Problem>('POST', `${path}mail/preview/`, body)
  const send = (body: object = {}, by = owner) => by.call<Problem>('POST', `${path}mail/`, body)
  return { booking, change, preview, send, mails: () => mailsTo(server, email), email }
}
const calendarIn = (mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined) => {
  const attached = mail?.attachments.find(({ filename }) => filename === 'stay.ics')
  return attached ? new TextDecoder().decode(attached.content as ArrayBuffer) : ''
}

test('what an owner books, changes and cancels is told only where the owner says so', async () => {
  const { change, mails } = await booked()
  await change({ check_out: '2027-06-05' })
  await change({ status: 'cancelled' })
  expect(await mails()).toEqual([])
})

test('a mail is shown before it is sent, in the language of the client, and then sent as it was shown', async () => {
  const { booking, preview, send, mails, email } = await booked()
  const previewed = await preview({ words: 'Bis bald!' })
  expect(previewed.status).toBe(200)
  expect(previewed.body).toMatchObject({ to: email, files: ['stay.ics'] })
  expect(previewed.body.subject).toMatch(/^Ihr Aufenthalt ist bestätigt: /)
  expect(previewed.body.html).toContain('Bis bald!')
  expect(await mails()).toEqual([])
  expect((await send({ words: 'Bis bald!', version: booking.version })).status).toBe(204)
  const [mail] = await mails()
  expect([mail?.subject, mail?.html?.trim()]).toEqual([previewed.body.subject, previewed.body.html.trim()])
  expect(mail?.text).toContain('Anna Huber schreibt:\n> Bis bald!')
  expect(mail?.replyTo).toMatchObject([{ address: owner.user.email }])
})

test('after the confirmation it is a change, then a cancellation, and the calendar of the guest follows', async () => {
  const { change, send, mails } = await booked()
  await send()
  await change({ check_in: '2027-06-02' })
  await send()
  await change({ check_in: '2027-06-02', status: 'cancelled' })
  await send()
  const sent = await mails()
  expect(sent.map(({ subject }) => subject?.split(':')[0])).toEqual([
    'Ihr Aufenthalt ist bestätigt',
    'Ihr Aufenthalt wurde geändert',
    'Ihr Aufenthalt wurde storniert',
  ])
  const events = sent.map(calendarIn)
  expect(new Set(events.map((event) => /UID:(.*)/.exec(event)?.[1])).size).toBe(1)
  const sequences = events.map((event) => Number(/SEQUENCE:(\d+)/.exec(event)?.[1]))
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
  expect(events.map((event) => /METHOD:(\w+)/.exec(event)?.[1])).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL'])
})

test('an issued document goes along as its PDF, a draft and a document of another booking do not', async () => {
  const { booking, preview, send, mails } = await booked()
  const [draft] = (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${booking.id}`)).body
  expect((await preview({ invoice: draft?.id })).status).toBe(404)
  const issued = (await owner.call<Invoice>('POST', `/api/invoices/${draft?.id}/issue/`)).body
  const previewed = await preview({ invoice: issued.id })
  expect(previewed.body.subject).toContain(`Rechnung ${issued.invoice_number}: `)
  expect(previewed.body.files).toEqual([expect.stringMatching(/\.pdf$/)])
  expect((await send({ invoice: issued.id })).status).toBe(204)
  const [pdf] = (await mails())[0]?.attachments ?? []
  expect([pdf?.filename, pdf?.mimeType]).toEqual([previewed.body.files[0], 'application/pdf'])
  expect(new TextDecoder().decode(pdf?.content as ArrayBuffer)).toMatch(/^%PDF-/)
  const other = await booked()
  expect((await other.send({ invoice: issued.id })).body.fields).toHaveProperty('invoice')
})

test('says what stands in the way: no address, nothing confirmed, a booking that has changed, another owner', async () => {
  const pending = await booked({ status: 'pending' })
  expect((await pending.preview()).body.code).toBe('not_open')
  const { send, booking, change } = await booked()
  await change({ guests_count: 1 })
  expect((await send({ version: booking.version })).body.code).toBe('stale')
  expect((await send({}, await server.signUpOwner())).status).toBe(404)
  const unreachable = await booked()
  await server.db.updateTable('clients').set({ email: '' }).where('email', '=', unreachable.email).execute()
  expect((await unreachable.send()).body.code).toBe('no_address')
})
