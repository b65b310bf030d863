import { z } from 'zod'
import { inOrder, orderRule, periodFields, tableOfPeriod } from './period.ts'

/** The booking batch that programs of tax advisers import: DATEV's format EXTF 700, category 21, version 13, in cp1252. */
export const datevBatch = {
  domain: 'payments',
  summary:
    'Documents and payments of these days as a DATEV booking batch, of one business year; 409 `incomplete` says in `fields` which settings it lacks',
  path: '/api/exports/datev/',
  type: 'text/csv',
  query: z.object(periodFields).refine(inOrder, orderRule),
} as const

export const paymentsFile = {
  domain: 'payments',
  summary: 'The payments of these days, as CSV or for Excel',
  path: '/api/payments/csv/',
  type: 'text/csv',
  query: tableOfPeriod,
} as const
