import type { CallLimit, Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import { problem } from '@keyhaven/shared-contracts/contract/problem'
import { z } from 'zod'

type Json = { [key: string]: unknown }
type Components = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const given = (schema: z.ZodType | undefined): z.ZodType | undefined =>
  schema && schema.def.type !== 'undefined' ? schema : undefined

/** Moves `$defs` to the document's components and points there. */
function toComponents(schema: unknown, components: Components): unknown {
  if (Array.isArray(schema)) return schema.map((part) => toComponents(part, components))
  if (!isObject(schema)) return schema
  const { $defs, $schema: _dialect, ...rest } = schema
  if (isObject($defs))
    for (const [name, part] of Object.entries($defs)) components[name] = toComponents(part, components)
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : toComponents(value, components),
    ]),
  )
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/** Text that forms and queries send for numbers is a courtesy: what is described is the value behind it. */
const describeTarget: Override = ({ zodSchema, jsonSchema }) => {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (!(zodSchema instanceof z.ZodPipe) || !(zodSchema.in instanceof z.ZodTransform)) return
  const { $schema: _dialect, ...target } = z.toJSONSchema(zodSchema.out, { ...options, io: 'input' })
  for (const key of Object.keys(jsonSchema)) if (key !== 'default') delete jsonSchema[key]
  Object.assign(jsonSchema, target)
}
const options = { unrepresentable: 'any', override: describeTarget } as const

const schemaOf = (schema: z.ZodType, io: 'input' | 'output', components: Components) => {
  const { id, ...json } = z.toJSONSchema(schema, { ...options, io })
  if (typeof id !== 'string') return toComponents(json, components)
  components[id] = toComponents(json, components)
  return { $ref: `#/components/schemas/${id}` }
}

const binary = { type: 'string', format: 'binary' }
const filesOf = (multipart: Endpoint['multipart']): Json =>
  typeof multipart === 'object'
    ? {
        [multipart.field]: multipart.most === 1 ? binary : { type: 'array', items: binary, maxItems: multipart.most },
        ...(multipart.texts && { [multipart.texts]: { type: 'array', items: { type: 'string' } } }),
      }
    : {}

