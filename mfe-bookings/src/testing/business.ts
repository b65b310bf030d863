import type { TestServer } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'

export type Business = Awaited<ReturnType<typeof openBusiness>>

const address = {
  street: 'Dlouhá',
  house_number: '12',
  postal_code: '11000',
  city: 'Praha',
  country: 'Czechia',
  phone: '+420123456789',
}

/** An owner with a house, a room for three at 89.50 in it, and a client; all made through the API. */
export const openBusiness = async (server: TestServer) => {
  const owner = await server.signUpOwner({ personals: true })
  const add = async <T>(path: string, body: unknown) => {
    const answer = await owner.call<T>('POST', path, body)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const property = await add<Property>('/api/properties/', { name: 'Seehaus', description: 'By the lake', address })
  const unit = await add<Unit>('/api/units/', {
    property_id: property.id,
    name: 'Lake room',
    description: 'Two beds',
    capacity: 2,
    max_capacity: 3,
    price_per_night: 89.5,
    price_per_extra_person: 10,
  })
  const client = await add<Client>('/api/clients/', {
    first_name: 'Žofie',
    last_name: 'Nováková',
    email: 'zofie@example.com',
    address,
  })
  const book = (check_in: string, check_out: string, more: object = {}) =>
    add<Booking>('/api/bookings/', {
      property: property.id,
      unit: unit.id,
      client: client.id,
      guests_count: 2,
      check_in,
      check_out,
      status: 'confirmed',
      ...more,
    })
  const addUnit = (name: string, more: object = {}) =>
    add<Unit>('/api/units/', {
      ...{ property_id: property.id, name, description: 'Two beds', capacity: 2, max_capacity: 3 },
      ...{ price_per_night: 100, price_per_extra_person: 10, ...more },
    })
  const bookingNow = async ({ id }: Booking) => (await owner.call<Booking>('GET', `/api/booking/${id}/`)).body
  const documentsOf = async ({ id }: { id: number }) =>
    (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${id}`)).body
  /** Issues the draft of a booking and answers its number. */
  const issue = async (booking: { id: number }) => {
    const [draft] = await documentsOf(booking)
    return (await owner.call<Invoice>('POST', `/api/invoices/${draft?.id}/issue/`)).body.invoice_number
  }
  const pay = (booking: { id: number }, amount: number, kind = 'payment') =>
    add(`/api/booking/${booking.id}/payments/`, { date: '2026-01-02', kind, amount, method: 'cash' })
  const removeClient = () => owner.call('DELETE', `/api/client/${client.id}/`)
  return { owner, property, unit, client, book, addUnit, bookingNow, documentsOf, issue, pay, removeClient }
}
