import fc, { type Arbitrary } from 'fast-check'
import type { z } from 'zod'
import { hostileTexts, hostileValues } from '../hostile.ts'

export type Shape = z.core.JSONSchema.JSONSchema
export type Source = { schemas: Record<string, Shape>; idsOf: (field: string) => Arbitrary<unknown> }

/** Mostly the usual, and what fails is shrunk to it. */
export const mostly = <T>(usual: Arbitrary<T>, ...rare: Arbitrary<T>[]) =>
  fc.oneof({ withCrossShrink: true }, { arbitrary: usual, weight: 12 * rare.length }, ...rare)

/** Texts that have broken programs before, and others of any signs. */
export const oddTexts = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }))
const marks = hostileValues.map((_, index) => `hostile value ${index}`)
const hostile = fc.oneof(oddTexts, fc.constantFrom(...marks))
/** JSON with hostile values as they are written: several are no values of JavaScript. */
export const jsonOf = (value: unknown) =>
  JSON.stringify(value).replaceAll(/"hostile value (\d+)"/g, (_, index) => hostileValues[Number(index)] ?? '')

const dates = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
const days = dates.map((date) => date.toISOString().slice(0, 10))
const textsOf = ({ format, minLength = 0, maxLength = 40 }: Shape) => {
  if (format === 'date') return mostly(days, fc.constantFrom('1899-12-31', '9999-12-31'))
  const lengths = [minLength, maxLength, maxLength + 1].map((length) => 'x'.repeat(length))
  const fitting = oddTexts.map((text) => text.slice(0, maxLength).padEnd(minLength, 'x'))
  return fc.oneof(fitting, fc.constantFrom(...lengths))
}
const numbersOf = ({ type, minimum: min = 0, maximum: max = 400 }: Shape) => {
  const right = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
  return mostly(right, fc.double(), fc.constantFrom(min - 1, max + 1))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const objectsOf = (source: Source, { properties = {}, required = [] }: Shape, sample: Record<string, unknown>) => {
  const named = Object.entries(properties)
  const fields = Object.fromEntries(
    named.map(([name, shape]) => [name, valuesOf(source, Object(shape), name, sample[name])]),
  )
  const requiredKeys = Object.keys(fields).filter((name) => required.includes(name) || name in sample)
  const bodies = mostly(fc.record(fields, { requiredKeys }), fc.record(fields, { requiredKeys: [] }))
  const more = mostly(fc.constant({}), fc.dictionary(oddTexts, hostile))
  return fc.tuple(bodies, more).map(([body, others]): unknown => ({ ...body, ...others }))
}

const rightOf = (source: Source, shape: Shape, field: string, sample: unknown): Arbitrary<unknown> => {
  const { type, $ref, const: only, enum: names, anyOf, oneOf = anyOf, items, additionalProperties: more } = shape
  if ($ref) return rightOf(source, source.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, field, sample)
  if (only !== undefined) return fc.constant(only)
  if (names) return fc.constantFrom(...names)
  if (oneOf) return fc.oneof(...oneOf.map((one) => rightOf(source, one, field, sample)))
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'array') return fc.array(valuesOf(source, Object(items), field), { maxLength: 3 })
  if (type === 'integer' && shape.minimum === undefined) return source.idsOf(field)
  if (type === 'integer' || type === 'number') return numbersOf(shape)
  if (more)
    return fc.dictionary(source.idsOf('unit').map(String), valuesOf(source, Object(more), field), { maxKeys: 3 })
  return type === 'object' ? objectsOf(source, shape, isRecord(sample) ? sample : {}) : textsOf(shape)
}

/** Values that fit a schema, now and then ones that do not; mostly a sample where there is one, so that the rest of a body counts. */
export function valuesOf(source: Source, shape: Shape, field = '', sample?: unknown): Arbitrary<unknown> {
  const right = mostly(rightOf(source, shape, field, sample), hostile)
  if (sample === undefined) return right
  const usual = { arbitrary: fc.constant(sample), weight: isRecord(sample) ? 1 : 12 }
  return fc.oneof({ withCrossShrink: true }, usual, { arbitrary: right, weight: 2 })
}
