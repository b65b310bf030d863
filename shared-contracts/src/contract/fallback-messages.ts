import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const ofType: Record<string, string> = {
  string: 'This must be text',
  number: 'This must be a number',
  int: 'This must be a whole number',
  boolean: 'This must be true or false',
  array: 'This must be a list',
  object: 'This must be an object with named fields',
  record: 'This must be an object with named fields',
  date: 'This must be a date',
}

const ofFormat: Record<string, string> = {
  date: 'Enter a date like 2026-12-31',
  datetime: 'Enter a date and time like 2026-12-31T10:00:00Z',
  email: 'Enter a valid email address',
  url: 'Enter an address like https://www.example.com',
}

const counted = (count: number | bigint, one: string) => `${count} ${one}${Number(count) === 1 ? '' : 's'}`

const limit = (bound: 'most' | 'least', origin: string, count: number | bigint) => {
  if (origin === 'string') return `At ${bound} ${counted(count, 'character')}`
  if (origin === 'array' || origin === 'set') return `At ${bound} ${count} of these`
  return `This must be at ${bound} ${count}`
}

/**
 * What is said of an input whose schema has no words of its own. zod's texts are written for programmers and must not
 * reach a person.
 */
export const fallbackMessage = (issue: Issue): string => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'This is missing' : (ofType[issue.expected] ?? 'This is not valid')
  if (issue.code === 'too_big') return limit('most', issue.origin, issue.maximum)
  if (issue.code === 'too_small') return limit('least', issue.origin, issue.minimum)
  if (issue.code === 'invalid_format') return ofFormat[issue.format] ?? 'This is not in the right format'
  if (issue.code === 'invalid_value') return `This must be one of: ${issue.values.map(String).join(', ')}`
  if (issue.code === 'unrecognized_keys') return `There is no field ${issue.keys.join(', ')}`
  return 'This is not valid'
}
