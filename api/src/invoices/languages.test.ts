import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { InvoiceSettings } from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import { guestLocales } from '@keyhaven/shared-contracts/domain/locale'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient, aPromocode, aRequest, aService, aUnit } from '../testing/factories.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const invoiceOf = async (booking: number) =>
  (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${booking}`)).body[0]
const issue = async (booking: number) =>
  (await owner.call<Invoice>('POST', `/api/invoices/${(await invoiceOf(booking))?.id}/issue/`)).body

async function opened(invoice: Invoice | undefined) {
  const answer = await server.fetch(`http://localhost${invoice?.pdf_file}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const name = /filename="(.*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  return { name, raw: bytes.toString('latin1'), text: textOfPdf(bytes).replaceAll('\u00a0', ' ') }
}

const setOwnerLocale = (locale: string | null, by = owner) =>
  server.db.updateTable('owners').set({ locale }).where('email', '=', by.user.email).execute()

/** Nights for 1,234.50 euros, for a client with this language. */
const aStay = async (locale: string | null, fields: object = {}) => {
  const unit = await aUnit(owner, { price_per_night: 411.5, capacity: 1 })
  const client = await aClient(owner, { locale })
  return aBooking(owner, { client: client.id, unit: unit.id, property: unit.property.id, guests_count: 1, ...fields })
}

test('the invoice of a Dutch client is Dutch, and so is what takes it back', async () => {
  const booking = await aStay('nl')
  const draft = await opened(await invoiceOf(booking.id))
  expect([draft.name, draft.raw]).toEqual([`Concept-${booking.reference}.pdf`, expect.stringContaining('/Lang (nl)')])
  const issued = await issue(booking.id)
  const invoice = await opened(issued)
  expect(invoice.raw).toContain('(Factuur 2027-00001)')
  for (const words of ['Factuur', 'OMSCHRIJVING', 'Nachten', '€ 1.234,50', '3 nachten', '01-06-2027', 'Totaal'])
    expect(invoice.text).toContain(words)
  expect(invoice.text).toContain('kleineondernemersregeling')
  expect(invoice.text).toContain('uiterlijk bij aankomst')
  const { body } = await owner.call<{ cancellation: Invoice }>('POST', `/api/invoices/${issued.id}/cancel/`)
  const cancellation = await opened(body.cancellation)
  for (const words of ['Creditnota', '€ -1.234,50', 'annuleert factuur 2027-00001'])
    expect(cancellation.text).toContain(words)
  expect(cancellation.raw).toContain('/Lang (nl)')
})

test('a Czech document counts nights, guests and persons as Czech does, and is an adjusting tax document where VAT is shown', async () => {
  const unit = await aUnit(owner, { price_per_night: 600 })
  const client = await aClient(owner, { locale: 'cs' })
  const of = { client: client.id, unit: unit.id, property: unit.property.id }
  const five = { check_in: '2027-07-01', check_out: '2027-07-06', guests_count: 4 }
  const [three, longer] = [await aBooking(owner, of), await aBooking(owner, { ...of, ...five })]
  const { text } = await opened(await issue(three.id))
  for (const words of ['Faktura', 'PŘÍJEZD', '3 noci', '2 hosté', '1 800,00 €', '01. 06. 2027'])
    expect(text).toContain(words)
  const issued = await issue(longer.id)
  const { text: many } = await opened(issued)
  for (const words of ['5 nocí', '4 hosté', '2 další osoby, za noc']) expect(many).toContain(words)
  const cancelled = await owner.call<{ cancellation: Invoice }>('POST', `/api/invoices/${issued.id}/cancel/`)
  expect((await opened(cancelled.body.cancellation)).text).toContain('Opravný doklad')
  const settings = {
    auto_issue: false,
    vat_rates: [{ from: '2026-01-01', lodging: 10, extras: 20 }],
    number_prefix: '',
  }
  const texts = { small_business_note: '', payment_terms: 'Jak je domluveno.' }
  await owner.call('PATCH', '/api/invoice-settings/', { ...settings, ...texts })
  const taxed = await issue(longer.id)
  const again = await owner.call<{ cancellation: Invoice }>('POST', `/api/invoices/${taxed.id}/cancel/`)
  const document = (await opened(again.body.cancellation)).text
  for (const words of ['Opravný daňový doklad', 'BEZ DPH', 'S DPH', '10 %']) expect(document).toContain(words)
})

