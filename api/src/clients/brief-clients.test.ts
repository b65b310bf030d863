import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeAll, expect, test } from 'vitest'
import { readRecord } from '../invoices/record-reads.ts'
import { aBooking, aClient } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const add = (fields: object) => owner.call<Client & Problem>('POST', '/api/clients/brief/', fields)
const change = (client: Client, fields: object) =>
  owner.call<Client & Problem>('PATCH', `/api/client/${client.id}/`, { ...client, ...fields })
const nowhere = { street: '', house_number: '', postal_code: '', city: '', country: '', phone: '' }
const oneWay = { 'address.phone': ['Enter a phone number or an email address'] }

test('a caller is added with a name and a phone number, and the rest stays empty', async () => {
  const { status, body } = await add({ last_name: 'Huber', address: { phone: '0043 (0)664 123 45-67' } })
  expect([status, body]).toMatchObject([
    201,
    { first_name: '', last_name: 'Huber', email: '', active: true, address: { ...nowhere, phone: '+436641234567' } },
  ])
  const home = await add({ last_name: 'Huber', address: { phone: '0664 1234567', country: 'Austria' } })
  expect(home.body.address.phone).toBe('+436641234567')
  const byMail = await add({ first_name: 'Eva', last_name: 'Adler', email: 'eva@adler.example' })
  expect([byMail.status, byMail.body.address]).toEqual([201, nowhere])
  expect((await owner.call('GET', '/api/clients/?search=adler.example')).body).toEqual([byMail.body])
})

test('a name and one way to reach somebody are the least, and what is given has to be right', async () => {
  const wrong = async (fields: object) => {
    const { status, body } = await add(fields)
    return [status, body.fields]
  }
  expect(await wrong({ last_name: 'Huber' })).toEqual([400, oneWay])
  expect(await wrong({ last_name: 'Huber', email: ' ', address: { phone: ' ' } })).toEqual([400, oneWay])
  const phone = { phone: '+436641234567' }
  expect(await wrong({ first_name: 'Eva', address: phone })).toEqual([400, { last_name: ['Last Name is required'] }])
  const typos = { last_name: 'Huber', email: 'eva@', address: { phone: 'call me' } }
  expect(await wrong(typos)).toEqual([
    400,
    { email: ['Enter a valid email address'], 'address.phone': ['Wrong phone format'] },
  ])
})

test('what was never known of a client may stay empty, as long as one way to reach them stays', async () => {
  const { body: caller } = await add({ last_name: 'Huber', address: { phone: '+436641234567' } })
  const named = await change(caller, { first_name: 'Ida' })
  expect([named.status, named.body]).toMatchObject([200, { first_name: 'Ida', email: '', version: 2 }])
  const swapped = await change(named.body, { email: 'ida@huber.example', address: nowhere })
  expect([swapped.status, swapped.body.address.phone]).toEqual([200, ''])
  const unreachable = await change(swapped.body, { email: '' })
  expect([unreachable.status, unreachable.body.fields]).toEqual([400, oneWay])
  const nameless = await change(swapped.body, { first_name: '' })
  expect([nameless.status, nameless.body.fields]).toEqual([400, { first_name: ['First Name is required'] }])
})

test('what is known of a client is not taken away, and a complete one keeps the rules of a new one', async () => {
  const whole = await aClient(owner)
  const emptied = await change(whole, { first_name: '', email: '', address: nowhere })
  expect([emptied.status, emptied.body.fields]).toEqual([
    400,
    {
      first_name: ['First Name is required'],
      email: ['Email is required'],
      'address.street': ['Street and House Number are required'],
      'address.house_number': ['Street and House Number are required'],
      'address.postal_code': ['City and Postal Code are required'],
      'address.city': ['City and Postal Code are required'],
      'address.country': ['Country is required'],
      'address.phone': ['Phone is required'],
    },
  ])
  const { address: _, ...rest } = whole
  expect((await owner.call('PATCH', `/api/client/${whole.id}/`, rest)).status).toBe(400)
  const strict = await owner.call<Problem>('POST', '/api/clients/', { last_name: 'Huber', address: { ...nowhere } })
  expect(Object.keys(strict.body.fields ?? {})).toContain('email')
})

test('a client of another owner is not found, whatever the change leaves out', async () => {
  const { body: caller } = await add({ last_name: 'Huber', address: { phone: '+436641234567' } })
  const stranger = await server.signUpOwner()
  expect((await stranger.call('PATCH', `/api/client/${caller.id}/`, caller)).status).toBe(404)
  expect((await change({ ...caller, version: 9 }, {})).body.code).toBe('stale')
})

test('the finder and the invoice of a client who is known by last name and number alone read well', async () => {
  const { body: caller } = await add({ last_name: 'Quendler', address: { phone: '+436641234567' } })
  const booking = await aBooking(owner, { client: caller.id })
  const hits = await owner.call('GET', '/api/search/clients/?search=Quendler')
  expect(hits.body).toMatchObject([{ title: 'Quendler', hint: '+436641234567' }])
  expect((await owner.call('GET', '/api/search/bookings/?search=Quendler')).body).toMatchObject([
    { title: `${booking.reference} · Quendler` },
  ])
  const [draft] = (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${booking.id}`)).body
  const record = await readRecord(server.db, draft?.id ?? 0)
  expect(record?.source.recipient).toMatchObject({ name: 'Quendler', email: '', address: { street: '' } })
  const pdf = await owner.call('GET', `/api/invoices/${draft?.id}/pdf/`)
  expect(pdf.status).toBe(200)
})
