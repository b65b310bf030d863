import type { z } from 'zod'
import type { AreaDomain, WithAdded } from '../domain/area-words.ts'
import type { Reason, Message } from '../domain/reasons/reason.ts'

type Schema = z.ZodType

type OwnDomain =
  | 'accounts'
  | 'analytics'
  | 'blocks'
  | 'bookings'
  | 'calendar'
  | 'clients'
  | 'contact'
  | 'dashboard'
  | 'downloads'
  | 'images'
  | 'invoices'
  | 'payments'
  | 'promocodes'
  | 'properties'
  | 'public'
  | 'seasons'
  | 'services'
  | 'stay_rules'
  | 'taxes'
  | 'units'

/** A domain word of the API; also the first part of every query key. An area that is added declares its own (`AreaWords`). */
export type Domain = WithAdded<OwnDomain, AreaDomain>

/** Callers who may make a call. */
export type Access = 'owner' | 'anyone'

/** The files that a form brings along: their field, how many, what one may weigh, and what is said of a heavier one. */
export type FormFiles = {
  field: string
  maxFiles: number
  bytes: number
  tooLarge: (file: string) => Reason
  /** Reason for more files than `maxFiles`, as 409; without it they are a request that is too large. */
  tooMany?: Reason
  /** The field that repeats with a text for each file, in the same order. */
  texts?: string
}

/** Rate limit of a call: so many times within so many seconds of the first. */
export type CallLimit = { times: number; seconds: number }
/** Enough for a household or an office behind one address, too little to try passwords or links. */
export const signInLimit: CallLimit = { times: 30, seconds: 60 }

/** One call of the API: what a caller sends, what comes back, and who may call. Paths hang below `/keyhaven`. */
export type Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
  A extends Access = Access,
> = {
  domain: Domain
  summary: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** `/api/booking/:id/`; a path answers with and without its trailing slash. */
  path: string
  /** Path that pages call instead, because block lists of browsers match a word of `path`. It answers at both. */
  pagePath?: string
  /** `owner` needs a `Token`; `anyone` ignores one. */
  access: A
  /** `never` where an API key may not call, whatever its scopes are. */
  keys?: 'never'
  /** A call that sends a body, but only asks: a key that may read may make it. */
  reads?: true
  /** Reason that a demo account gets as 409 `demo_account`, before any of its input is looked at. */
  refusesDemo?: Message
  /**
   * Rate limits of one address of the network, and of one owner; more calls answer 429. Counted once the
   * input is valid. What a domain counts of its own data, such as wrong passwords, stands with the rule that counts it.
   */
  limits?: { perCaller?: CallLimit; perOwner?: CallLimit }
  /** Its sender signs the very text of the body, which is handed on as it came. */
  isSigned?: true
  /** Pages send it with `sendBeacon`: its JSON, of 4 kB at most, may come as text/plain, which needs no leave of another origin. */
  beacon?: true
  params?: P
  query?: Q
  body?: B
  /** The body may also come as multipart: `address.street` keys, JSON copies of nested values, and files where they are named. */
  multipart?: true | FormFiles
  /** A body that the call takes, where the ids in it are of the caller's own records. In the documents, and in the tests of every refusal. */
  example?: z.input<B>
  /** 200 by default; creation answers 201, deletion 204. */
  status?: 200 | 201 | 204
  response: R
}

/** A GET whose answer is a file instead of JSON: for everybody, or where `access` is left out, by a signed link or a token. */
export type FileCall<P extends Schema = Schema, Q extends Schema = Schema> = {
  domain: Domain
  access?: 'anyone'
  summary: string
  path: string
  /** The media type of what is answered. */
  type: string
  limits?: { perCaller?: CallLimit }
  params?: P
  query?: Q
}

/** Declares a call; the literal types of its schemas are kept. */
export const endpoint = <
  const P extends Schema = z.ZodUndefined,
  const Q extends Schema = z.ZodUndefined,
  const B extends Schema = z.ZodUndefined,
  const R extends Schema = z.ZodUndefined,
  const A extends Access = Access,
>(
  call: Endpoint<P, Q, B, R, A>,
) => call

type Field<K extends string, S, IO extends 'in' | 'out'> = S extends z.ZodUndefined
  ? { [k in K]?: undefined }
  : S extends Schema
    ? { [k in K]: IO extends 'in' ? z.input<S> : z.output<S> }
    : never

/**
 * The part of a call that decides its input. The types below name nothing else: releases that were built with other words in `Endpoint`, such as a
 * reason less, have the same ones.
 */
type Schemas<P extends Schema, Q extends Schema, B extends Schema> = { params?: P; query?: Q; body?: B }

/** Input of a call as callers send it. */
export type Input<E> =
  E extends Schemas<infer P, infer Q, infer B>
    ? Field<'params', P, 'in'> & Field<'query', Q, 'in'> & Field<'body', B, 'in'>
    : never

/** Input of a call as the handler receives it, after zod has parsed it. */
export type Parsed<E> =
  E extends Schemas<infer P, infer Q, infer B>
    ? Field<'params', P, 'out'> & Field<'query', Q, 'out'> & Field<'body', B, 'out'>
    : never

/** Answer of a call. */
export type Output<E> = E extends { response: infer R extends Schema } ? z.output<R> : never

const searchOf = (query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

/**
 * The address of a call below `/keyhaven` as pages make it, with its parameters and its query: `/api/bookings/?page=1`. What
 * is empty is left out.
 */
export const callPath = (
  { path, pagePath = path }: Pick<Endpoint, 'path' | 'pagePath'>,
  input: { params?: unknown; query?: unknown },
) => {
  const { params = {}, query } = input as Partial<Record<'params' | 'query', Record<string, unknown>>>
  return (
    pagePath.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? ''))) + searchOf(query)
  )
}
