import type { z } from 'zod'

type Schema = z.ZodType

/** The domain words of the API; also the first part of every query key. */
export type Domain =
  | 'accounts'
  | 'analytics'
  | 'bookings'
  | 'clients'
  | 'dashboard'
  | 'images'
  | 'invoices'
  | 'promocodes'
  | 'properties'
  | 'public'
  | 'services'
  | 'units'

/** Who may call. */
export type Access = 'owner' | 'anyone'

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
  /** `owner` needs a `Token`; `anyone` ignores one. */
  access: A
  params?: P
  query?: Q
  body?: B
  /** The body may also come as multipart: `address.street` keys, files, JSON copies of nested values. */
  multipart?: true
  /** 200 unless told: creation answers 201, deletion 204. */
  status?: 200 | 201 | 204
  response: R
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

/** What a caller sends. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? Field<'params', P, 'in'> & Field<'query', Q, 'in'> & Field<'body', B, 'in'>
    : never

/** What the handler receives, after zod has parsed it. */
export type Parsed<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? Field<'params', P, 'out'> & Field<'query', Q, 'out'> & Field<'body', B, 'out'>
    : never

/** What the call answers. */
export type Output<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never
