import { z } from 'zod'
import { euros } from '../../domain/money/money.ts'
import { id } from '../../domain/money/number.ts'
import { endpoint } from '../endpoint.ts'
import { paymentKinds } from './payments.ts'
import { inOrder, orderRule, periodFields, tableOfPeriod } from './period.ts'

/** A payment in cash, and what is in the box after it. */
export const cashEntry = z.object({
  id,
  date: z.iso.date(),
  kind: z.enum(paymentKinds),
  booking: z.object({ id, reference: z.string() }),
  client: z.string(),
  note: z.string(),
  /** Negative for cash that went back. */
  amount: euros,
  balance: euros,
})
export type CashEntry = z.infer<typeof cashEntry>

/** A day on which cash came or went. */
export const cashDay = z.object({
  date: z.iso.date(),
  opening: euros,
  /** Cash that came, and cash that went back: both above nothing. */
  in: euros,
  out: euros,
  closing: euros,
})

export const cashBook = z
  .object({
    /** The first day of the book, on which its owner counted; null where it begins with the first payment. Days before it are not in it. */
    begins: z.iso.date().nullable(),
    opening: euros,
    closing: euros,
    /** The lowest balance of these days: below zero, something was not entered. */
    lowest: euros,
    entries: z.array(cashEntry),
    days: z.array(cashDay),
  })
  .meta({ id: 'CashBook' })
export type CashBook = z.infer<typeof cashBook>

export const cashBookQuery = z.object(periodFields).refine(inOrder, orderRule)

export const cashBookApi = {
  read: endpoint({
    domain: 'payments',
    summary:
      'The cash book of these days: opening balance, each payment in cash with the balance after it, and each day',
    method: 'GET',
    path: '/api/cash-book/',
    access: 'owner',
    query: cashBookQuery,
    response: cashBook,
  }),
}

/** The same as a file. */
export const cashBookFile = {
  domain: 'payments',
  summary: 'The cash book of these days, as CSV or for Excel',
  path: '/api/cash-book/csv/',
  type: 'text/csv',
  query: tableOfPeriod,
} as const
