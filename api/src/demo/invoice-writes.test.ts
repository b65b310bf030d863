import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'

const server = await testServer()

const openDemo = async () => {
  const { token } = (await server.call<SignedIn>('POST', '/auth/demo-login/')).body
  const authorization = `Token ${token}`
  const get = async <T>(path: string) => (await server.call<T>('GET', path, undefined, { authorization })).body
  return { token, get }
}

test('who has left has an issued invoice, numbered in the order of the days, one of them replaced', async () => {
  const { get } = await openDemo()
  const today = dayIn('Europe/Vienna', server.clock())
  const bookings = await get<Booking[]>('/api/bookings/')
  const documents = await get<Invoice[]>('/api/invoices/owner/')
  const left = bookings.filter(({ status, check_out }) => status === 'confirmed' && check_out < today)
  const issued = documents.filter(({ status, kind }) => status === 'issued' && kind === 'invoice')
  expect(issued).toHaveLength(left.length)
  expect(documents.filter(({ status }) => status === 'draft')).toHaveLength(bookings.length - 15 - left.length)
  expect(documents.filter(({ kind }) => kind === 'cancellation')).toHaveLength(1)
  expect(documents.filter(({ status }) => status === 'cancelled')).toHaveLength(1)
  const numbered = documents.filter(({ status }) => status !== 'draft').map((one) => one.invoice_number)
  const byYear = Map.groupBy(numbered.toSorted(), (number) => number.slice(0, 4))
  for (const [year, numbers] of byYear)
    expect(numbers).toEqual(numbers.map((_, at) => `${year}-${String(at + 1).padStart(5, '0')}`))
})

test('the next invoice that is issued follows those of the demo', async () => {
  const { token, get } = await openDemo()
  const before = await get<Invoice[]>('/api/invoices/owner/')
  const waiting = new Set(
    (await get<Booking[]>('/api/bookings/')).filter(({ expires_at }) => expires_at).map(({ id }) => id),
  )
  const draft = before.find(({ status, booking }) => status === 'draft' && !waiting.has(booking.id))
  const authorization = `Token ${token}`
  const { status, body } = await server.call<Invoice>('POST', `/api/invoices/${draft?.id}/issue/`, undefined, {
    authorization,
  })
  expect(status).toBe(200)
  const last =
    before
      .filter((one) => one.status !== 'draft')
      .map((one) => one.invoice_number)
      .toSorted()
      .at(-1) ?? ''
  expect(Number(body.invoice_number.slice(5))).toBe(Number(last.slice(5)) + 1)
})
