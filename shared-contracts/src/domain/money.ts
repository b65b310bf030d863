import type { ReasonKey } from './reasons/reason.ts'
import { z } from 'zod'

/** Euros in the contract, integer cents inside. */
export const toEuros = (cents: number) => cents / 100
export const toCents = (euros: number) => Math.round(euros * 100)

/** Euros in an answer, exact to the cent. */
export const euros = z.number()

const limit = 1_000_000

const amount = (value: unknown) => {
  if (typeof value !== 'string') return value
  const plain = value.trim().replace(',', '.')
  return plain === '' ? undefined : /^[+-]?\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN
}
const twoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** Euros in a request: a number, or text with dot or comma; at most two decimals. Parsed to cents. */
export const eurosIn = (messages: { required: ReasonKey; below: ReasonKey }) =>
  z.preprocess(
    amount,
    z
      .number(messages.required)
      .min(0, messages.below)
      .max(limit, 'general.atMost1000000Euros')
      .refine(twoDecimals, 'general.max2DecimalPlacesAllowed')
      .transform(toCents),
  ) as unknown as z.ZodType<number, number | string>

/** `€1,234.50`, as every screen shows an amount. By hand: to start the browser's own formatter costs a phone a tenth of a second. */
export const showEuros = (value: number) => {
  const [whole = '', cents = ''] = Math.abs(value).toFixed(2).split('.')
  return `${value < 0 ? '-' : ''}€${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}
