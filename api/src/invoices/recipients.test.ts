import { downloadsApi } from '@keyhaven/shared-contracts/contract/finance/downloads'
import type { BookingMail } from '@keyhaven/shared-contracts/contract/bookings/booking-mails'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { SearchHit } from '@keyhaven/shared-contracts/contract/search'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient, mailsTo } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const list = async (query = '') => (await owner.call<Invoice[]>('GET', `/api/invoices/owner/${query}`)).body

/** A stay whose invoice was mailed to Anna, and which is Bert's by now: its documents, and the addresses of both. */
async function moved() {
  const [annas, berts] = [`anna-${unique()}@example.com`, `bert-${unique()}@example.com`]
  const anna = await aClient(owner, { first_name: 'Anna', last_name: 'Adler', email: annas })
  const bert = await aClient(owner, { first_name: 'Bert', last_name: 'Brandl', email: berts, locale: 'de' })
  const booking = await aBooking(owner, { client: anna.id })
  const path = `/api/booking/${booking.id}/`
  const mail = (invoice: Invoice | undefined) => owner.call<Problem>('POST', `${path}mail/`, { invoice: invoice?.id })
  const preview = async (invoice: Invoice | undefined) =>
    (await owner.call<BookingMail>('POST', `${path}mail/preview/`, { invoice: invoice?.id })).body
  const [draft] = await list(`?booking=${booking.id}`)
  await owner.call('POST', `/api/invoices/${draft?.id}/issue/`)
  expect((await mail(draft)).status).toBe(204)
  const changed = await owner.call('PATCH', path, {
    ...{ ...booking, property: booking.property.id, unit: booking.unit.id, services: [], version: undefined },
    client: bert.id,
  })
  expect(changed.status).toBe(200)
  const [second, cancellation, first] = await list(`?booking=${booking.id}`)
  return { anna, bert, annas, berts, mail, preview, second, cancellation, first }
}
const guests = (invoices: readonly Invoice[]) =>
  invoices.map(({ kind, status, booking: { client } }) => [kind, status, client.first_name, client.id])

test('an issued document is listed, sorted and found under the client whom it was issued to', async () => {
  const { anna, bert } = await moved()
  const ofAnna = [
    ['cancellation', 'issued', 'Anna', anna.id],
    ['invoice', 'cancelled', 'Anna', anna.id],
  ]
  const ofBert = [['invoice', 'issued', 'Bert', bert.id]]
  expect(guests(await list())).toEqual([...ofBert, ...ofAnna])
  expect(guests(await list('?sort=name'))).toEqual([...ofAnna.toReversed(), ...ofBert])
  expect(guests(await list('?stage=to_send'))).toEqual([...ofBert, ofAnna[0]])
  expect(guests(await list('?search=Adler'))).toEqual(ofAnna)
  expect(guests(await list('?search=Brandl'))).toEqual(ofBert)
  const search = async (words: string) =>
    (await owner.call<SearchHit[]>('GET', `/api/search/invoices/?search=${words}`)).body.map(({ hint }) => hint)
  expect(await search('Brandl')).toEqual([expect.stringContaining('Bert Brandl')])
  const annas = expect.stringContaining('Anna Adler')
  expect(await search('Adler')).toEqual([annas, annas])
  expect(await search('2027-00002')).toEqual([expect.stringContaining('Anna Adler')])
})

test('and it is mailed to that client, who reads nothing of the stay that is another’s by now', async () => {
  const { annas, berts, mail, preview, cancellation, second } = await moved()
  const { to, html } = await preview(cancellation)
  expect(to).toBe(annas)
  expect(html).not.toContain('Bert')
  expect((await mail(cancellation)).status).toBe(204)
  expect((await mail(second)).status).toBe(204)
  const [mails, bertsMails] = [await mailsTo(server, annas), await mailsTo(server, berts)]
  expect(mails.map(({ attachments }) => attachments[0]?.filename)).toHaveLength(2)
  expect(mails[1]?.text).toContain('Hello Anna')
  expect(mails[1]?.text).not.toMatch(/300|Bert/)
  expect(bertsMails).toHaveLength(1)
  expect(bertsMails[0]?.subject).toContain(second?.invoice_number)
})

test('a document of a client without an address is not mailed, and one of a client who was deleted goes where it was issued to', async () => {
  const { anna, annas, mail, preview, cancellation } = await moved()
  await server.db.updateTable('clients').set({ email: '' }).where('id', '=', anna.id).execute()
  expect((await mail(cancellation)).body.code).toBe('no_address')
  expect((await list()).map(({ can_mail }) => can_mail)).toEqual([true, false, false])
  expect((await owner.call('DELETE', `/api/client/${anna.id}/`)).status).toBe(204)
  expect((await preview(cancellation)).to).toBe(annas)
  expect((await list())[1]).toMatchObject({ can_mail: true, booking: { client: { last_name: 'Anna Adler' } } })
})

test('the copy of a client’s data has the documents of that client alone', async () => {
  const { anna, bert, first, second, cancellation } = await moved()
  const documentsOf = async (client: number) => {
    const { body } = await owner.call<{ href: string }>('POST', downloadsApi.create.path, {
      ...{ what: 'client', query: { client } },
    })
    const files = unzipSync(new Uint8Array(await (await server.fetch(`http://localhost${body.href}`)).arrayBuffer()))
    const { invoices } = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as { invoices: Invoice[] }
    return [invoices.map(({ id }) => id), Object.keys(files).filter((name) => name.startsWith('documents/')).length]
  }
  expect(await documentsOf(anna.id)).toEqual([[first?.id, cancellation?.id], 2])
  expect(await documentsOf(bert.id)).toEqual([[second?.id], 1])
})
