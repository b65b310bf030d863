import { expect, test } from 'vitest'
import { businessFields, isLeitwegId, looksLikeLeitwegId } from './buyer-reference.ts'

test('a Leitweg-ID is known by its form and its check digits', () => {
  for (const id of ['04011000-1234512345-06', '991-03730-19', '05711-06001-79'])
    expect([id, isLeitwegId(id)]).toEqual([id, true])
  for (const id of ['04011000-1234512345-60', '991-03730-20']) {
    expect(looksLikeLeitwegId(id)).toBe(true)
    expect(isLeitwegId(id)).toBe(false)
  }
})

test('an order number of a company is taken as it is, also where it has hyphens', () => {
  for (const reference of ['4500-123-45', 'PO 2026/77', '2026-01-15', 'Kst. 12', '']) {
    expect([reference, looksLikeLeitwegId(reference)]).toEqual([reference, false])
    expect(businessFields.buyer_reference.parse(reference)).toBe(reference)
  }
  expect(businessFields.buyer_reference.safeParse('991-03730-20').error?.issues[0]?.message).toBe(
    'general.leitwegIdWrong',
  )
})