test('long German words keep their places, the owner’s own words stay as they are', async () => {
  const unit = await aUnit(owner, { price_per_night: 100 })
  const linen = await aService(owner, { property: unit.property.id, name: 'Final cleaning & linen', type: 'one_time' })
  const code = await aPromocode(owner, { code: 'SOMMER', discount_percent: 10 })
  const client = await aClient(owner, { locale: 'de' })
  const of = { client: client.id, unit: unit.id, property: unit.property.id }
  const more = { services: [linen.id], promo_code: code.id, deposit_amount: 50 }
  const settings = { auto_issue: false, vat_rates: [], number_prefix: '' }
  const terms = 'Pay within 14 days.'
  await owner.call('PATCH', '/api/invoice-settings/', { ...settings, small_business_note: '', payment_terms: terms })
  const { text } = await opened(await issue((await aBooking(owner, { ...of, ...more })).id))
  for (const words of ['Rechnung', 'Nächte', 'Zwischensumme', 'Gutscheincode SOMMER, 10 %', 'ZU ZAHLEN'])
    expect(text).toContain(words)
  for (const words of ['Final cleaning & linen', terms]) expect(text).toContain(words)
  expect(text).not.toContain('Umsatzsteuer')
})

test('the language is the client’s, else that of the page, else the owner’s, else English; an issued document keeps its own', async () => {
  const titles = async (booking: number) => (await opened(await invoiceOf(booking))).text.split('\n')
  const unknown = await aStay(null)
  expect(await titles(unknown.id)).toContain('Invoice')
  await setOwnerLocale('it')
  expect(await titles(unknown.id)).toContain('Fattura')
  const unit = await aUnit(owner)
  await aRequest(server, unit.id, { locale: 'fr', client: { email: `gerda-${unique()}@example.com` } })
  const [asked] = (
    await owner.call<{ id: number; client: Client; locale: string }[]>('GET', `/api/bookings/?unit=${unit.id}`)
  ).body
  expect([asked?.locale, asked?.client.locale]).toEqual(['fr', 'fr'])
  expect(await titles(asked?.id ?? 0)).toContain('Facture')
  const { body: client } = await owner.call<Client>('GET', `/api/client/${asked?.client.id}/`)
  const german = { ...client, locale: 'de' }
  expect((await owner.call<Client>('PATCH', `/api/client/${client.id}/`, german)).body.locale).toBe('de')
  expect(await titles(asked?.id ?? 0)).toContain('Rechnung')
  await owner.call('POST', `/api/booking/${asked?.id}/decision/`, { decision: 'accept' })
  await issue(asked?.id ?? 0)
  await owner.call('PATCH', `/api/client/${client.id}/`, { ...german, version: undefined, locale: null })
  expect(await titles(asked?.id ?? 0)).toContain('Rechnung')
})

test('every language draws its own letters', async () => {
  for (const locale of guestLocales) {
    const { raw, text } = await opened(await issue((await aStay(locale)).id))
    expect(raw).toContain(`/Lang (${locale})`)
    expect(text).toMatch(/1[,. \u202f]234[,.]50/)
  }
})

test('the settings offer the texts in the owner’s language, and texts that nobody changed follow each document', async () => {
  const settings = async () => (await owner.call<InvoiceSettings>('GET', '/api/invoice-settings/')).body
  const english = await settings()
  expect(english.payment_terms).toBe('Payable without deduction on arrival at the latest.')
  await setOwnerLocale('de')
  expect((await settings()).payment_terms).toBe('Zahlbar ohne Abzug spätestens bei der Anreise.')
  const { missing: _missing, ...unchanged } = await settings()
  const saved = await owner.call<InvoiceSettings>('PATCH', '/api/invoice-settings/', {
    ...unchanged,
    number_prefix: 'KH-',
  })
  expect(saved.body).toMatchObject({ number_prefix: 'KH-', payment_terms: unchanged.payment_terms })
  expect((await opened(await invoiceOf((await aStay('fr')).id))).text).toContain('au plus tard à l’arrivée')
})
