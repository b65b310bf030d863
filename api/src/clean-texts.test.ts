import { expect, test } from 'vitest'
import type { z } from 'zod'
import { householdOf } from './testing/household.ts'
import { invisible } from './testing/hostile-texts.ts'
import { sampleOf } from './testing/samples.ts'
import { testServer } from './testing/test-server.ts'

const server = await testServer()
const own = await householdOf(await server.signUpOwner({ personals: true }), server.app)

/** Fields that are compared with a secret, letter by letter, and never shown. */
const secrets =
  /password|token|secret|device|uid|credential|signature|^(?:id|rawId|clientDataJSON|authenticatorData|attestationObject)$/

const textsIn = (value: unknown, at: string[] = []): { at: string[]; text: string }[] => {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...at, key]))
}
const withText = (value: unknown, [key = '', ...rest]: readonly string[], text: string): unknown => {
  const copy = structuredClone(value ?? {}) as Record<string, unknown>
  copy[key] = rest.length === 0 ? text : withText(copy[key], rest, text)
  return copy
}

/** A query has no example: each of its fields is tried with a word. */
const queryOf = (schema: z.ZodType | undefined) =>
  schema && 'shape' in schema ? Object.fromEntries(Object.keys(schema.shape as object).map((key) => [key, 'Anna'])) : {}

const fields = server.app.endpoints.flatMap((endpoint) =>
  (
    [
      ['body', endpoint.body, sampleOf(endpoint, own)],
      ['query', endpoint.query, queryOf(endpoint.query)],
    ] as const
  ).flatMap(([part, schema, sample]) =>
    schema && sample
      ? textsIn(sample)
          .filter(({ at }) => !secrets.test(at.at(-1) ?? ''))
          .map(({ at, text }) => ({
            name: `${endpoint.method} ${endpoint.path} ${part} ${at.join('.')}`,
            ...{ schema, at, text },
            sample: part === 'body' ? sample : {},
          }))
      : [],
  ),
)

test('the contract has many fields of text', () => expect(fields.length).toBeGreaterThan(150))

test.each(fields)('$name lets nothing through that nobody sees', ({ schema, sample, at, text }) => {
  const signs = ['\u202e', '\u200b', '\u2066', '\u00ad', '\ufeff', '\u200f', '\u2060']
  const stored = signs.map((sign) => schema.safeParse(withText(sample, at, sign + text + sign)).data)
  expect(JSON.stringify(stored)).not.toMatch(invisible)
})
