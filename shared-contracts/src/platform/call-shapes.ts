/** A JSON Schema of what is on the wire, as far as zod writes them. */
export type Shape = {
  type?: string
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

/** Shapes of a call's input and answer. */
export type CallShape = { access: string; params?: Shape; query?: Shape; body?: Shape; response?: Shape }

/** Calls by method and path: `GET /api/bookings/`. */
export type CallShapes = Record<string, CallShape>

/** Way of a value: a request is read by the server, an answer by the caller. Problems name what the server has. */
type Way = 'request' | 'answer'

const text = (value: unknown) => JSON.stringify(value)
const typeOf = ({ type, properties, items }: Shape) => type ?? (properties ? 'object' : items ? 'array' : undefined)
const choicesOf = ({ anyOf, oneOf }: Shape) => anyOf ?? oneOf
const valuesOf = (shape: Shape) => ('const' in shape ? [shape.const] : shape.enum)

/** Rules that may be looser in the wider shape and never tighter: the greater number is looser, or the smaller. */
const looser: Record<string, 1 | -1> = {
  ...{ maximum: 1, exclusiveMaximum: 1, maxLength: 1, maxItems: 1 },
  ...{ minimum: -1, exclusiveMinimum: -1, minLength: -1, minItems: -1 },
}
const same = ['pattern', 'format', 'multipleOf']

const named = (at: string, problem: string) => [at ? `${at} ${problem}` : problem]
/** Value of the server, then that of the caller. */
const bothOf = <T>(way: Way, narrow: T, wide: T) =>
  way === 'request' ? ([wide, narrow] as const) : ([narrow, wide] as const)

const tighterRules = (narrow: Shape, wide: Shape, at: string, way: Way) =>
  [...Object.keys(looser), ...same].flatMap((rule) => {
    const [limit, allowed] = [narrow[rule], wide[rule]]
    if (allowed === undefined || limit === allowed) return []
    const isLooser = limit !== undefined && (Number(allowed) - Number(limit)) * (looser[rule] ?? NaN) > 0
    const [now, before] = bothOf(way, limit, allowed)
    return isLooser ? [] : named(at, `has ${rule} ${text(now) ?? 'none'} instead of ${text(before) ?? 'none'}`)
  })

/** Reasons why a value of the one shape may not be one of the other, a sentence each. */
const misfits = (narrow: Shape, wide: Shape, at: string, way: Way): string[] => {
  if (text(narrow) === text(wide) || Object.keys(wide).length === 0) return []
  const choices = choicesOf(narrow)
  if (choices) return choices.flatMap((choice) => misfits(choice, wide, at, way))
  const others = choicesOf(wide)
  if (others) {
    const tries = others.map((other) => misfits(narrow, other, at, way))
    if (tries.some((problems) => problems.length === 0)) return []
    // Of several choices the one of the same type says best what is wrong.
    const alike = tries.find((_, index) => typeOf(others[index] ?? {}) === typeOf(narrow))
    return alike ?? named(at, unfit(way, valuesOf(narrow) ?? typeOf(narrow)))
  }
  if (wide.allOf) return wide.allOf.flatMap((part) => misfits(narrow, part, at, way))
  if (narrow.allOf) return misfits(Object.assign({}, ...narrow.allOf) as Shape, wide, at, way)

  const [values, allowed] = [valuesOf(narrow), valuesOf(wide)]
  if (allowed) {
    if (!values) return named(at, way === 'request' ? `is only one of ${text(allowed)} now` : 'may be anything now')
    return values.filter((value) => !allowed.includes(value)).flatMap((value) => named(at, unfit(way, value)))
  }
  const [type, wideType] = [values ? typeof values[0] : typeOf(narrow), typeOf(wide)]
  if (wideType && type !== wideType && !(type === 'integer' && wideType === 'number')) {
    if (way === 'answer' && type === 'null') return named(at, 'may be null now')
    const [now, before] = bothOf(way, type ?? 'anything', wideType)
    return named(at, `is ${now} and not ${before} now`)
  }
  return [...tighterRules(narrow, wide, at, way), ...innerMisfits(narrow, wide, at, way)]
}

const unfit = (way: Way, value: unknown) =>
  way === 'request' ? `cannot be ${text(value)} any more` : `may be ${text(value)}, which it does not know`

const innerMisfits = (narrow: Shape, wide: Shape, at: string, way: Way): string[] => {
  const below = (name: string) => (at ? `${at}.${name}` : name)
  if (wide.items) return misfits(narrow.items ?? {}, wide.items, `${at}[]`, way)
  if (!wide.properties) return []
  const missing = (wide.required ?? []).filter((name) => !narrow.required?.includes(name))
  const fields = Object.entries(narrow.properties ?? {}).flatMap(([name, field]) => {
    const other = wide.properties?.[name]
    if (other) return misfits(field, other, below(name), way)
    // An answer may hold more than is read; what is sent and not read would be lost without a word.
    return way === 'request' ? named(below(name), 'is not taken any more') : []
  })
  const lacks = way === 'request' ? 'is required now' : 'may be missing now'
  return [...missing.flatMap((name) => named(below(name), lacks)), ...fields]
}

/**
 * Reasons why a caller that was built for some calls cannot live with a server's answers, a sentence each: it sends what is no
 * longer taken, or reads what no longer comes. Empty where both fit.
 */
export const callProblems = (needed: CallShapes, served: CallShapes): string[] =>
  Object.entries(needed).flatMap(([call, client]) => {
    const server = served[call]
    if (!server) return [`${call} is gone`]
    const problems = (['params', 'query', 'body'] as const).flatMap((name) =>
      misfits(client[name] ?? { type: 'object' }, server[name] ?? {}, name, 'request'),
    )
    const answer = misfits(server.response ?? {}, client.response ?? {}, 'its answer', 'answer')
    const access = client.access !== server.access && server.access === 'owner' ? ['it needs a session now'] : []
    return [...access, ...problems, ...answer].map((problem) => `${call}: ${problem}`)
  })
