import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { contractModules } from './contract-names.ts'

type Comments = ReadonlyMap<string, string>

/** Each `const` of a module's source, up to the next one. */
const declarationsIn = (source: string) =>
  new Map(
    source.split(/^(?=(?:export )?const \w)/m).flatMap((text) => {
      const name = /^(?:export )?const (\w+)/.exec(text)?.[1]
      return name === undefined ? [] : [[name, text] as const]
    }),
  )

/** Doc comments of the fields within a declaration. */
const commentsIn = (declaration: string): Comments =>
  new Map(
    Array.from(
      declaration.matchAll(/\/\*\*[\s*]*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*(\w+):/g),
      ([, comment = '', field = '']) => [field, comment.replaceAll(/\s*\n\s*\* ?/g, ' ')],
    ),
  )

const fieldsOf = (value: unknown): Record<string, unknown> | undefined => {
  if (value instanceof z.ZodArray) return fieldsOf(value.element)
  if (value instanceof z.ZodObject) return value.shape
  return typeof value === 'object' && value !== null && !(value instanceof z.ZodType)
    ? (value as Record<string, unknown>)
    : undefined
}

/** Comments by the schema of a field and its name: several fields may have one schema. */
const comments = new Map<unknown, Map<string, string>>()
const note = (fields: Record<string, unknown>, texts: Comments) => {
  for (const [field, text] of texts) {
    const schema = fields[field]
    if (!(schema instanceof z.ZodType)) continue
    const ofSchema = comments.get(schema) ?? new Map<string, string>()
    comments.set(schema, ofSchema)
    if (!ofSchema.has(field)) ofSchema.set(field, text)
  }
}

for (const { url, exports } of contractModules) {
  const declarations = declarationsIn(readFileSync(url, 'utf8'))
  const isExported = (name: string) => exports.some(([exported]) => exported === name)
  for (const [name, value] of exports) {
    const [fields, declaration] = [fieldsOf(value), declarations.get(name)]
    if (!fields || declaration === undefined) continue
    note(fields, commentsIn(declaration))
    // A schema of the module's own, which this one extends, can be seen in its source alone.
    for (const [inner, text] of declarations)
      if (!isExported(inner) && new RegExp(`\\b${inner}\\b`).test(declaration)) note(fields, commentsIn(text))
  }
}

/** Gives the fields of an object the doc comments that the contract has for them. */
export function describeFields(schema: z.core.$ZodType, json: { properties?: Record<string, unknown> }) {
  if (!(schema instanceof z.ZodObject)) return
  for (const [field, property] of Object.entries(json.properties ?? {})) {
    const description = comments.get(schema.shape[field])?.get(field)
    // Fields that have one schema share one object, which zod completes before it writes the whole.
    const described = { toJSON: () => ({ ...(property as object), description }) }
    if (description !== undefined) Object.assign(json.properties ?? {}, { [field]: described })
  }
}
