import type { Language } from '../languages/language.ts'

/** Signs that group digits and begin the decimals in a language. */
export type NumberSigns = Pick<Language, 'decimalSign' | 'groupSign'>

/** A number that somebody typed, and how many decimals they wrote. */
export type TypedNumber = { value: number; decimals: number }

const currency = String.raw`(?:€|eur(?:os?)?)`
const units = {
  euros: new RegExp(String.raw`^([+-]?)\s*${currency}\s*|\s*${currency}$`, 'gi'),
  percent: /()\s*%$/g,
}
/** Units whose signs may stand beside the digits. */
export type NumberUnit = keyof typeof units

// Invisible signs come with what is pasted from pages and spreadsheets.
const invisible = /\p{Cf}/gu
const minus = /[\u2010-\u2015\u2212]/g
const apostrophe = /[\u2019\u02bc\u2018\u00b4`]/g
/** No cents, as prices on boards have it: `120,-`. */
const noCents = /(\d)\s?[.,]\s?-{1,2}$/
// Longer than any number that somebody means, and short enough for expressions that go back and forth.
const maxLength = 40

const plain = /^\d+$/
const grouped = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*(?:([.,])(\d+))?$/
const decimal = /^(\d*)([.,])(\d+)$/

const numberOf = (whole: string, cents = ''): TypedNumber => ({
  value: Number(`${whole.replaceAll(/\D/g, '') || '0'}.${cents || '0'}`),
  decimals: cents.length,
})

/** The readings of digits without sign and unit. */
const readingsOf = (digits: string, signs?: NumberSigns): TypedNumber[] => {
  if (plain.test(digits)) return [numberOf(digits)]
  const [, group, point, cents] = grouped.exec(digits) ?? []
  const asDecimal = decimal.exec(digits)
  const readings: TypedNumber[] = []
  if (group && point !== group)
    readings.push(numberOf(point ? digits.slice(0, digits.lastIndexOf(point)) : digits, cents))
  if (asDecimal) readings.push(numberOf(asDecimal[1] ?? '', asDecimal[3]))
  // The page itself writes thousands like this.
  return group !== undefined && group === signs?.groupSign ? readings.slice(0, 1) : readings
}

/**
 * Readings of a typed number: none if it is no number, one, or both if a single sign stands before three
 * digits. `1.200` is 1200 for who reads German, where the language itself writes it so; with another language or without
 * one it may as well be 1.2, and whoever typed it has to say. Groups may be parted by dot, comma, any space or apostrophe.
 */
export const readNumber = (text: string, unit?: NumberUnit, signs?: NumberSigns): TypedNumber[] => {
  if (text.length > maxLength) return []
  const clean = text
    .replaceAll(invisible, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(minus, '-')
    .replaceAll(apostrophe, "'")
    .trim()
  const bare = unit ? clean.replace(units[unit], '$1') : clean
  const isWhole = noCents.test(bare)
  const [, sign = '', digits = ''] = /^([+-]?) ?(.*)$/.exec(bare.replace(noCents, '$1').trim()) ?? []
  return readingsOf(digits, signs)
    .filter(({ decimals }) => !isWhole || decimals === 0)
    .map(({ value, decimals }) => ({ value: sign === '-' && value !== 0 ? -value : value, decimals }))
}

/** A number as an input holds it while it is typed: without groups, with two decimals or as few as it takes. */
export const writeNumber = (value: number, { decimalSign }: Pick<NumberSigns, 'decimalSign'>, decimals?: number) =>
  (decimals === undefined || Number.isInteger(value) ? String(value) : value.toFixed(decimals)).replace(
    '.',
    decimalSign,
  )

/** The readings of a number as a question names them, and as they can be typed without a doubt, parted by a word for or. */
export const readingsIn = (language: Pick<Language, 'euros' | 'number' | 'decimalSign'>, or: string) => {
  const list = (readings: readonly number[], write: (value: number) => string) => readings.map(write).join(` ${or} `)
  return {
    amounts: (readings: readonly number[]) => list(readings, language.euros),
    numbers: (readings: readonly number[]) => list(readings, (value) => language.number(value)),
    typed: (readings: readonly number[], decimals?: number) =>
      list(readings, (value) => writeNumber(value, language, decimals)),
  }
}
