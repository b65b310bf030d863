import type { Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import type { CallShape, CallShapes, Shape } from '@keyhaven/shared-contracts/platform/call-shapes'
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
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null

/** Shapes that callers of these endpoints rely on, by method and path. Words and examples are left out. */
export const shapesOf = (endpoints: readonly Endpoint[]): CallShapes =>
  Object.fromEntries(
    endpoints.map(({ method, path, access, params, query, body, response }) => {
      const parts = Object.entries({ params, query, body, response }).flatMap(([name, schema]) => {
        const shape = shapeOf(schema)
        return shape ? [[name, plain(shape)]] : []
      })
      return [`${method} ${path}`, { access, ...Object.fromEntries(parts) } as CallShape]
    }),
  )
