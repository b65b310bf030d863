import fc, { type Arbitrary } from 'fast-check'
import { hostileBodies, hostileIds, hostileQueries, oddHeaderNames, oddHeaderValues, oddPaths } from '../hostile.ts'
import { wordIn } from '../references.ts'
import { sampleOf } from '../samples.ts'
import { formsOf } from './forms.ts'
import type { Person } from './people.ts'
import { jsonOf, mostly, oddTexts, type Shape, type Source, valuesOf } from './values.ts'

type Content = { schema: Shape; example?: unknown }
/** Call of the OpenAPI document. */
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
  return fc.tuple(fc.constant('/keyhaven'), ...parts).map((texts) => texts.join(''))
}

/** Query that many calls need; without it, few of them would get any further. */
const stay = new URLSearchParams('from=2027-09-01&to=2027-09-30&check_in=2027-09-01&check_out=2027-09-04')
const queriesOf = (source: Source, { parameters = [] }: Call) => {
  const named = parameters.filter((one) => one.in === 'query')
  const pairOf = ({ name, schema }: (typeof named)[number]) =>
    valuesOf(source, schema, name, stay.get(name) ?? undefined).map((value) => {
      const text = typeof value === 'string' ? value : jsonOf(value).replaceAll(/^\[|\]$/g, '')
      return `${name}=${encodeURIComponent(text.toWellFormed())}`
    })
  const usual = fc.tuple(...named.filter(({ required, name }) => required || stay.has(name)).map(pairOf))
  const more = fc.array(fc.oneof(fc.constant('x=1'), ...named.map(pairOf)), { maxLength: 3 })
  const right = fc.tuple(usual, more).map((pairs) => pairs.flat())
  const queries = fc.oneof({ weight: 4, arbitrary: usual }, { weight: 4, arbitrary: right }, more)
  const texts = queries.map((pairs) => pairs.join('&'))
  return mostly(texts, fc.constantFrom(...hostileQueries)).map((text) => text && `?${text}`)
}

type Body = { type: string; content: Buffer } | undefined
const bodiesOf = (source: Source, { path, requestBody }: Call, { own }: Person): Arbitrary<Body> => {
  if (!requestBody) return fc.constant(undefined)
  const { 'application/json': json, 'multipart/form-data': form } = requestBody.content
  const values = valuesOf(source, json.schema, '', sampleOf({ path, example: json.example }, own))
  const texts = values.map(jsonOf)
  const cut = fc.tuple(texts, fc.nat(300), oddTexts).map(([text, at, odd]) => text.slice(0, at) + odd + text.slice(at))
  const whole = fc.constantFrom(...hostileBodies(undefined).map(({ text }) => text))
  const written = mostly(texts, cut, whole).map((text) => ({ type: 'application/json', content: Buffer.from(text) }))
  const shape = source.schemas[form?.schema.$ref?.split('/').at(-1) ?? '']
  if (!shape) return written
  return fc.oneof(written, formsOf(shape, fc.oneof(values, valuesOf(source, shape))))
}

const odds = fc.dictionary(fc.constantFrom(...oddHeaderNames), fc.constantFrom(...oddHeaderValues), { maxKeys: 1 })
const methods = fc.constantFrom(...'HEAD PUT PATCH DELETE OPTIONS TRACE PROPFIND X POST GET'.split(' '))

/** Requests of one person as bytes: mostly right, in one place or another wrong, now and then all wrong. */
export const requestsOf = (call: Call, person: Person, people: readonly Person[], schemas: Source['schemas']) => {
  const others = people.filter((one) => one !== person)
  const hidden = others.map(({ secret }) => secret)
  const idsOf = (field: string) => {
    const word = wordIn(call, field).replace(/s$/, '')
    const [own = 1, ...foreign] = [person, ...others].map((one) => one.own[word] ?? 1)
    return mostly(fc.constant(own), fc.constantFrom(...foreign), fc.integer({ min: -1, max: 60 }))
  }
  const source = { schemas, idsOf }
  const address = fc.tuple(pathsOf(call, person, others), queriesOf(source, call)).map((both) => both.join(''))
  const usual: Record<string, string> = person.token ? { authorization: `Token ${person.token}` } : {}
  return fc
    .record({
      method: mostly(fc.constant(call.method), methods),
      path: mostly(address, fc.constantFrom(...oddPaths)),
      odd: mostly(fc.constant({}), odds, odds),
      body: bodiesOf(source, call, person),
    })
    .map(({ method, path, odd, body }) => {
      const about = body && { 'content-type': body.type, 'content-length': body.content.length }
      const headers = Object.entries({ host: 'localhost', ...usual, ...about, ...odd })
      const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
      const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1')
      return { bytes: Buffer.concat([head, body?.content ?? Buffer.alloc(0)]), hidden }
    })
}
