import type { Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import type { CallMeaning, CallShape, CallShapes, Shape } from '@keyhaven/shared-contracts/platform/call-shapes'
import { createHash } from 'node:crypto'
import { z } from 'zod'

// Of what is on the wire on both ways: the client reads an answer with the schema that the server wrote it with.
const shapeOf = (schema: z.ZodType | undefined): Shape | undefined =>
  schema && schema.type !== 'undefined'
    ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'throw' }) as Shape)
    : undefined

const words = new Set(['$schema', '$defs', 'description', 'examples', 'title'])

/** Without what callers do not rely on, and with what is named written out where it stands. */
const plain = (shape: Shape, named = (shape['$defs'] ?? {}) as Record<string, Shape>): Shape => {
  const name = typeof shape['$ref'] === 'string' ? shape['$ref'].replace('#/$defs/', '') : undefined
  if (name !== undefined) return plain(named[name] ?? {}, named)
  const inner = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(inner) : isShape(value) ? plain(value, named) : value
  const fields = (record: Record<string, Shape>) =>
    Object.fromEntries(Object.entries(record).map(([field, value]) => [field, plain(value, named)]))
  return Object.fromEntries(
    Object.entries(shape).flatMap(([rule, value]) =>
      words.has(rule) ? [] : [[rule, rule === 'properties' ? fields(value as Record<string, Shape>) : inner(value)]],
    ),
  )
}
/** The shape of data that one schema stands for. */
export const schemaShape = (schema: z.ZodType): Shape => plain(shapeOf(schema) ?? {})

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null

type Def = { checks?: { _zod: { def: { check: string; fn?: unknown; tx?: unknown }; check: unknown } }[] } & Record<
  string,
  unknown
>
const isSchema = (value: unknown): value is z.ZodType => typeof value === 'object' && value !== null && '_zod' in value

/** Functions of our own that look at a value or change it, which no JSON Schema says: what `refine` and `transform` were given. */
const functionsOf = ({ checks = [], transform }: Def) => [
  ...checks.flatMap(({ _zod: { def, check } }) =>
    def.check === 'custom' || def.check === 'overwrite' ? [def.fn ?? def.tx ?? check] : [],
  ),
  ...(transform === undefined ? [] : [transform]),
]

/** The source of those functions by the place of the value: `check_out`, `lines[]`. */
const refinementsIn = (schema: z.ZodType, at: string): [string, string][] => {
  const def = schema.def as unknown as Def
  const below = Object.entries(def).flatMap(([name, value]): [string, string][] => {
    // Zod's own formats are schemas and checks at once.
    if (name === 'checks') return []
    if (name === 'shape')
      return Object.entries(value as Record<string, z.ZodType>).flatMap(([field, inner]) =>
        refinementsIn(inner, `${at}.${field}`),
      )
    const inner = Array.isArray(value) ? (value as unknown[]) : [value]
    return inner.filter(isSchema).flatMap((one) => refinementsIn(one, name === 'element' ? `${at}[]` : at))
  })
  return [...functionsOf(def).map((one): [string, string] => [at, String(one)]), ...below]
}

const hashOf = (text: string) => createHash('sha256').update(text.replaceAll(/\s+/g, '')).digest('hex').slice(0, 12)

/** The rules of each place by one hash: a changed rule has another one, and so has one that is written differently. */
const hashesOf = (parts: [string, z.ZodType | undefined][]) => {
  const sources = new Map<string, string>()
  for (const [name, schema] of parts)
    for (const [at, source] of schema ? refinementsIn(schema, name) : [])
      sources.set(at, `${sources.get(at) ?? ''}${source}`)
  return Object.fromEntries([...sources].map(([at, source]) => [at, hashOf(source)]))
}

const meaningOf = ({
  status = 200,
  domain,
  limits,
  refusesDemo,
  keys,
  multipart,
  query,
  body,
}: Endpoint): CallMeaning => {
  const refinements = hashesOf([
    ['query', query],
    ['body', body],
  ])
  const { field, maxFiles, bytes } = multipart === true || !multipart ? {} : multipart
  return {
    ...{ status, domain },
    ...limits,
    ...(refusesDemo && { refusesDemo: true }),
    ...(keys && { keys }),
    ...(multipart && { form: { ...(field && { field, maxFiles, bytes }) } }),
    ...(Object.keys(refinements).length > 0 && { refinements }),
  }
}

/** Shapes that callers of these endpoints rely on, by method and path, and what the calls do besides. Words and examples are left out. */
export const shapesOf = (endpoints: readonly Endpoint[]): CallShapes =>
  Object.fromEntries(
    endpoints.map((endpoint) => {
      const { method, path, access, params, query, body, response } = endpoint
      const parts = Object.entries({ params, query, body, response }).flatMap(([name, schema]) => {
        const shape = shapeOf(schema)
        return shape ? [[name, plain(shape)]] : []
      })
      const shapes = Object.fromEntries(parts) as Omit<CallShape, 'access'>
      return [`${method} ${path}`, { access, ...shapes, meaning: meaningOf(endpoint) }]
    }),
  )
