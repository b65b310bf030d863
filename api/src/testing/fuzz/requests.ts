import { between, pick, type Random } from '../../demo/content/random.ts'
import { hostileIds, hostileQueries, hostileValues } from '../hostile.ts'
import { wordIn } from '../references.ts'
import { sampleOf } from '../samples.ts'
import type { Document, Operation } from './document.ts'
import { formOf } from './forms.ts'
import type { Person } from './people.ts'
import { hostileTexts, valueFrom } from './values.ts'

export type FuzzRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer | undefined
  /** Whose name an answer must not hold. */
  hidden: string[]
}

type Setting = { document: Document; operations: readonly Operation[]; people: readonly Person[] }

const encoded = (value: unknown) => {
  // Half a surrogate pair cannot be percent-encoded.
  const text = String(typeof value === 'object' ? JSON.stringify(value) : value)
  return encodeURIComponent(text.isWellFormed() ? text : text.toWellFormed())
}

const wordOf = ({ path }: Operation) =>
  (/\/([a-z-]+)\/:id/.exec(path)?.[1] ?? '').replace(/ies$/, 'y').replace(/s$/, '')

const pathFor = (random: Random, operation: Operation, person: Person, others: readonly Person[]) =>
  operation.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const chance = random()
    if (chance < 0.1) return pick(random, hostileIds as [string])
    if (name !== 'id') return person.links[between(random, 0, person.links.length - 1)] ?? 'x'.repeat(43)
    const owner = chance < 0.2 ? pick(random, others as [Person]) : person
    return String(owner.own[wordOf(operation)] ?? between(random, 1, 50))
  })

const queryFor = (random: Random, { document }: Setting, operation: Operation, idFor: (field: string) => unknown) => {
  if (random() < 0.1) return `?${pick(random, hostileQueries as [string])}`
  const named = operation.query.filter(() => random() < 0.4)
  const pairs = named.map(({ name, schema }) => {
    const value =
      random() < 0.1 ? pick(random, hostileTexts) : valueFrom(document, random, schema, { idFor, field: name })
    return `${name}=${encoded(value)}`
  })
  if (pairs.length > 0 && random() < 0.05) pairs.push(pairs[0] ?? '')
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** The fields of a value and of what lies within, as the ways to them. */
const waysIn = (value: unknown, at: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...waysIn(inner, [...at, key])])
    : []

const mark = (index: number) => `\u0001${index}\u0001`

/** A body as text: the contract's example or a value of its schema, and in it up to three values that no field wants. */
const jsonFor = (
  random: Random,
  { document }: Setting,
  operation: Operation,
  person: Person,
  idFor: (field: string) => unknown,
) => {
  const { schema = {}, example } = operation.json ?? {}
  const sample = sampleOf({ path: operation.path, example }, person.own)
  const value = sample && random() < 0.6 ? structuredClone(sample) : valueFrom(document, random, schema, { idFor })
  const placed: string[] = []
  for (let left = random() < 0.5 ? 0 : between(random, 1, 3); left > 0; left--) {
    const way = pick(random, waysIn(value) as [string[]])
    const key = way?.at(-1)
    if (way === undefined || key === undefined) break
    let holder = value as Record<string, unknown>
    for (const step of way.slice(0, -1)) holder = (holder[step] ?? {}) as Record<string, unknown>
    if (random() < 0.15) delete holder[key]
    else
      holder[key] = mark(
        placed.push(
          random() < 0.5 ? JSON.stringify(pick(random, hostileTexts)) : pick(random, hostileValues as [string]),
        ) - 1,
      )
  }
  const text = JSON.stringify(value) ?? ''
  return placed.reduce((whole, one, index) => whole.replaceAll(JSON.stringify(mark(index)), () => one), text)
}

/** A text with a piece of it gone, doubled or overwritten. */
const damaged = (random: Random, text: string) => {
  const [from, to] = [between(random, 0, text.length), between(random, 0, text.length)].toSorted((a, b) => a - b)
  const piece = text.slice(from, to)
  return text.slice(0, from) + pick(random, ['', piece + piece, pick(random, hostileTexts)]) + text.slice(to)
}

