import type { z } from 'zod'
import { asReason, reason, type Reason, say } from './reason.ts'

type RawIssue = z.core.$ZodRawIssue

/** True if a message of zod is a reason; rules of one screen alone may bring a sentence of that screen. */
export const isReason = (message: string) => message.startsWith('{') || isKey(message)
const isKey = (message: string) => /^[a-z]+\.\w+$/.test(message)

const limit = (bound: 'max' | 'min', origin: string, count: number) => {
  const isMax = bound === 'max'
  if (origin === 'string')
    return isMax
      ? reason('general.atMostCharacters', { maximum: count })
      : reason('general.atLeastCharacters', { minimum: count })
  if (origin === 'array' || origin === 'set')
    return reason(isMax ? 'general.mostItems' : 'general.leastItems', { count })
  return reason(isMax ? 'general.mostNumber' : 'general.leastNumber', { count })
}

const types: Record<string, Reason> = {
  string: reason('general.mustBeText'),
  number: reason('general.mustBeNumber'),
  int: reason('general.mustBeWholeNumber'),
  boolean: reason('general.mustBeTrueOrFalse'),
  array: reason('general.mustBeList'),
  object: reason('general.mustBeObject'),
  record: reason('general.mustBeObject'),
  date: reason('general.mustBeDate'),
}
const formats: Record<string, Reason> = {
  date: reason('general.dateFormat'),
  datetime: reason('general.momentFormat'),
  email: reason('general.enterValidEmailAddress'),
  url: reason('general.urlFormat'),
}

/** Reason for an input whose schema names no sentence of its own. */
const fallbackReason = (issue: RawIssue): Reason => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? reason('general.missing') : (types[issue.expected] ?? reason('general.notValid'))
  if (issue.code === 'too_big') return limit('max', issue.origin, Number(issue.maximum))
  if (issue.code === 'too_small') return limit('min', issue.origin, Number(issue.minimum))
  if (issue.code === 'invalid_format') return formats[issue.format] ?? reason('general.wrongFormat')
  if (issue.code === 'invalid_value') return reason('general.oneOf', { values: issue.values.map(String) })
  if (issue.code === 'unrecognized_keys') return reason('general.unknownFields', { fields: issue.keys })
  return reason('general.notValid')
}

/**
 * The messages of zod's own rules, as the `error` of a parse: a message is one string, so a reason that names something is
 * written as JSON.
 */
export const issueMessage = (issue: RawIssue): string => say(fallbackReason(issue))

/** The reason of an issue of zod: the sentence that its schema names, with the limits of the rule for it to name. */
export const issueReason = (issue: z.core.$ZodIssue): Reason => {
  const { message } = issue
  if (message.startsWith('{')) return asReason(message)
  if (!isKey(message)) return reason('general.notValid')
  const { minimum, maximum } = issue as { minimum?: number | bigint; maximum?: number | bigint }
  const params = {
    ...(minimum !== undefined && { minimum: Number(minimum) }),
    ...(maximum !== undefined && { maximum: Number(maximum) }),
  }
  return { key: message, ...(Object.keys(params).length > 0 && { params }) }
}
