import { scopeOf } from '@keyhaven/shared-contracts/contract/accounts/connections'
import type { Endpoint, FileCall } from '@keyhaven/shared-contracts/contract/endpoint'
import { problemCodes } from '@keyhaven/shared-contracts/contract/problem-codes'
import { problem } from '@keyhaven/shared-contracts/contract/problem'
import { z } from 'zod'
import { createDocument, type CreateDocumentOptions, type ZodOpenApiOperationObject } from 'zod-openapi'
import { operationIdOf, schemaNameOf } from './contract-names.ts'
import { describeFields } from './field-comments.ts'
import {
  failuresOf,
  forbidden,
  type HeaderName,
  headersOf,
  notModified,
  responseComponents,
  successHeaders,
} from './responses.ts'
import { isShared } from '../serve.ts'

type Json = { [key: string]: unknown }
type Override = NonNullable<CreateDocumentOptions['override']>
type Forms = Record<string, Json>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const unlessUndefined = (schema: z.ZodType | undefined): z.ZodType | undefined =>
  schema && schema.def.type !== 'undefined' ? schema : undefined

/** Text that forms and queries send for numbers is a courtesy: what is described is the value behind it. */
const describeTarget = ({ zodSchema, jsonSchema }: Pick<Parameters<Override>[0], 'zodSchema' | 'jsonSchema'>) => {
  describeFields(zodSchema, jsonSchema)
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  // The format says it; zod's own pattern of a date would be a seventh of the document.
  if (jsonSchema.format === 'date') delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (zodSchema === problem.shape.code) Object.assign(jsonSchema, { examples: problemCodes })
  if (!(zodSchema instanceof z.ZodPipe) || !(zodSchema.in instanceof z.ZodTransform)) return
  const target = plainSchema(zodSchema.out as z.ZodType)
  for (const key of Object.keys(jsonSchema)) if (key !== 'default') delete jsonSchema[key as keyof typeof jsonSchema]
  Object.assign(jsonSchema, target)
}
/** JSON Schema of an input, without references. */
function plainSchema(schema: z.ZodType): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: z.registry(),
    override: describeTarget,
  })
  return json
}

const binary = { type: 'string', format: 'binary' }
const filesOf = (multipart: Endpoint['multipart']): Json =>
  typeof multipart === 'object'
    ? {
        [multipart.field]:
          multipart.maxFiles === 1 ? binary : { type: 'array', items: binary, maxItems: multipart.maxFiles },
        ...(multipart.texts && { [multipart.texts]: { type: 'array', items: { type: 'string' } } }),
      }
    : {}

/** A form's fields: what is nested is written with dots, and files may come along. */
function formOf(body: z.ZodType, multipart: Endpoint['multipart']): Json {
  const json = plainSchema(body)
  const required = new Set(Array.isArray(json.required) ? json.required : [])
  const properties: Json = {}
  const needed: string[] = []
  for (const [name, field] of Object.entries(isObject(json.properties) ? json.properties : {})) {
    const nested = isObject(field) && isObject(field.properties) ? field.properties : undefined
    if (!nested) properties[name] = field
    for (const [inner, schema] of Object.entries(nested ?? {})) properties[`${name}.${inner}`] = schema
    const inside =
      nested && isObject(field) && Array.isArray(field.required)
        ? field.required.map((inner) => `${name}.${inner}`)
        : [name]
    if (required.has(name)) needed.push(...inside)
  }
  return { ...json, properties: { ...properties, ...filesOf(multipart) }, required: needed }
}

