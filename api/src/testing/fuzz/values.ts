import fc, { type Arbitrary } from 'fast-check'
import { hostileValues } from '../hostile.ts'

type Named<K extends string, T> = { [k in K]?: T }
/** A JSON schema, as far as the document of the API uses it. */
export interface Shape extends Named<'minimum' | 'maximum' | 'minLength' | 'maxLength', number> {
  type?: string
  format?: string
  $ref?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  additionalProperties?: Shape
}
export type Source = { schemas: Record<string, Shape>; idsOf: (field: string) => Arbitrary<unknown> }

/** Mostly the usual, and what fails is shrunk to it. */
export const mostly = <T>(usual: Arbitrary<T>, ...rare: Arbitrary<T>[]) =>
  fc.oneof({ withCrossShrink: true }, { arbitrary: usual, weight: 12 * rare.length }, ...rare)

const troubles = `| |O'Hara & Söhne <b>|"><img src=x onerror=alert(1)>|{{7*7}}\${7*7}#{7*7}|'; DROP TABLE owners; --|\0|NaN|-0|0x10|1e309
=HYPERLINK("http://evil.example","x")|%00%0d%0aSet-Cookie: a=b|../../../../etc/passwd|مرحبا \u202e\u2066\u200f|\uffff\ufeff|\ud800
2026-02-30|http://[::1]:1/|xn--a|I\u0307ß ŉ|__proto__|a\rBcc: victim@example.com|👩‍👩‍👧‍👦|${'e\u0301'.repeat(50)}|${'9'.repeat(5000)}`
/** Texts that a person can send and that have broken programs before. */
export const hostileTexts = fc.oneof(fc.constantFrom(...troubles.split(/[|\n]/)), fc.string({ unit: 'binary' }))

const hostile = fc.oneof(
  hostileTexts,
  fc.nat(hostileValues.length - 1).map((index) => `hostile value ${index}`),
)
/** JSON with hostile values as they are written: several are no values of JavaScript. */
export const jsonOf = (value: unknown) =>
  JSON.stringify(value).replaceAll(/"hostile value (\d+)"/g, (_, index) => hostileValues[Number(index)] ?? '')

const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
const textsOf = ({ format, minLength = 0, maxLength = 40 }: Shape) => {
  if (format === 'date')
    return mostly(
      days.map((day) => day.toISOString().slice(0, 10)),
      fc.constantFrom('1899-12-31', '9999-12-31'),
    )
  const lengths = [minLength, maxLength, maxLength + 1].map((length) => 'x'.repeat(length))
  return fc.oneof(
    hostileTexts.map((text) => text.slice(0, maxLength).padEnd(minLength, 'x')),
    fc.constantFrom(...lengths),
  )
}
const numbersOf = ({ type, minimum: min = 0, maximum: max = 400 }: Shape) =>
  mostly(
    type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }),
    fc.double(),
    fc.constantFrom(min - 1, max + 1),
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const objectsOf = (source: Source, { properties = {}, required = [] }: Shape, sample: Record<string, unknown>) => {
  const named = Object.entries(properties)
  const fields = Object.fromEntries(named.map(([name, shape]) => [name, valuesOf(source, shape, name, sample[name])]))
  const requiredKeys = Object.keys(fields).filter((name) => required.includes(name) || name in sample)
  const bodies = mostly(fc.record(fields, { requiredKeys }), fc.record(fields, { requiredKeys: [] }))
  const more = mostly(fc.constant({}), fc.dictionary(hostileTexts, hostile))
  return fc.tuple(bodies, more).map(([body, others]): unknown => ({ ...body, ...others }))
}

const rightOf = (source: Source, shape: Shape, field: string, sample: unknown): Arbitrary<unknown> => {
  const { type, $ref, const: only, enum: names, anyOf, oneOf = anyOf, items = {}, additionalProperties: more } = shape
  if ($ref) return rightOf(source, source.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, field, sample)
  if (only !== undefined) return fc.constant(only)
  if (names) return fc.constantFrom(...names)
  if (oneOf) return fc.oneof(...oneOf.map((one) => rightOf(source, one, field, sample)))
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'array') return fc.array(valuesOf(source, items, field), { maxLength: 3 })
  if (type === 'integer' && shape.minimum === undefined) return source.idsOf(field)
  if (type === 'integer' || type === 'number') return numbersOf(shape)
  if (more) return fc.dictionary(source.idsOf('unit').map(String), valuesOf(source, more, field), { maxKeys: 3 })
  return type === 'object' ? objectsOf(source, shape, isRecord(sample) ? sample : {}) : textsOf(shape)
}

/** What a schema takes, now and then what it does not; mostly a sample where there is one, so that the rest of a body counts. */
export function valuesOf(source: Source, shape: Shape, field = '', sample?: unknown): Arbitrary<unknown> {
  const right = mostly(rightOf(source, shape, field, sample), hostile)
  if (sample === undefined) return right
  return isRecord(sample) ? mostly(fc.oneof(fc.constant(sample), right), right) : mostly(fc.constant(sample), right)
}
