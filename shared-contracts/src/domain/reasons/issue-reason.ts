import type { z } from 'zod'
import { reason, type Reason } from './reason.ts'

type RawIssue = z.core.$ZodRawIssue

/** Whether a message of zod is a reason; rules of one screen alone may bring a sentence of that screen. */
export const isReason = (message: string) => message.startsWith('{') || isKey(message)
const isKey = (message: string) => /^[a-z]+\.\w+$/.test(message)

const limit = (bound: 'most' | 'least', origin: string, count: number) => {
  const isMost = bound === 'most'
  if (origin === 'string') return reason(isMost ? 'common.mostCharacters' : 'common.leastCharacters', { count })
  if (origin === 'array' || origin === 'set')
    return reason(isMost ? 'common.mostItems' : 'common.leastItems', { count })
  return reason(isMost ? 'common.mostNumber' : 'common.leastNumber', { count })
}

const types: Record<string, Reason> = {
  string: reason('common.mustBeText'),
  number: reason('common.mustBeNumber'),
  int: reason('common.mustBeWholeNumber'),
  boolean: reason('common.mustBeTrueOrFalse'),
  array: reason('common.mustBeList'),
  object: reason('common.mustBeObject'),
  record: reason('common.mustBeObject'),
  date: reason('common.mustBeDate'),
}
const formats: Record<string, Reason> = {
  date: reason('common.dateFormat'),
  datetime: reason('common.momentFormat'),
  email: reason('common.enterValidEmailAddress'),
  url: reason('common.urlFormat'),
}

/** What is said of an input whose schema names no sentence of its own. */
const fallbackReason = (issue: RawIssue): Reason => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? reason('common.missing') : (types[issue.expected] ?? reason('common.notValid'))
  if (issue.code === 'too_big') return limit('most', issue.origin, Number(issue.maximum))
  if (issue.code === 'too_small') return limit('least', issue.origin, Number(issue.minimum))
  if (issue.code === 'invalid_format') return formats[issue.format] ?? reason('common.wrongFormat')
  if (issue.code === 'invalid_value') return reason('common.oneOf', { values: issue.values.map(String) })
  if (issue.code === 'unrecognized_keys') return reason('common.unknownFields', { fields: issue.keys })
  return reason('common.notValid')
}

/**
 * What zod's messages are, in `z.config({ customError: issueMessage })`: a message is one string, so a reason that names
 * something is written as JSON.
 */
export const issueMessage = (issue: RawIssue): string => {
  const { key, params } = fallbackReason(issue)
  return params ? JSON.stringify({ key, params }) : key
}

/** The reason of an issue of zod: the sentence that its schema names, with the limits of the rule for it to name. */
export const issueReason = (issue: z.core.$ZodIssue): Reason => {
  const { message } = issue
  if (message.startsWith('{')) return JSON.parse(message) as Reason
  if (!isKey(message)) return reason('common.notValid')
  const { minimum, maximum } = issue as { minimum?: number | bigint; maximum?: number | bigint }
  const params = {
    ...(minimum !== undefined && { minimum: Number(minimum) }),
    ...(maximum !== undefined && { maximum: Number(maximum) }),
  }
  return { key: message, ...(Object.keys(params).length > 0 && { params }) }
}
