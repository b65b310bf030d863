import { reasons } from '../reasons/reasons.ts'
import type { Message } from '../reasons/reason.ts'
import { z } from 'zod'
import { hasDecimals, numeric } from './number.ts'

/** Euros in the contract, integer cents inside. */
export const toEuros = (cents: number) => cents / 100
export const toCents = (euros: number) => Math.round(euros * 100)

/** Euros in an answer, exact to the cent. The unit stands in its shape, so that a publication notices cents in its place. */
export const euros = z.number().meta({ unit: 'euro' })

const limit = 1_000_000

/** Euros in a request: a number, or text that can mean one amount only; at most two decimals. Parsed to cents. */
export const eurosIn = (messages: { required: Message; below: Message }) =>
  z.preprocess(
    numeric('euros', 2),
    z
      .number(messages.required)
      .min(0, messages.below)
      .max(limit, reasons.atMost('euros', limit))
      .refine((value) => hasDecimals(value, 2), 'general.tooManyDecimals')
      .transform(toCents),
  ) as unknown as z.ZodType<number, number | string>

/** An amount above nothing that may be said or not: null or empty is none, and left out it says nothing. Parsed to cents. */
export const optionalEurosIn = ({ below }: { below: Message }) =>
  z
    .preprocess(
      (value) => (value === '' ? null : value),
      eurosIn({ required: below, below })
        .refine((cents) => cents > 0, below)
        .nullable(),
    )
    .optional() as unknown as z.ZodOptional<z.ZodType<number | null, number | string | null>>

/** `€1,234.50`, as every screen shows an amount. By hand: to start the browser's own formatter costs a phone a tenth of a second. */
export const showEuros = (value: number) => {
  const [whole = '', cents = ''] = Math.abs(value).toFixed(2).split('.')
  return `${value < 0 ? '-' : ''}€${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}
