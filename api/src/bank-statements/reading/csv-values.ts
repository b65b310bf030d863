import type { CsvDayForm, CsvMapping } from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { typedDay } from '@keyhaven/shared-contracts/domain/days/typed-day'

const orders: Record<CsvDayForm, readonly ['y' | 'm' | 'd', 'y' | 'm' | 'd', 'y' | 'm' | 'd']> = {
  day_first: ['d', 'm', 'y'],
  month_first: ['m', 'd', 'y'],
  year_first: ['y', 'm', 'd'],
}

/** The three numbers of a day, however they are parted: `01.12.2026`, `20261201`, `1/12/26 14:05`. */
export function numbersOfDay(cell: string): [string, string, string] | undefined {
  const [date = ''] = cell.split(/[T ](?=\d{1,2}:)/)
  const [, a, b, c] =
    /^(\d{1,4})[./ -](\d{1,2})[./ -](\d{2,4})$/.exec(date) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(date) ?? []
  return a === undefined || b === undefined || c === undefined ? undefined : [a, b, c]
}

/** The day of a cell; undefined where it is none in this form. */
export function dayOf(cell: string, form: CsvDayForm): Day | undefined {
  const numbers = numbersOfDay(cell.trim())
  // `01 Dec 2026`; every such day says its year.
  if (!numbers) return /\p{L}/u.test(cell) && /\d{4}/.test(cell) ? typedDay(cell, { today: '2000-01-01' }) : undefined
  const part = Object.fromEntries(orders[form].map((name, at) => [name, numbers[at] ?? ''])) as Record<
    'y' | 'm' | 'd',
    string
  >
  const year = part.y.length === 2 ? `20${part.y}` : part.y
  const day = `${year}-${part.m.padStart(2, '0')}-${part.d.padStart(2, '0')}`
  const time = Date.parse(day)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
    ? day
    : undefined
}

const amounts = {
  ',': /^(\d{1,3}(?:[. ']\d{3})+|\d*)(?:,(\d+))?$/,
  '.': /^(\d{1,3}(?:[, ']\d{3})+|\d*)(?:\.(\d+))?$/,
}

/** Amount of a cell in cents, and its currency where it stands beside it: `-1.234,56 EUR`, `1 234,56-`, `(12.50)`. */
export function amountOf(
  cell: string,
  decimal: CsvMapping['decimal'],
): { cents: number; currency: string } | undefined {
  const currency = /[A-Z]{3}/.exec(cell)?.[0] ?? (cell.includes('€') ? 'EUR' : '')
  const bare = cell
    .replaceAll(/[A-Z]{3}|€/g, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replaceAll(/[\u2019\u02bc]/g, "'")
    .trim()
  const [, before = '', digits = '', behind = ''] = /^([(+-]?)\s*([\d., ']+?)\s*([)+-]?)$/.exec(bare) ?? []
  const [, whole = '', decimals = ''] = amounts[decimal].exec(digits) ?? []
  if (whole + decimals === '' || whole.length > 17 || /[1-9]/.test(decimals.slice(2))) return undefined
  const cents = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2))
  const isNegative = [before, behind].some((sign) => sign === '-' || sign === '(')
  return { cents: isNegative && cents !== 0 ? -cents : cents, currency }
}

/** True for the words by which banks say that an amount has left the account. */
export const isOutgoing = (cell: string) =>
  /^(?:s|soll|d|dr|db|dbit|debit|débit|debet|af|bij-af|out|addebito|dare|uscita|ausgabe|ausgang|lastschrift|-)$/i.test(
    cell.trim(),
  )

/** True for what the bank has not booked yet. */
export const isPending = (cell: string) =>
  /vorgemerkt|vormerk|pending|not booked|en attente|à venir|in attesa|non contabilizzat|gereserveerd|in behandeling/i.test(
    cell,
  )
