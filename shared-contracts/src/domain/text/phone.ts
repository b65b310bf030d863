import { reasons } from '../reasons/reasons.ts'
import { z } from 'zod'
import type { Message } from '../reasons/reason.ts'
import { cleanLine, unlessTooLong } from './clean.ts'

const digits = '0-9\u0660-\u0669\u06f0-\u06f9\uff10-\uff19'
const hyphens = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g

/** A number as it was typed or pasted, without what nobody sees and what only says that it is one. */
const typedPhone = unlessTooLong((value) =>
  cleanLine(value)
    .replaceAll(hyphens, '-')
    .replace(/^(?:tel[a-zé]*|phone|mobile?|handy)?[\s.:]*(?=[+\uff0b\d(])/iu, '')
    .replace(/^\uff0b/, '+'),
)

const words =
  'ext|extn|extension|x|durchwahl|dw|klappe|kl|int|interno|poste|linka|klapka|toestel|tst|wewn|wew|anexo|доб'
const extension = new RegExp(
  String.raw`^(.*?)[\s,;/-]*(?:(?<!\p{L})(?:${words})[\s.:=]*|#\s*)([${digits}]{1,7})$`,
  'iu',
)

/** A typed number and the extension behind it: `+1 555 123 4567 x12`, `+43 1 58858 Durchwahl 12`. */
export const splitExtension = (phone: string) => {
  const [, number = phone, inner = ''] = extension.exec(phone) ?? []
  return { number, extension: inner }
}

const maxLength = 60

/** A plus or none, and digits with whatever stands between them; then, if there is one, the extension. */
const isPhone = (value: string, { min, max }: { min: number; max: number }) => {
  if (value.length > maxLength) return false
  const { number } = splitExtension(value)
  // A zero in brackets is dialled at home only: a number may have one digit more than its plan allows.
  const count = number.replace('(0)', '').replaceAll(new RegExp(`[^${digits}]`, 'g'), '').length
  return new RegExp(String.raw`^\+?[${digits}\s()/.\[\]-]+$`).test(number) && count >= min && count <= max
}

const wrong = 'general.wrongPhoneFormat'

/** A phone number as people write it; `storedPhone` reads it with the country at hand. */
export const phone = (count: { min: number; max: number }, otherwise: Message = wrong) =>
  z
    .string(reasons.required('phone'))
    .overwrite(typedPhone)
    .min(1, reasons.required('phone'))
    .refine((value) => value === '' || isPhone(value, count), otherwise)

/** A `phone` that may be empty or missing. */
export const optionalPhone = (count: { min: number; max: number }) =>
  z
    .string('general.mustBeText')
    .overwrite(typedPhone)
    .refine((value) => value === '' || isPhone(value, count), wrong)
    .default('')

/** The address of a `tel:` link for a stored number. */
export const phoneLink = (stored: string) => {
  const { number, extension: inner } = splitExtension(stored)
  return `tel:${number}${inner && `;ext=${inner}`}`
}
