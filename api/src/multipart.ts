import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { malformed, unstorable } from './body.ts'
import { Problem } from './problem.ts'

/** A file of a form. `bytes` is empty where it was `tooLarge` to be kept. */
export type Upload = { field: string; name: string; bytes: Buffer; tooLarge: boolean }
export type Form = { body: Record<string, unknown>; texts: Map<string, string[]>; files: Upload[] }

/** Of one file; what a picture may weigh is the domain's to say. */
const fileLimit = 1_048_576
const limits = { fileSize: fileLimit, files: 40, fields: 300, fieldSize: 65_536, fieldNameSize: 200, parts: 340 }
const longest = 48 * fileLimit

const inner = (schema: unknown): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inner(schema.unwrap())
  return schema instanceof z.ZodPipe ? inner(schema.out) : schema
}
const fieldOf = (schema: z.ZodType | undefined, key: string) => {
  const object = inner(schema)
  return object instanceof z.ZodObject && Object.hasOwn(object.shape, key) ? inner(object.shape[key]) : undefined
}
const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** `address.street` becomes `address: { street }`; a JSON copy of a nested value counts where no dotted key speaks. */
function nest(texts: Map<string, string[]>, schema: z.ZodType | undefined) {
  const body: Record<string, unknown> = {}
  const nested = new Map<string, Map<string, unknown>>()
  for (const [key, values] of texts) {
    const [head = '', tail, more] = key.split('.')
    const field = fieldOf(schema, head)
    if (field === undefined || more !== undefined) continue
    if (tail !== undefined) {
      nested.set(head, (nested.get(head) ?? new Map()).set(tail, values.at(-1)))
    } else if (field instanceof z.ZodArray) {
      const list = values.length === 1 && values[0]?.startsWith('[') ? asJson(values[0]) : values
      body[head] = list
    } else {
      const text = values.at(-1) ?? ''
      body[head] = field instanceof z.ZodObject ? asJson(text) : text
    }
  }
  for (const [head, values] of nested) {
    const copy = body[head]
    // Entries make own properties, whatever their name.
    body[head] = { ...(typeof copy === 'object' ? copy : {}), ...Object.fromEntries(values) }
  }
  return body
}

async function collect(request: FastifyRequest) {
  const texts = new Map<string, string[]>()
  const files: Upload[] = []
  for await (const part of request.parts({ limits })) {
    if (part.fieldname.includes('\0')) throw unstorable()
    if (part.type === 'field') {
      const text = String(part.value ?? '')
      if (text.includes('\0')) throw unstorable()
      if (part.valueTruncated) throw new Problem(413, 'too_large', 'A field of this form is too long.')
      texts.set(part.fieldname, [...(texts.get(part.fieldname) ?? []), text])
      continue
    }
    const chunks: Buffer[] = []
    for await (const piece of part.file) if (!part.file.truncated) chunks.push(piece)
    const name = part.filename.replaceAll('\0', '')
    const tooLarge = part.file.truncated
    files.push({ field: part.fieldname, name, bytes: tooLarge ? Buffer.alloc(0) : Buffer.concat(chunks), tooLarge })
  }
  return { texts, files }
}

/** Reads a form whole; a broken one is the sender's fault, never ours. */
export async function readForm(request: FastifyRequest, schema: z.ZodType | undefined): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > longest)
    throw new Problem(413, 'too_large', 'This request is too large.')
  try {
    const { texts, files } = await collect(request)
    return { body: nest(texts, schema), texts, files }
  } catch (error) {
    if (error instanceof Problem) throw error
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 400
    throw status === 413
      ? new Problem(413, 'too_large', 'This request is too large.')
      : malformed('The form is not readable.')
  }
}