/** Gives an object its name among the components: the contract's, or else the operation's; a list names its rows. */
function nameSchema(schema: z.ZodType, otherwise: string) {
  const rows = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema
  const meta = rows.meta()
  if ((rows instanceof z.ZodObject || rows instanceof z.ZodUnion) && typeof meta?.id !== 'string')
    z.globalRegistry.add(rows, { ...meta, id: schemaNameOf(rows) ?? otherwise })
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
/** The contract's sentence: what comes before its first semicolon or full stop is the summary. */
const wordsOf = (sentence: string) => {
  const [summary = sentence] = sentence.split(/[;.] /)
  return summary === sentence ? { summary } : { summary, description: `${sentence.replace(/\.$/, '')}.` }
}

const requestParamsOf = ({ params, query }: Pick<Endpoint, 'params' | 'query'>) => {
  const [path, search] = [unlessUndefined(params), unlessUndefined(query)] as (z.ZodObject | undefined)[]
  return { requestParams: { ...(path && { path }), ...(search && { query: search }) } }
}
const demandsOf = ({ params, query, body }: Pick<Endpoint, 'params' | 'query' | 'body'>) => ({
  reads: unlessUndefined(body) !== undefined,
  names: unlessUndefined(params) !== undefined,
  filters: unlessUndefined(query) !== undefined,
})

function bodyOf({ body, multipart, example }: Endpoint, id: string, forms: Forms) {
  const schema = unlessUndefined(body)
  if (!schema) return {}
  nameSchema(schema, `${capital(id)}Body`)
  const content: Record<string, object> = { 'application/json': { schema, ...(example !== undefined && { example }) } }
  if (multipart) {
    const name = `${capital(id)}Form`
    forms[name] = formOf(schema, multipart)
    content['multipart/form-data'] = { schema: { $ref: `#/components/schemas/${name}` } }
  }
  return { requestBody: { required: true, content } }
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header' as const,
  description: 'The `ETag` of the answer that the caller has.',
  schema: { type: 'string' as const },
}

/** A token, or a key where one may call: of the scopes of keys a document can only say so in words. */
const securityOf = (endpoint: Endpoint): Record<string, string[]>[] => {
  if (endpoint.access !== 'owner') return []
  const scope = scopeOf(endpoint)
  return scope === undefined ? [{ Token: [] }] : [{ Token: [] }, { ApiKey: [scope] }]
}

function operationOf(endpoint: Endpoint, listHeader: HeaderName | undefined, forms: Forms) {
  const id = operationIdOf(endpoint)
  const answer = unlessUndefined(endpoint.response)
  if (answer) nameSchema(answer, `${capital(id)}Answer`)
  const words = wordsOf(endpoint.summary)
  const shared = isShared(endpoint)
  const names = [...(listHeader ? [listHeader] : []), ...(shared ? (['ETag'] as const) : [])]
  const success = {
    description: words.summary,
    headers: successHeaders(endpoint, ...names),
    ...(answer && { content: { 'application/json': { schema: answer } } }),
  }
  return {
    operationId: id,
    tags: [endpoint.domain],
    ...words,
    security: securityOf(endpoint),
    ...requestParamsOf(endpoint),
    ...(shared && { parameters: [ifNoneMatch] }),
    ...bodyOf(endpoint, id, forms),
    responses: {
      [String(endpoint.status ?? 200)]: success,
      ...(shared && notModified),
      ...failuresOf(endpoint, demandsOf(endpoint)),
    },
  } as ZodOpenApiOperationObject
}

const fileOperationOf = (call: FileCall) =>
  ({
    operationId: operationIdOf(call),
    tags: [call.domain],
    ...wordsOf(call.summary),
    security: call.access === 'anyone' ? [] : [{ Token: [] }, {}],
    ...requestParamsOf(call),
    responses: {
      200: {
        description: wordsOf(call.summary).summary,
        headers: headersOf('X-Request-Id'),
        content: { [call.type]: { schema: { type: 'string', contentMediaType: call.type } } },
      },
      ...(call.access !== 'anyone' && forbidden),
      ...failuresOf({ access: call.access ?? 'owner' }, demandsOf(call)),
    },
  }) as ZodOpenApiOperationObject

const bracketed = (path: string) => path.replace(/:(\w+)/g, '{$1}')

/** The OpenAPI document of the endpoints that are served. */
export function openApi(
  endpoints: readonly Endpoint[],
  files: readonly FileCall[] = [],
  listHeaders: ReadonlyMap<Endpoint, HeaderName> = new Map(),
) {
  const forms: Forms = {}
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const endpoint of endpoints)
    (paths[bracketed(endpoint.path)] ??= {})[endpoint.method.toLowerCase()] = operationOf(
      endpoint,
      listHeaders.get(endpoint),
      forms,
    )
  for (const file of files) paths[bracketed(file.path)] = { get: fileOperationOf(file) }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Keyhaven',
        version: '1.0.0',
        description: 'Properties, bookings and invoices of holiday lets. Every error has the body of `Problem`.',
      },
      servers: [{ url: '/keyhaven' }],
      paths,
      components: {
        ...responseComponents,
        schemas: forms,
        securitySchemes: {
          ApiKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'The word `Bearer`, a space, and an API key. Each call says which scope the key needs.',
          },
          Token: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'The word `Token`, a space, and the token that signing in returned.',
          },
        },
      },
    },
    { override: describeTarget, allowEmptySchema: { transform: true, custom: true, pipe: true } },
  )
}
