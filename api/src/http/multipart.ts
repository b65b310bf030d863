import { rm } from 'node:fs/promises'
import type { Endpoint, FormFiles } from '@keyhaven/shared-contracts/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { malformed, unstorable } from './body.ts'
import { whyUnavailable } from '../db/unavailable.ts'
import { conflict, Problem, type Why } from './problem.ts'
import { keepUpload, uploadsIn, type Upload } from './uploads.ts'

/** A form as it was read: what it says, and the files that its endpoint asked for. */
export type Form = { body: Record<string, unknown>; texts: Map<string, string[]>; files: Upload[] }

/** Limit of all texts of a form together; the same as of a JSON body. */
const textBytes = 1_048_576
const limits = { fields: 300, fieldSize: 65_536, fieldNameSize: 200, files: 100, parts: 400 }

const tooLarge = (why: Why, field?: string) =>
  new Problem(413, 'too_large', why, field === undefined ? {} : { fields: { [field]: [why] } })
const heavy = () => tooLarge('general.requestTooLarge')

const tooMany = ({ field, tooMany: why }: FormFiles) =>
  why === undefined ? heavy() : conflict('too_many_images', why, { fields: { [field]: [why] } })

const inner = (schema: unknown): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inner(schema.unwrap())
  if (!(schema instanceof z.ZodPipe)) return schema
  return inner(schema.out instanceof z.ZodTransform ? schema.in : schema.out)
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

/** A text, or what a part that calls itself JSON holds. */
const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

/** Reads the parts one by one; `files` is filled as they come, so that the caller knows them after a failure, too. */
async function collect(request: FastifyRequest, rule: FormFiles | undefined, files: Upload[]) {
  const texts = new Map<string, string[]>()
  const folder = uploadsIn(request.server.context.env)
  let weight = 0
  for await (const part of request.parts({ limits: { ...limits, fileSize: rule?.bytes ?? 0 } })) {
    if (part.fieldname.includes('\0')) throw unstorable()
    if (part.type === 'field') {
      const text = textOf(part.value)
      if (text.includes('\0')) throw unstorable()
      if (part.valueTruncated) throw tooLarge('general.fieldTooLong')
      weight += Buffer.byteLength(text)
      if (weight > textBytes) throw heavy()
      texts.set(part.fieldname, [...(texts.get(part.fieldname) ?? []), text])
    } else if (part.fieldname !== rule?.field) {
      part.file.resume()
    } else {
      if (files.length === rule.maxFiles) throw tooMany(rule)
      const { upload, isTooLarge } = await keepUpload(part, folder, request.ip)
      const field = rule.maxFiles === 1 ? rule.field : `${rule.field}.${files.length}`
      if (isTooLarge) throw tooLarge(rule.tooLarge(upload.name), field)
      files.push(upload)
    }
  }
  return texts
}

const discard = (files: Upload[]) => Promise.all(files.map(({ path }) => rm(path, { force: true })))

/** A folder that cannot be opened is ours; what else goes wrong with reading a form is the sender's. */
const isOurs = (error: unknown) => error instanceof Error && 'syscall' in error && 'path' in error

const problemOf = (error: unknown) => {
  if (error instanceof Problem || isOurs(error) || whyUnavailable(error)) return error
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 400
  return status === 413 ? heavy() : malformed('general.formUnreadable')
}

/** Reads a form, and deletes its files when `work` with it has ended. */
export async function withForm<T>(
  request: FastifyRequest,
  { body: schema, multipart }: Pick<Endpoint, 'body' | 'multipart'>,
  work: (form: Form) => Promise<T>,
): Promise<T> {
  const files: Upload[] = []
  try {
    const texts = await collect(request, typeof multipart === 'object' ? multipart : undefined, files).catch(
      (error) => {
        // What still arrives is read and forgotten: many a browser hears nothing before it has sent everything.
        request.raw.unpipe().resume()
        throw problemOf(error)
      },
    )
    return await work({ body: nest(texts, schema), texts, files })
  } finally {
    await discard(files)
  }
}