/** A form's fields: what is nested is written with dots, and files may come along. */
function formOf(json: unknown, multipart: Endpoint['multipart']): unknown {
  if (!isObject(json) || !isObject(json.properties)) return json
  const required = new Set(Array.isArray(json.required) ? json.required : [])
  const properties: Json = {}
  const needed: string[] = []
  for (const [name, field] of Object.entries(json.properties)) {
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

function parametersOf(endpoint: Endpoint, components: Components) {
  const lists = [
    ['path', given(endpoint.params)],
    ['query', given(endpoint.query)],
  ] as const
  return lists.flatMap(([place, schema]) => {
    const json = schema ? schemaOf(schema, 'input', components) : {}
    if (!isObject(json) || !isObject(json.properties)) return []
    const required = Array.isArray(json.required) ? json.required : []
    return Object.entries(json.properties).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: field,
    }))
  })
}

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const windowWords = ({ times, seconds }: CallLimit) =>
  `${times} calls within ${seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`}`

/** What is too many: the limits of the endpoint, where it has some. */
function limitWords({ limits }: Endpoint) {
  const each = [
    limits?.perCaller && `${windowWords(limits.perCaller)} from one address`,
    limits?.perOwner && `${windowWords(limits.perOwner)} by one owner`,
  ].filter((words) => words !== undefined)
  return each.length > 0 ? `More than ${each.join(', or ')}.` : 'Too many attempts.'
}

const text = (description: string) => ({ description, schema: { type: 'string' } })
/** RateLimit fields as the draft of the IETF describes them. */
const limitHeaders = {
  RateLimit: text('What is left of each limit (`r`), and in how many seconds it begins again (`t`).'),
  'RateLimit-Policy': text('Each limit: so many calls (`q`) within so many seconds (`w`).'),
}

function failuresOf(endpoint: Endpoint) {
  const reads = given(endpoint.body) !== undefined
  const names = reads || given(endpoint.params) !== undefined
  return {
    ...((names || given(endpoint.query)) && { 400: failure('What was sent is not valid; `fields` says where.') }),
    ...(endpoint.access === 'owner' && { 401: failure('There is no token, or it has ended.') }),
    ...(names && { 404: failure('There is no such record, or it belongs to somebody else.') }),
    ...(reads && {
      409: failure('It conflicts with what is there; `code` says how.'),
      413: failure('It is too large.'),
      415: failure('It is not JSON' + (endpoint.multipart ? ' or a form.' : '.')),
    }),
    429: {
      ...failure(limitWords(endpoint)),
      headers: {
        'Retry-After': { description: 'Seconds until the next attempt counts.', schema: { type: 'integer' } },
      },
    },
    default: failure('Every other problem has the same body.'),
  }
}

function countHeaders(endpoint: Endpoint) {
  if (endpoint.method !== 'GET' || endpoint.response.def.type !== 'array') return {}
  const [name, description, type] =
    endpoint.access === 'owner'
      ? ['X-Total-Count', 'How many there are in all.', 'integer']
      : ['X-Has-More', 'Whether another page follows.', 'boolean']
  return { [name]: { description, schema: { type } } }
}

const headersOf = (endpoint: Endpoint) => {
  const headers = { ...countHeaders(endpoint), ...(endpoint.limits && limitHeaders) }
  return Object.keys(headers).length > 0 && { headers }
}

function operationOf(endpoint: Endpoint, components: Components) {
  const body = given(endpoint.body)
  const answer = given(endpoint.response)
  const json = body && schemaOf(body, 'input', components)
  const content = {
    'application/json': { schema: json },
    ...(endpoint.multipart && { 'multipart/form-data': { schema: formOf(json, endpoint.multipart) } }),
  }
  const success = {
    description: endpoint.summary,
    ...headersOf(endpoint),
    ...(answer && { content: { 'application/json': { schema: schemaOf(answer, 'output', components) } } }),
  }
  return {
    tags: [endpoint.domain],
    summary: endpoint.summary,
    security: endpoint.access === 'owner' ? [{ Token: [] }] : [],
    parameters: parametersOf(endpoint, components),
    ...(body && { requestBody: { required: true, content } }),
    responses: { [endpoint.status ?? 200]: success, ...failuresOf(endpoint) },
  }
}

/** A call that answers a file and not JSON. */
type FileCall = Pick<Endpoint, 'domain' | 'summary' | 'path' | 'params' | 'query'> & { type: string }

function fileOperationOf(call: FileCall, components: Components) {
  const asked = { ...call, method: 'GET', access: 'owner', response: z.undefined() } as const
  return {
    tags: [call.domain],
    summary: call.summary,
    security: [{ Token: [] }, {}],
    parameters: parametersOf(asked, components),
    responses: {
      200: {
        description: call.summary,
        content: { [call.type]: { schema: { type: 'string', contentMediaType: call.type } } },
      },
      403: failure('The link has ended, or its signature is not right.'),
      ...failuresOf(asked),
    },
  }
}

/** The OpenAPI document of the endpoints that are served. */
export function openApi(endpoints: readonly Endpoint[], files: readonly FileCall[] = []) {
  const components: Components = {}
  schemaOf(problem, 'output', components)
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, components)
  }
  for (const file of files) paths[file.path.replace(/:(\w+)/g, '{$1}')] = { get: fileOperationOf(file, components) }
  return {
    openapi: '3.1.0' as const,
    info: {
      title: 'Keyhaven',
      version: '1.0.0',
      description: 'Properties, bookings and invoices of holiday lets. Every error has the body of `Problem`.',
    },
    servers: [{ url: '/keyhaven' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        Token: {
          type: 'apiKey' as const,
          in: 'header' as const,
          name: 'Authorization',
          description: 'The word `Token`, a space, and the token that signing in answered.',
        },
      },
    },
  }
}
