import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient } from '../../testing/factories.ts'
import { personals, type TestOwner, testServer } from '../../testing/test-server.ts'
import { brokenRules } from './testing/judge.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const company = { company: 'Muster & Söhne GmbH', vat_id: 'de 136 695 976', buyer_reference: '04011000-1234512345-06' }
const documents = async () => (await owner.call<Invoice[]>('GET', '/api/invoices/owner/')).body
const draft = async () => {
  const [newest] = await documents()
  if (!newest) throw new Error('There is no document.')
  return newest
}
const issue = async () => (await owner.call<Invoice>('POST', `/api/invoices/${(await draft()).id}/issue/`, {})).body
const xmlPath = (id: number) => `/api/invoices/${id}/xml/`
const opened = async (link = '') => {
  const answer = await server.fetch(`http://localhost${link}`)
  return { answer, text: await answer.text() }
}

test('the invoice of a company is an XRechnung that keeps the rules, and so is its cancellation', async () => {
  const account = { iban: 'AT61 1904 3002 3457 3201', account_holder: 'Anna Huber' }
  await owner.call('PATCH', '/api/payment-settings/', account)
  await owner.call('PATCH', '/auth/change-personals/', { ...personals, vat_id: 'ATU 13585627' })
  const client = await aClient(owner, company)
  await aBooking(owner, { client: client.id })
  const invoice = await issue()
  const { answer, text } = await opened(invoice.xml_file)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/xml')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="2027-00001.xml"')
  expect(brokenRules(text)).toEqual([])
  for (const part of [
    'Muster &amp; Söhne GmbH',
    'DE136695976',
    '04011000-1234512345-06',
    'AT611904300234573201',
    'ATU13585627',
  ])
    expect(text).toContain(part)
  expect(text).toContain('<ram:TypeCode>380</ram:TypeCode>')

  await owner.call('POST', `/api/invoices/${invoice.id}/cancel/`)
  const cancellation = (await documents()).find(({ kind }) => kind === 'cancellation')
  const reversal = (await opened(cancellation?.xml_file)).text
  expect(brokenRules(reversal)).toEqual([])
  expect(reversal).toContain('<ram:TypeCode>384</ram:TypeCode>')
  expect(reversal).toContain('<ram:IssuerAssignedID>2027-00001</ram:IssuerAssignedID>')
})

test('a draft says what an e-invoice lacks, field by field, is issued all the same, and its XML is refused in words', async () => {
  await server.db.updateTable('owners').set({ phone: '' }).where('id', '=', owner.user.id).execute()
  const client = await aClient(owner, { ...company, buyer_reference: '' })
  await server.db.updateTable('clients').set({ email: '', country: 'Atlantis' }).where('id', '=', client.id).execute()
  await aBooking(owner, { client: client.id })
  const lacking = ['client.address.country', 'address.phone', 'client.email']
  const { id, needs_for_xml, xml_file } = await draft()
  expect([needs_for_xml, xml_file]).toEqual([lacking, undefined])
  const none = await owner.call<Problem>('GET', xmlPath(id))
  expect([none.status, none.body.code]).toEqual([409, 'not_issued'])

  const issued = await issue()
  expect([issued.status, issued.xml_file]).toEqual(['issued', undefined])
  const refused = await owner.call<Problem>('GET', xmlPath(id))
  expect([refused.status, refused.body.code, Object.keys(refused.body.fields ?? {})]).toEqual([
    409,
    'incomplete',
    lacking,
  ])
})

test('a private guest is bothered with nothing, and the XML of their invoice can be asked for', async () => {
  await aBooking(owner)
  expect(await draft()).not.toHaveProperty('needs_for_xml')
  const invoice = await issue()
  expect(invoice).not.toHaveProperty('xml_file')
  const { status, body } = await owner.call<string>('GET', xmlPath(invoice.id))
  expect(status).toBe(200)
  expect(brokenRules(body)).toEqual([])
})

test('the XML is its owner’s alone', async () => {
  await aBooking(owner, { client: (await aClient(owner, company)).id })
  const { id, xml_file = '' } = await issue()
  const stranger = await server.signUpOwner()
  expect((await stranger.call('GET', xmlPath(id))).status).toBe(404)
  expect((await server.call('GET', xmlPath(id))).status).toBe(401)
  expect((await opened(xml_file.replace(/signature=.*/, 'signature=x'))).answer.status).toBe(403)
})

test('VAT id and Leitweg-ID are checked where they are entered, and a change that leaves them out leaves them', async () => {
  const client = await aClient(owner, company)
  expect(client).toMatchObject({ ...company, vat_id: 'DE136695976' })
  const { id, first_name, last_name, email, address } = client
  const change = (fields: object) =>
    owner.call<Client & Problem>('PATCH', `/api/client/${id}/`, { first_name, last_name, email, address, ...fields })
  expect((await change({})).body).toMatchObject({ company: company.company, vat_id: 'DE136695976' })
  for (const [field, value] of [
    ['vat_id', 'DE136695977'],
    ['vat_id', '136695976'],
    ['buyer_reference', '04011000-1234512345-07'],
  ] as const)
    expect(await change({ [field]: value })).toMatchObject({
      status: 400,
      body: { fields: { [field]: [expect.any(String)] } },
    })
  expect((await change({ buyer_reference: '2026-123-45', vat_id: '' })).body).toMatchObject({
    buyer_reference: '2026-123-45',
    vat_id: '',
  })
})
