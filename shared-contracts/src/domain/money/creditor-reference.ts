/** Remainder of 97 of a text of letters and digits, each letter as its two digits: A is 10, Z is 35. */
const remainder = (text: string) =>
  [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

const checkDigits = (reference: string) => String(98 - remainder(`${reference}RF00`)).padStart(2, '0')

/** The reference of a booking, `B-000042`, as banks carry it unchanged and check it (ISO 11649): `RF66B000042`. */
export const creditorReference = (reference: string) => {
  const plain = reference.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
  return `RF${checkDigits(plain)}${plain}`
}

/** In groups of four, as people read and type it. */
export const showCreditorReference = (reference: string) => reference.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Digits of a booking's number: six, or more where an owner has more than a million bookings. */
const isNumber = (digits: string) => (digits.length === 6 && Number(digits) > 0) || /^[1-9]\d{6,8}$/.test(digits)

/** A creditor reference of a booking with whatever follows it in digits: only the check digits say where it ends. */
const structured = /R\s*F\s*(\d)\s*(\d)\s*B[\s-]*(\d(?:\s*\d){5,})/gi

/** `B-000042`, `B 000042`, or cut by the line break of a bank. */
const plain = /(?<![\p{L}\d])B\s*-?\s*(\d(?:\s?\d){5}|[1-9]\d{6,8})(?!\d)/giu

function numbersOfStructured([, first, second, run = '']: RegExpExecArray) {
  const digits = run.replaceAll(/\s/g, '')
  // The longest one: a shorter one of the same check digits is its beginning by chance.
  const number = [9, 8, 7, 6]
    .map((length) => digits.slice(0, length))
    .find((some) => isNumber(some) && checkDigits(`B${some}`) === `${first}${second}`)
  return number === undefined ? [] : [Number(number)]
}

/**
 * The numbers of the bookings that a purpose names, by their creditor references or as guests write them. A creditor reference whose check digits
 * are wrong was mistyped, and names nothing.
 */
export function bookingNumbersIn(purpose: string): number[] {
  const references = [...purpose.matchAll(structured)].flatMap(numbersOfStructured)
  const written = [...purpose.replaceAll(structured, ' ').matchAll(plain)]
    .map(([, digits = '']) => digits.replaceAll(/\s/g, ''))
    .filter(isNumber)
    .map(Number)
  return [...new Set([...references, ...written])]
}
