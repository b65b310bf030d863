import { reason, type Message, say } from '../reasons/reason.ts'
import { z } from 'zod'
import { type NumberUnit, readNumber } from './typed-number.ts'

type FromText<S extends z.ZodType> = z.ZodType<z.output<S>, z.input<S> | string>

/** True for a number with at most so many decimals. */
export const hasDecimals = (value: number, decimals: number) =>
  decimals === Infinity || Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6

/**
 * A typed number for a schema to rule: undefined for nothing, NaN for what is none. What has two readings is refused with
 * both of them, and more decimals than `maxDecimals` are not rounded away.
 */
export const numeric =
  (unit?: NumberUnit, maxDecimals = Infinity) =>
  (value: unknown, context: z.core.$RefinementCtx) => {
    if (typeof value !== 'string') return value
    if (value.trim() === '') return undefined
    const [first, second] = readNumber(value, unit)
    const refuse = (message: string) => {
      context.issues.push({ code: 'custom', message, input: value })
      return z.NEVER
    }
    const readings = [first, second].filter((reading) => reading !== undefined).map((reading) => reading.value)
    const isFine = readings.every((reading) => hasDecimals(reading, maxDecimals))
    if ((first?.decimals ?? 0) > maxDecimals || !isFine) return refuse('general.tooManyDecimals')
    if (second)
      return refuse(
        say(unit === 'euros' ? reason('general.twoAmounts', { readings }) : reason('general.twoNumbers', { readings })),
      )
    return first ? first.value : Number.NaN
  }

/** A number that multipart forms and query strings may send as text. */
export const fromText = <S extends z.ZodType>(schema: S) => z.preprocess(numeric(), schema) as unknown as FromText<S>

/** A whole number with its own words for missing, below `min` and above `max`. */
export const whole = (rule: {
  required: Message
  min: number
  below: Message
  max?: number
  above?: Message
  whole?: Message
}) =>
  fromText(
    z
      .number(rule.required)
      .int(rule.whole ?? 'general.onlyWholeNumbersAllowed')
      .min(rule.min, rule.below)
      .max(rule.max ?? 1000, rule.above ?? rule.below),
  )

/** A whole number that may be said or not: null or empty is none, and left out it says nothing. */
export const optionalWhole = (min: number, max: number) =>
  z
    .preprocess(
      (value, context) => (value === null ? null : (numeric()(value, context) ?? null)),
      z.int().min(min).max(max).nullable(),
    )
    .optional() as unknown as z.ZodOptional<z.ZodType<number | null, number | string | null>>

/** True or false; multipart sends words. */
export const flag = (required: Message) =>
  z.preprocess(
    (value) => (value === 'true' ? true : value === 'false' ? false : value),
    z.boolean(required),
  ) as unknown as z.ZodType<boolean, boolean | 'true' | 'false'>

/** An id as it comes in, a malformed one as `malformedId`. */
export const idOf = (value: unknown): number => {
  const id = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(id) && Number(id) > 0 ? Number(id) : malformedId
}
const notChosen = (value: unknown) =>
  value === undefined || value === null || value === '' || value === 0 || value === '0'

/** Stands for every id that cannot exist, so that a malformed one is looked up and not found like any other. */
export const malformedId = -1

/** The id of a record of the owner; 0, null or nothing means not chosen. A malformed one becomes `malformedId`. */
export const ref = (required: Message) =>
  z.preprocess((value) => (notChosen(value) ? undefined : idOf(value)), z.int(required)) as unknown as z.ZodType<
    number,
    number | string
  >

/** A `ref` that may be left out. */
export const optionalRef = z
  .preprocess((value) => (notChosen(value) ? null : idOf(value)), z.int().nullable())
  .default(null) as unknown as z.ZodType<number | null, number | string | null | undefined>

/** `{id}` in a path. */
export const idParams = z.object({
  id: z.preprocess(idOf, z.int()) as unknown as z.ZodType<number, number | string>,
})

/** The version of a record that its editor saw. */
export const seenVersion = fromText(z.int('general.versionMustWholeNumber')).optional()

/** A record's own id, in answers. */
export const id = z.int().positive()
