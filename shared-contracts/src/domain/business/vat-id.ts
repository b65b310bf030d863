import { z } from 'zod'
import { cleanLine } from '../text/clean.ts'

/** As it stands in files: capitals, without the spaces, dots and hyphens of letterheads. */
export const plainVatId = (typed: string) =>
  cleanLine(typed)
    .toUpperCase()
    .replaceAll(/[\s./-]/g, '')

const digitsOf = (text: string) => Array.from(text, Number)
const at = (digits: readonly number[], index: number) => digits[index] ?? 0

/** ISO 7064, mod 11,10, of nine digits. */
function isGerman(number: string) {
  const digits = digitsOf(number)
  let product = 10
  for (const digit of digits.slice(0, 8)) {
    const sum = (digit + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === at(digits, 8)
}

/** The sum of Luhn: digits of which some are doubled, both figures of a double added. */
const luhnSum = (digits: readonly number[], isDoubled: (index: number) => boolean) =>
  digits.reduce((sum, digit, index) => {
    const value = isDoubled(index) ? digit * 2 : digit
    return sum + (value > 9 ? value - 9 : value)
  }, 0)

function isAustrian(number: string) {
  const digits = digitsOf(number.slice(1))
  const sum = luhnSum(digits.slice(0, 7), (index) => index % 2 === 1)
  return (10 - ((sum + 4) % 10)) % 10 === at(digits, 7)
}

const isItalian = (number: string) => luhnSum(digitsOf(number), (index) => index % 2 === 1) % 10 === 0

/** The two signs in front are letters in rare cases, which have no check that everybody may know. */
function isFrench(number: string) {
  const key = number.slice(0, 2)
  return /\D/.test(key) || (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(key)
}

/** Of companies by weights; of people who trade alone, since 2020, by mod 97 over the whole. */
function isDutch(number: string) {
  const digits = digitsOf(number.slice(0, 9))
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * (9 - index), 0)
  return sum % 11 === at(digits, 8) || mod97(`NL${number}`) === 1
}

const isBelgian = (number: string) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8))

/** The remainder of ISO 7064, mod 97-10: letters count as two digits, from A as 10 on. */
export const mod97 = (text: string) =>
  Array.from(text.toUpperCase(), (sign) => String(Number.parseInt(sign, 36)))
    .join('')
    .split('')
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

type Country = { form: RegExp; isRight?: (number: string) => boolean }

/** Numbers after the code of the country; check digits where most of our owners and their guests are. */
const countries: Record<string, Country> = {
  AT: { form: /^U\d{8}$/, isRight: isAustrian },
  BE: { form: /^[01]\d{9}$/, isRight: isBelgian },
  BG: { form: /^\d{9,10}$/ },
  CH: { form: /^E\d{9}(MWST|TVA|IVA)?$/ },
  CY: { form: /^\d{8}[A-Z]$/ },
  CZ: { form: /^\d{8,10}$/ },
  DE: { form: /^\d{9}$/, isRight: isGerman },
  DK: { form: /^\d{8}$/ },
  EE: { form: /^\d{9}$/ },
  EL: { form: /^\d{9}$/ },
  ES: { form: /^[A-Z0-9]\d{7}[A-Z0-9]$/ },
  FI: { form: /^\d{8}$/ },
  FR: { form: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, isRight: isFrench },
  GB: { form: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/ },
  HR: { form: /^\d{11}$/ },
  HU: { form: /^\d{8}$/ },
  IE: { form: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/ },
  IT: { form: /^\d{11}$/, isRight: isItalian },
  LI: { form: /^\d{5}$/ },
  LT: { form: /^(\d{9}|\d{12})$/ },
  LU: { form: /^\d{8}$/ },
  LV: { form: /^\d{11}$/ },
  MT: { form: /^\d{8}$/ },
  NL: { form: /^\d{9}B\d{2}$/, isRight: isDutch },
  NO: { form: /^\d{9}(MVA)?$/ },
  PL: { form: /^\d{10}$/ },
  PT: { form: /^\d{9}$/ },
  RO: { form: /^\d{2,10}$/ },
  SE: { form: /^\d{12}$/ },
  SI: { form: /^\d{8}$/ },
  SK: { form: /^\d{10}$/ },
  XI: { form: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/ },
}

/** True for what can be a VAT id of its country. Whether it was given to somebody only the tax offices know. */
export function isVatId(typed: string): boolean {
  const id = plainVatId(typed)
  const country = countries[id.slice(0, 2)]
  const number = id.slice(2)
  return country !== undefined && country.form.test(number) && (country.isRight?.(number) ?? true)
}

/** A VAT id that may be empty; where it is left out, nothing is said about it. */
export const changedVatId = () =>
  z
    .string('general.mustBeText')
    .overwrite(plainVatId)
    .max(20, { error: 'general.vatIdWrong', abort: true })
    .refine((id) => id === '' || isVatId(id), 'general.vatIdWrong')
    .optional()
