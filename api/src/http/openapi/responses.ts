import type { CallLimit, Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import { problem } from '@keyhaven/shared-contracts/contract/problem'
import type { ZodOpenApiComponentsObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'

const header = (description: string, type: 'string' | 'integer' | 'boolean' = 'string') => ({
  description,
  schema: { type },
})

/** Every header that answers carry beside what HTTP itself asks for. */
const headers = {
  'X-Request-Id': header('Names the request in the log of the server.'),
  'X-Total-Count': header('How many there are in all.', 'integer'),
  'X-Has-More': header('Whether another page follows.', 'boolean'),
  ETag: header('The version of the answer; sent back as `If-None-Match`, it saves the answer where that is the same.'),
  'Retry-After': header('Seconds until another attempt counts.', 'integer'),
  'WWW-Authenticate': header('`Token`, which is how to sign a call.'),
  // As the draft of the IETF describes them.
  RateLimit: header('What is left of each limit (`r`), and in how many seconds it resets (`t`).'),
  'RateLimit-Policy': header('Each limit: so many calls (`q`) within so many seconds (`w`).'),
}
export type HeaderName = keyof typeof headers
export const headersOf = (...names: HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const limitHeaders: HeaderName[] = ['RateLimit', 'RateLimit-Policy']
const failure = (description: string, ...names: HeaderName[]): ZodOpenApiResponseObject => ({
  description,
  headers: headersOf('X-Request-Id', ...names),
  content: { 'application/json': { schema: problem } },
})

const responses = {
  Invalid: failure('What was sent is not valid; `fields` says where.'),
  Unauthorized: failure('There is no token, or it has expired.', 'WWW-Authenticate'),
  Forbidden: failure('The link has expired, or its signature is wrong.'),
  NotFound: failure('There is no such record, or it belongs to another owner.'),
  Conflict: failure('It conflicts with what is there; `code` says how.'),
  TooLarge: failure('It is too large.'),
  UnsupportedMediaType: failure('It is neither JSON nor, where a form is taken, a form.'),
  TooManyAttempts: failure('Too many attempts.', 'Retry-After'),
  Unavailable: failure('The service cannot answer at the moment.', 'Retry-After'),
  Failure: failure('Every other problem has the same body.'),
  NotModified: { description: 'The caller has this version already.', headers: headersOf('ETag') },
}
const named = (name: keyof typeof responses) => ({ $ref: `#/components/responses/${name}` as const })

/** Components that operations refer to by name. */
export const responseComponents: ZodOpenApiComponentsObject = { headers, responses }

const windowWords = ({ times, seconds }: CallLimit) =>
  `${times} calls within ${seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`}`

/** Answer to too many calls: with the limits of the endpoint, where it has some. */
function tooMany({ limits }: Pick<Endpoint, 'limits'>) {
  if (!limits) return named('TooManyAttempts')
  const each = [
    limits.perCaller && `${windowWords(limits.perCaller)} from one address`,
    limits.perOwner && `${windowWords(limits.perOwner)} by one owner`,
  ].filter((words) => words !== undefined)
  return failure(`More than ${each.join(', or ')}.`, 'Retry-After', ...limitHeaders)
}

/** Failures of a call. `reads`: it takes a body; `names`: it names a record; `filters`: it takes a query. */
export function failuresOf(
  call: Pick<Endpoint, 'access' | 'limits'>,
  { reads, names, filters }: { reads: boolean; names: boolean; filters: boolean },
): ZodOpenApiResponsesObject {
  return {
    ...((reads || names || filters) && { 400: named('Invalid') }),
    ...(call.access === 'owner' && { 401: named('Unauthorized') }),
    ...((reads || names) && { 404: named('NotFound') }),
    ...(reads && { 409: named('Conflict'), 413: named('TooLarge'), 415: named('UnsupportedMediaType') }),
    429: tooMany(call),
    503: named('Unavailable'),
    default: named('Failure'),
  }
}

export const forbidden = { 403: named('Forbidden') }
export const notModified = { 304: named('NotModified') }
/** The headers of an answer that succeeded. */
export const successHeaders = (endpoint: Endpoint, ...names: HeaderName[]) =>
  headersOf('X-Request-Id', ...names, ...(endpoint.limits ? limitHeaders : []))
