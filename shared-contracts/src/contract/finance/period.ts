import { z } from 'zod'
import { day } from '../../domain/days/day-schema.ts'
import { locales } from '../../domain/locale.ts'
import type { Message } from '../../domain/reasons/reason.ts'
import { reasons } from '../../domain/reasons/reasons.ts'

/** The days that a file is of, both included. */
export const periodFields = { from: day(reasons.choose('firstDay')), to: day(reasons.choose('lastDay')) }
type Period = { from: string; to: string }
export const inOrder = ({ from, to }: Period) => from <= to
export const orderRule: { path: PropertyKey[]; error: Message } = {
  path: ['to'],
  error: 'invoices.lastDayMustNotBeforeFirst',
}

export const tableFormats = ['csv', 'xlsx'] as const

/** Form of a table: CSV where nothing is said, and in the owner's language. */
export const tableFields = {
  format: z.enum(tableFormats, 'invoices.chooseFormat').optional(),
  language: z.enum(locales, 'invoices.chooseLanguage').optional(),
}

export const tableOfPeriod = z.object({ ...periodFields, ...tableFields }).refine(inOrder, orderRule)
