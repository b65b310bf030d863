import { between, pick, type Random } from '../../demo/content/random.ts'
import type { Document, Shape } from './document.ts'

/** Texts that a person can send and that have broken programs before. */
export const hostileTexts = [
  '',
  ' ',
  'x',
  "O'Hara & Söhne <b>",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}#{7*7}',
  '=HYPERLINK("http://evil.example","x")',
  "'; DROP TABLE owners; --",
  '%00%0d%0aSet-Cookie: a=b',
  'a\r\nBcc: victim@example.com',
  '../../../../etc/passwd',
  'مرحبا \u202e\u2066\u200f',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(40),
  '\ud800',
  '\u0000',
  '\uffff\ufeff',
  'x'.repeat(5000),
  '9'.repeat(400),
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '0x10',
  '1e309',
  '2026-02-30',
  'http://[::1]:1/',
  'xn--a',
  'I\u0307stanbul ß ŉ',
] as const

const days = ['2027-06-01', '2027-06-04', '2027-09-01', '2028-02-29', '1899-12-31', '2198-12-31', '9999-12-31'] as const
const numbers = [0, -1, 1, 2, 0.1, 0.005, 99.999, 1e6, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e300] as const

/** A day of the next years, or one at an edge of what days can be. */
const dayFrom = (random: Random) =>
  random() < 0.2
    ? pick(random, days)
    : `${between(random, 2026, 2028)}-${String(between(random, 1, 12)).padStart(2, '0')}-${String(between(random, 1, 31)).padStart(2, '0')}`

const textFrom = (random: Random, { minLength = 0, maxLength = 40 }: Shape) => {
  const text = pick(random, hostileTexts)
  if (random() < 0.5) return text.slice(0, maxLength).padEnd(minLength, 'x')
  return 'a'.repeat(between(random, Math.max(0, minLength - 1), Math.min(maxLength + 1, 3000)))
}

const numberFrom = (random: Random, { type, minimum = 0, maximum = 400 }: Shape) => {
  if (random() < 0.2) return pick(random, numbers)
  const low = Math.max(minimum, -1e9)
  const high = Math.max(low, Math.min(maximum, 1e9))
  return between(random, low, high) + (type === 'number' && random() < 0.3 ? 0.25 : 0)
}

const maxDepth = 6

/** A value that a schema asks for, or that stands at one of its edges; `idFor` knows the records that fields name. */
export const valueFrom = (
  document: Document,
  random: Random,
  shape: Shape,
  { idFor, field = '', depth = 0 }: { idFor: (field: string) => unknown; field?: string; depth?: number },
): unknown => {
  const inner = (one: Shape, name = field) => valueFrom(document, random, one, { idFor, field: name, depth: depth + 1 })
  if (depth > maxDepth) return null
  if (shape.$ref) return inner(document.components.schemas[shape.$ref.split('/').at(-1) ?? ''] ?? {})
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return pick(random, shape.enum as [unknown])
  const several = shape.anyOf ?? shape.oneOf
  if (several) return inner(pick(random, several as [Shape]))
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((one) => inner(one)))
  const type = Array.isArray(shape.type) ? pick(random, shape.type as [string]) : shape.type
  if (type === 'integer' && shape.minimum === undefined) return idFor(field)
  if (type === 'integer' || type === 'number') return numberFrom(random, { ...shape, type })
  if (type === 'boolean') return random() < 0.5
  if (type === 'array') return Array.from({ length: between(random, 0, 3) }, () => inner(shape.items ?? {}))
  if (type === 'object') {
    const { properties = {}, required = [], additionalProperties: more } = shape
    const fields = Object.entries(properties).filter(([name]) => required.includes(name) || random() < 0.7)
    const named = Object.fromEntries(fields.map(([name, one]) => [name, inner(one, name)]))
    return typeof more === 'object' ? { ...named, [String(idFor('unit'))]: inner(more) } : named
  }
  if (type === 'null') return null
  return shape.format === 'date' ? dayFrom(random) : textFrom(random, shape)
}