const oddHeaders = {
  host: [
    'localhost',
    'example.com',
    'my-house.example',
    'LOCALHOST.',
    '[::1]:8080',
    '127.0.0.1',
    'a..b',
    'x'.repeat(300),
    '',
  ],
  'x-forwarded-host': ['evil.example', 'a, b'],
  'x-forwarded-for': ['127.0.0.1', '::1, x', '999.1.1.1', ','.repeat(500)],
  'x-forwarded-proto': ['https', 'javascript', 'http,https'],
  origin: ['https://evil.example', 'null', 'file://', '*', 'http://localhost'],
  'idempotency-key': ['a', 'x'.repeat(200), 'x'.repeat(201), 'a b', 'é'],
  'if-none-match': ['*', '"x"', 'W/"x", "y"', '"'.repeat(99), ','],
  'accept-encoding': ['br', 'gzip;q=0', '*;q=0', 'identity;q=0,*;q=0', 'x'.repeat(500)],
  'content-type': [
    'text/plain',
    'application/xml',
    'application/json; charset=utf-7',
    'multipart/form-data',
    'x',
    '/',
    '',
  ],
  'content-encoding': ['gzip', 'x'],
  authorization: ['', 'Token', 'Token x', 'Bearer x', `Token ${'é'.repeat(43)}`, `Token ${'x'.repeat(9000)}`],
  'x-request-id': ['x'.repeat(64), "'; DROP", 'x'.repeat(7000)],
  'accept-language': ['de', '*', ';;q=', 'x-'.repeat(999)],
  'user-agent': ['', '<script>', 'x'.repeat(5000)],
  cookie: ['a=b; '.repeat(900), '__proto__=1'],
  range: ['bytes=0-', 'bytes=9-1,-1', 'x'],
  expect: ['100-continue', 'x'],
  'transfer-encoding': ['chunked'],
} as const

const unknownPaths = [
  '/',
  '/keyhaven',
  '/keyhaven/',
  '/keyhaven/api/',
  '/keyhaven/api/events/',
  '/keyhaven/media/x.webp',
  '/keyhaven/media/..%2f..%2fetc',
  '/keyhaven/docs/static/..%2f..%2f',
  '/keyhaven/docs/json',
  '/healthz',
  '/readyz',
  '/.env',
  '/%',
  '//evil.example/',
  '/keyhaven//api/clients/',
  '/keyhaven/api/public/%2e%2e/clients/',
  `/${'a/'.repeat(900)}`,
  '*',
] as const
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'X'] as const

const weighted = (random: Random, operations: readonly Operation[]) => {
  let left = random() * operations.reduce((sum, { weight }) => sum + weight, 0)
  for (const operation of operations) if ((left -= operation.weight) < 0) return operation
  return operations[0] as Operation
}

/** One request: mostly right, in one place or another wrong, now and then all wrong. */
export const requestFrom = (random: Random, setting: Setting): FuzzRequest => {
  const operation = weighted(random, setting.operations)
  const isStranger = random() < (operation.isOwners ? 0.1 : 0.6)
  const person = (isStranger ? setting.people.at(-1) : setting.people[between(random, 0, 1)]) as Person
  const others = setting.people.filter((one) => one !== person)
  const idFor = (field: string) => {
    const owner = random() < 0.85 ? person : pick(random, others as unknown as [Person])
    const id = owner.own[wordIn(operation, field).replace(/s$/, '')]
    return random() < 0.05 || id === undefined ? between(random, -1, 60) : id
  }
  const headers: Record<string, string> = person.token ? { authorization: `Token ${person.token}` } : {}
  let path = `/keyhaven${pathFor(random, operation, person, others)}${queryFor(random, setting, operation, idFor)}`
  let { method } = operation
  let body: Buffer | undefined
  if (operation.form && random() < 0.4) {
    const form = formOf(random, sampleOf({ path: operation.path, example: operation.json?.example }, person.own) ?? {})
    headers['content-type'] = form.type
    body = form.body
  } else if (operation.json) {
    const text = jsonFor(random, setting, operation, person, idFor)
    headers['content-type'] = 'application/json'
    body = Buffer.from(random() < 0.05 ? damaged(random, text) : text)
  }
  if (random() < 0.15) {
    const name = pick(random, Object.keys(oddHeaders) as [keyof typeof oddHeaders])
    headers[name] = pick(random, oddHeaders[name])
  }
  if (random() < 0.02) method = pick(random, methods)
  if (random() < 0.02) path = pick(random, unknownPaths)
  const hidden = others.flatMap(({ secret }) => secret ?? [])
  return { method, path, headers, body, hidden }
}
