import type { Day } from '../days/day.ts'
import type { Language } from '../languages/language.ts'
import { writeNumber } from './typed-number.ts'

/** Value of a cell: `code` is of digits that are a name and no number, a phone or a postal code. */
export type CsvCell = string | number | boolean | null | { euros: number } | { day: Day } | { code: string }

/** Language of the person who opens a file. */
export type CsvLanguage = { language: Language; yes: string; no: string }

/** The mark in front tells spreadsheets that it is UTF-8. */
export const csvMark = '\ufeff'

/**
 * Signs that begin a formula: at the beginning of a cell, and behind what may separate cells, because a program
 * that splits at semicolons takes no notice of quotes in the middle. Apostrophes that are there already are text. Each sign fits in
 * one place only: a text of apostrophes alone would be tried in as many ways as the square of its length.
 */
const formula = String.raw`(^|[;|\t\r\n])X(?='*(?: +["']*|"["']*)?[=+\-@\uff1d\uff0b\uff0d\uff20])`
const open = new RegExp(formula.replace('X', ''), 'g')
const closed = new RegExp(formula.replace('X', "'"), 'g')

const defuse = (text: string) => text.replace(open, "$1'")
/** A cell as it was before an export defused it. */
export const asMeant = (cell: string) => cell.replace(closed, '$1')

/**
 * Digits that a spreadsheet would take for a number or a day, and show as another one: `01067`, `+436641234567`, `7/2`. A
 * figure space in front keeps them text, where other spaces do not, and programs that trim a cell take it off.
 */
const converted = /^(?:\+[\d ()./-]+|0\d+|\d{12,}|\d+e\d+|\d{1,4}[-./ ]\d{1,2}(?:[-./ ]\d{1,2})?)$/i
const asText = (text: string) => (converted.test(text) ? `\u2007${text}` : defuse(text))

const quoted = (text: string) => (/[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Readers of English sort a date by its year; elsewhere a spreadsheet knows the date of its own language alone. */
const dayIn = (day: Day, language: Language) => (language.code === 'en' ? day : language.day(day))

const written = (cell: CsvCell, { language, yes, no }: CsvLanguage): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoted(defuse(cell))
  if (typeof cell === 'number') return writeNumber(cell, language)
  if (typeof cell === 'boolean') return cell ? yes : no
  if ('euros' in cell) return cell.euros.toFixed(2).replace('.', language.decimalSign)
  return 'day' in cell ? dayIn(cell.day, language) : quoted(asText(cell.code))
}

/**
 * A row as a spreadsheet of that language reads it: RFC 4180 with its decimal sign and its days, parted by commas, or by
 * semicolons where the comma is taken. What would be computed gets an apostrophe in front, which importing takes off again.
 */
export const csvLine = (cells: readonly CsvCell[], how: CsvLanguage): string => {
  const separator = how.language.decimalSign === ',' ? ';' : ','
  return `${cells.map((cell) => written(cell, how)).join(separator)}\r\n`
}
