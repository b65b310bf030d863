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
export const eurosIn = (messages: { required: string; below: string }) =>
  z.preprocess(
    amount,
    z
      .number(messages.required)
      .min(0, messages.below)
      .max(limit, `At most ${limit.toLocaleString('en')} euros`)
      .refine(twoDecimals, 'Max. 2 decimal places allowed')
      .transform(toCents),
  ) as unknown as z.ZodType<number, number | string>

const format = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })

/** `€1,234.50`, as every screen shows an amount. */
export const showEuros = (value: number) => format.format(value)
