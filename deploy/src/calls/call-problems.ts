import type { CallShapes, FormShape, Shape } from '@keyhaven/shared-contracts/platform/call-shapes'
import { pairs } from './call-pairs.ts'
import { isSubset } from './pattern-subset.ts'

/** Way of a value: a request is read by the server, an answer by the caller. Problems name what the server has. */
type Way = 'request' | 'answer'

const text = (value: unknown) => JSON.stringify(value)
const typeOf = ({ type, properties, items }: Shape) => type ?? (properties ? 'object' : items ? 'array' : undefined)
/** The shapes of which a value has one. A list of types is one, whose rules are for a value that is there. */
const choicesOf = (shape: Shape): readonly Shape[] | undefined => {
  const { type } = shape
  if (Array.isArray(type))
    return (type as readonly string[]).map((one) => (one === 'null' ? { type: one } : { ...shape, type: one }))
  return shape.anyOf ?? shape.oneOf
}
const valuesOf = (shape: Shape) => ('const' in shape ? [shape.const] : shape.enum)

/** Rules that may be looser in the wider shape and never tighter: the greater number is looser, or the smaller. */
const looser: Record<string, 1 | -1> = {
  ...{ maximum: 1, exclusiveMaximum: 1, maxLength: 1, maxItems: 1 },
  ...{ minimum: -1, exclusiveMinimum: -1, minLength: -1, minItems: -1 },
}
const same = ['format', 'multipleOf', 'unit']

const named = (at: string, problem: string) => [at ? `${at} ${problem}` : problem]
/** Value of the server, then that of the caller. */
const bothOf = <T>(way: Way, narrow: T, wide: T) =>
  way === 'request' ? ([wide, narrow] as const) : ([narrow, wide] as const)

const isLooser = (rule: string, limit: unknown, allowed: unknown) => {
  if (allowed === undefined || limit === allowed) return true
  if (limit === undefined) return false
  if (rule === 'pattern') return isSubset(String(limit), String(allowed))
  return (Number(allowed) - Number(limit)) * (looser[rule] ?? NaN) > 0
}

const tighterRules = (narrow: Shape, wide: Shape, at: string, way: Way) =>
  [...Object.keys(looser), ...same, 'pattern'].flatMap((rule) => {
    const [limit, allowed] = [narrow[rule], wide[rule]]
    if (isLooser(rule, limit, allowed)) return []
    const [now, before] = bothOf(way, limit, allowed)
    return named(at, `has ${rule} ${text(now) ?? 'none'} instead of ${text(before) ?? 'none'}`)
  })

const quoted = (value: unknown) => String(value).replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** True where a value of a fixed list keeps the rules of a shape; false also for rules that are not looked into. */
const keepsRules = (value: unknown, shape: Shape) => {
  if (['format', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum'].some((rule) => rule in shape)) return false
  const { pattern, minLength, maxLength, minimum, maximum } = shape
  const size = typeof value === 'number' ? value : String(value).length
  const [lowest, highest] = typeof value === 'number' ? [minimum, maximum] : [minLength, maxLength]
  return (
    (pattern === undefined || new RegExp(String(pattern), 'u').test(String(value))) &&
    size >= Number(lowest ?? -Infinity) &&
    size <= Number(highest ?? Infinity)
  )
}

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
    // A pattern may be written for a list, `^(red|blue)$`.
    if (!values && narrow['pattern'] && isSubset(String(narrow['pattern']), `^(?:${allowed.map(quoted).join('|')})$`))
      return []
    if (!values) return named(at, way === 'request' ? `is only one of ${text(allowed)} now` : 'may be anything now')
    return values.filter((value) => !allowed.includes(value)).flatMap((value) => named(at, unfit(way, value)))
  }
  const [type, wideType] = [values ? typeof values[0] : typeOf(narrow), typeOf(wide)]
  if (wideType && type !== wideType && !(type === 'integer' && wideType === 'number')) {
    if (way === 'answer' && type === 'null') return named(at, 'may be null now')
    const [now, before] = bothOf(way, type ?? 'anything', wideType).map(String)
    return named(at, `is ${now} and not ${before} now`)
  }
  if (values?.every((value) => keepsRules(value, wide))) return []
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

/** Reasons why data of one shape cannot be read by who was written for another, a sentence each. */
export const dataProblems = (given: Shape, read: Shape) => misfits(given, read, '', 'answer')

/** The parameters of a call by their number in its path. */
const numberedParams = (call: string, shape: Shape | undefined): Shape => {
  const names = [...call.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const numbered = (name: string) => (names.includes(name) ? `:${names.indexOf(name) + 1}` : name)
  return {
    ...shape,
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(shape?.properties ?? {}).map(([name, param]) => [numbered(name), param]),
    ),
    required: (shape?.required ?? []).map(numbered),
  }
}

const formProblems = (client: FormShape | undefined, server: FormShape | undefined) => {
  if (!client) return []
  if (!server || client.field !== server.field)
    return [client.field ? `takes no files as ${client.field} any more` : 'takes no form any more']
  return (['maxFiles', 'bytes'] as const).flatMap((rule) =>
    (server[rule] ?? Infinity) < (client[rule] ?? 0)
      ? [`has ${rule} ${server[rule]} for its files instead of ${client[rule]}`]
      : [],
  )
}

/**
 * Reasons why a caller that was built for some calls cannot live with a server's answers, a sentence each: it sends what is no
 * longer taken, or reads what no longer comes. Empty where both fit.
 */
export const callProblems = (needed: CallShapes, served: CallShapes): string[] =>
  pairs(needed, served).flatMap(({ call, client, theirs, server }) => {
    if (!server) return [`${call} is not there`]
    const params = misfits(
      numberedParams(call, client.params),
      server.params ? numberedParams(theirs, server.params) : {},
      'params',
      'request',
    )
    const problems = (['query', 'body'] as const).flatMap((name) =>
      misfits(client[name] ?? { type: 'object' }, server[name] ?? {}, name, 'request'),
    )
    const answer = misfits(server.response ?? {}, client.response ?? {}, 'its answer', 'answer')
    const access = client.access !== server.access && server.access === 'owner' ? ['it needs a session now'] : []
    const form = server.meaning ? formProblems(client.meaning?.form, server.meaning.form) : []
    return [...access, ...params, ...problems, ...answer, ...form].map((problem) => `${call}: ${problem}`)
  })
