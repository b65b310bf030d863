import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { downloadsApi } from '@keyhaven/shared-contracts/contract/finance/downloads'
import { parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { aBooking, aClient, aProperty, aService, aTouristTax, aUnit } from './factories.ts'
import type { TestOwner, TestServer } from './test-server.ts'

type Fields = Record<string, unknown>

/** Calls of an owner about bookings, documents and money. */
export const businessOf = (server: TestServer, owner: TestOwner) => {
  const expectOk = <T>({ status, body }: { status: number; body: T }) => {
    if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body
  }
  const rates = async (vat_rates: object[]) =>
    expectOk(
      await owner.call('PATCH', '/api/invoice-settings/', {
        ...{ auto_issue: false, number_prefix: 'KH-', small_business_note: 'No VAT.', payment_terms: 'On arrival.' },
        vat_rates,
      }),
    )
  const accounting = async (fields: Fields = {}) =>
    expectOk(
      await owner.call('PATCH', '/api/accounting-settings/', {
        ...{ chart: 'SKR03', adviser_number: 29098, client_number: 55003 },
        ...fields,
      }),
    )
  const draftOf = async (booking: { id: number }) => {
    const drafts = (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${booking.id}&status=draft`)).body
    if (!drafts[0]) throw new Error('No draft')
    return drafts[0]
  }
  const issue = async (booking: { id: number }) =>
    expectOk(await owner.call<Invoice>('POST', `/api/invoices/${(await draftOf(booking)).id}/issue/`))
  const takeBack = async (invoice: Invoice) => expectOk(await owner.call('POST', `/api/invoices/${invoice.id}/cancel/`))
  const pay = async (booking: { id: number }, way: string, amount: number, fields: Fields = {}) =>
    expectOk(
      await owner.call('POST', `/api/booking/${booking.id}/payments/`, {
        ...{ date: server.clock().toISOString().slice(0, 10), kind: 'payment', amount, way, note: '' },
        ...fields,
      }),
    )
  /** Cancels a stay for a fee, and drafts the invoice of it. */
  const cancelStay = async (booking: Booking, cancellation_fee: number, vat: number | null) => {
    const { id, property, unit, client, check_in, check_out, guests_count } = booking
    const stay = { property: property.id, unit: unit.id, client: client.id, check_in, check_out, guests_count }
    expectOk(await owner.call('PATCH', `/api/booking/${id}/`, { ...stay, status: 'cancelled', cancellation_fee }))
    if (cancellation_fee > 0) expectOk(await owner.call('POST', `/api/booking/${id}/fee-invoice/`, { vat }))
  }
  /** A file that the owner is given a link to, as a browser opens it. */
  const download = async (what: string, query: object) => {
    const { href } = expectOk(await owner.call<{ href: string }>('POST', downloadsApi.create.path, { what, query }))
    const answer = await server.fetch(`http://localhost${href}`)
    const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? ''
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      name,
      bytes: Buffer.from(await answer.arrayBuffer()),
    }
  }
  return { rates, accounting, issue, takeBack, pay, cancelStay, download }
}

/** A house with nights at 100, breakfast at an own rate, and a tourist tax of 2.50 that is only collected. */
export async function houseWithTax(owner: TestOwner) {
  const property = await aProperty(owner)
  const unit = await aUnit(owner, { property_id: property.id })
  const breakfast = await aService(owner, { property: property.id, type: 'one_time', price: 60 })
  await aTouristTax(owner, { properties: [property.id] })
  return {
    stay: async (fields: Fields = {}, client: Fields = {}) =>
      aBooking(owner, {
        ...{ property: property.id, unit: unit.id, services: [breakfast.id] },
        client: (await aClient(owner, client)).id,
        ...fields,
      }),
  }
}

/** A booking batch as a program reads it. */
export function readBatch(bytes: Buffer) {
  const text = iconv.decode(bytes, 'win1252')
  const [head = [], titles = [], ...rows] = parse(text, {
    ...{ delimiter: ';', relaxColumnCount: true, recordDelimiter: '\r\n' },
  })
  const bookings = rows.map((row) => Object.fromEntries(row.map((cell, at) => [titles[at] ?? '', cell])))
  return { text, head, titles, rows, bookings }
}
