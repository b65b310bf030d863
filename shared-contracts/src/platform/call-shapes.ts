/** A JSON Schema of what is on the wire, as far as zod writes them. */
export type Shape = {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Shape[]
  oneOf?: readonly Shape[]
  allOf?: readonly Shape[]
  properties?: Record<string, Shape>
  required?: readonly string[]
  additionalProperties?: boolean | Shape
  items?: Shape
  [rule: string]: unknown
}

/** Files that a form brings: their field, how many, and what one may weigh. */
export type FormShape = { field?: string; maxFiles?: number; bytes?: number }
/** Effect of a call, as far as it is no shape: its successful status, its limits, and a hash for what no shape can say. */
export type CallMeaning = {
  status: number
  domain: string
  perCaller?: { times: number; seconds: number }
  perOwner?: { times: number; seconds: number }
  refusesDemo?: boolean
  keys?: string
  form?: FormShape
  /** Of the functions that look at or change a value of each part, by its place: `body.check_out`. */
  refinements?: Record<string, string>
}

/** Shapes of a call's input and answer, and what it does besides; older builds do not say that. */
export type CallShape = {
  access: string
  params?: Shape
  query?: Shape
  body?: Shape
  response?: Shape
  meaning?: CallMeaning
}

/** Calls by method and path: `GET /api/bookings/`. */
export type CallShapes = Record<string, CallShape>

/** Messages by their name: `GET /api/events/`, `webhook booking.created`. */
export type EventShapes = Record<string, Shape>

/** Domains whose answers are old after something else has changed: after each change of a table, or each command of a domain. */
export type Effects = Record<string, readonly string[]>

/** All that an API does for releases: calls, messages, and which domains it names after a change of a table. Older ones say their calls alone. */
export type ApiShapes = { calls: CallShapes; events?: EventShapes; effects?: Effects }
