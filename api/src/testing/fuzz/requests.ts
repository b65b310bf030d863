import fc, { type Arbitrary } from 'fast-check'
import { hostileBodies, hostileIds, hostileQueries } from '../hostile.ts'
import { wordIn } from '../references.ts'
import { sampleOf } from '../samples.ts'
import { formsOf } from './forms.ts'
import type { Person } from './people.ts'
import { hostileTexts, jsonOf, mostly, type Shape, type Source, valuesOf } from './values.ts'

type Content = { schema: Shape; example?: unknown }
/** What the OpenAPI document says of one call. */
export type Call = {
  method: string
  path: string
  parameters?: { in: string; name: string; schema: Shape; required?: boolean }[]
  requestBody?: { content: { 'application/json': Content; 'multipart/form-data'?: Content } }
}

const pathsOf = ({ path }: Call, { own, links }: Person, others: readonly Person[]) => {
  const word = (/\/([a-z-]+)\/\{id/.exec(path)?.[1] ?? '').replace(/ies$/, 'y').replace(/s$/, '')
  const parts = path.split(/(?=\{)|(?<=\})/).map((part): Arbitrary<string> => {
    if (!part.startsWith('{')) return fc.constant(part)
    const usual = part === '{id}' ? [String(own[word] ?? 1)] : links
    const foreign = others.map((one) => String(one.own[word] ?? 2))
    return mostly(fc.constantFrom(...usual), fc.constantFrom(...hostileIds), fc.constantFrom(...foreign))
  })
  return fc.tuple(...parts).map((texts) => texts.join(''))
}

const stay: Record<string, string> = {
  from: '2027-09-01',
  to: '2027-09-30',
  check_in: '2027-09-01',
  check_out: '2027-09-04',
}
const queriesOf = (source: Source, { parameters = [] }: Call) => {
  const pairs = parameters.flatMap(({ in: place, name, schema, required = false }) => {
    const values = valuesOf(source, schema, name, stay[name])
    const texts = values.map((value) => (typeof value === 'string' ? value : jsonOf(value).replaceAll(/^\[|\]$/g, '')))
    const pair = texts.map((text) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
    return place === 'query' ? [{ pair, isUsual: required || name in stay }] : []
  })
  const usual = fc.tuple(...pairs.filter(({ isUsual }) => isUsual).map(({ pair }) => pair))
  const any = fc.array(fc.oneof(fc.constant('x=1'), ...pairs.map(({ pair }) => pair)), { maxLength: 3 })
  const queries = fc
    .tuple(mostly(usual, fc.constant<string[]>([])), mostly(fc.constant<string[]>([]), any, any, any, any))
    .map((both) => both.flat().join('&'))
  return mostly(queries, fc.constantFrom(...hostileQueries)).map((query) => query && `?${query}`)
}

type Body = { type: string; content: Buffer }
const bodiesOf = (source: Source, { path, requestBody }: Call, { own }: Person): Arbitrary<Body | undefined> => {
  if (!requestBody) return fc.constant(undefined)
  const { 'application/json': json, 'multipart/form-data': form } = requestBody.content
  const values = valuesOf(source, json.schema, '', sampleOf({ path, example: json.example }, own))
  const texts = values.map(jsonOf)
  const damaged = fc
    .tuple(texts, fc.nat(300), hostileTexts)
    .map(([text, at, piece]) => text.slice(0, at) + piece + text.slice(at + 5))
  const whole = fc.constantFrom(...hostileBodies(undefined).map(({ text }) => text))
  const written = mostly(texts, damaged, whole).map((text) => ({
    type: 'application/json',
    content: Buffer.from(text),
  }))
  const shape = source.schemas[form?.schema.$ref?.split('/').at(-1) ?? '']
  const forms = shape && formsOf(shape, fc.oneof(values, valuesOf(source, shape)))
  return forms
    ? fc.oneof(
        written,
        forms.map((content) => ({ type: 'multipart/form-data; boundary=x', content })),
      )
    : written
}

const names = `host origin x-forwarded-host x-forwarded-for x-forwarded-proto idempotency-key if-none-match range cookie expect
accept-encoding accept-language content-type content-encoding authorization x-request-id user-agent`
const values = `|*|x|é|'; DROP|null|localhost|LOCALHOST.|my-house.example|[::1]:8080|a..b|::1, x|https://evil.example|javascript|https
W/"x", "y"|gzip|gzip;q=0|identity;q=0,*;q=0|;;q=|text/plain|multipart/form-data|application/json; charset=utf-7|Token|Token x|Bearer x
bytes=9-1,-1|100-continue|__proto__=1|${'x'.repeat(201)}|${'x'.repeat(9000)}|${'a=b; '.repeat(900)}|${','.repeat(500)}`
const oddHeaders = fc
  .tuple(fc.constantFrom(...names.split(/\s/)), fc.constantFrom(...values.split(/[|\n]/)))
  .map((header) => Object.fromEntries([header]))
const methods = fc.constantFrom(...'HEAD PUT PATCH DELETE OPTIONS TRACE PROPFIND X POST GET'.split(' '))
const places = `/ /keyhaven /keyhaven/ /keyhaven/api/ /keyhaven/api/events/ /keyhaven/media/x.webp /keyhaven/media/..%2f..%2fetc
/keyhaven/docs/json /keyhaven/docs/static/..%2f..%2f /healthz /readyz /.env /% * //evil.example/ /keyhaven//api/clients/
/keyhaven/api/public/%2e%2e/clients/ /${'a/'.repeat(900)}`
const oddPaths = fc.constantFrom(...places.split(/\s/))

/** Requests of one person as bytes: mostly right, in one place or another wrong, now and then all wrong. */
export const requestsOf = (call: Call, person: Person, others: readonly Person[], schemas: Source['schemas']) => {
  const idsOf = (field: string) => {
    const word = wordIn(call, field).replace(/s$/, '')
    const [own = 1, ...foreign] = [person, ...others].map((one) => one.own[word] ?? 1)
    return mostly(fc.constant(own), fc.constantFrom(...foreign), fc.integer({ min: -1, max: 60 }))
  }
  const source = { schemas, idsOf }
  const path = fc
    .tuple(fc.constant('/keyhaven'), pathsOf(call, person, others), queriesOf(source, call))
    .map((parts) => parts.join(''))
  const heads = fc.tuple(
    mostly(fc.constant(call.method), methods),
    mostly(path, oddPaths),
    mostly(fc.constant({}), oddHeaders, oddHeaders),
  )
  return fc.tuple(heads, bodiesOf(source, call, person)).map(([[method, address, odd], body]) => {
    const about = body && { 'content-type': body.type, 'content-length': body.content.length }
    const headers = {
      host: 'localhost',
      ...(person.token && { authorization: `Token ${person.token}` }),
      ...about,
      ...odd,
      connection: 'close',
    }
    const lines = [
      `${method} ${address} HTTP/1.1`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ]
    return Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), body?.content ?? Buffer.alloc(0)])
  })
}
