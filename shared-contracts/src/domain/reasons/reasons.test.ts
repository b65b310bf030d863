import { expect, it } from 'vitest'
import { z } from 'zod'
import { text } from '../text.ts'
import { messages as german } from './general/de.ts'
import { messages as czech } from './guests/cs.ts'
import { inEnglish } from './english.ts'
import { issueMessage, issueReason } from './issue-reason.ts'
import { reasons } from './reasons.ts'
import { reason, say, type Sentences, wordsFor } from './reason.ts'

const issueOf = (schema: z.ZodType, value: unknown) => {
  const [issue] = schema.safeParse(value, { error: issueMessage }).error?.issues ?? []
  if (!issue) throw new Error('It is valid')
  return issueReason(issue)
}
const groups: Record<string, Sentences> = { general: german, guests: czech }

it('names the sentence of a rule with the limit that it is about, and each language has its words', () => {
  const tooLong = issueOf(text(reasons.required('street'), 5), 'Seestraße')
  expect(tooLong).toEqual({ key: 'general.atMostCharacters', params: { maximum: 5 } })
  expect(inEnglish(tooLong)).toBe('At most 5 characters')
  expect(wordsFor(tooLong, (group) => groups[group])).toBe('Höchstens 5 Zeichen')
  const missing = issueOf(text(reasons.required('street'), 5), '')
  expect(missing).toEqual({ key: 'general.required', params: { noun: 'street' } })
  expect(inEnglish(missing)).toBe('Street is required')
  expect(wordsFor(missing, (group) => groups[group])).toBe('Bitte die Straße eingeben')
})

it('has a sentence for what a schema says nothing of', () => {
  const schema = z.strictObject({ kind: z.enum(['a', 'b']) })
  expect(inEnglish(issueOf(schema, { kind: 'c' }))).toBe('This must be one of: a, b')
  expect(inEnglish(issueOf(schema, { kind: 'a', more: 1 }))).toBe('There is no field more')
  expect(inEnglish(issueOf(z.object({ name: z.string() }), {}))).toBe('This is missing')
  expect(inEnglish(issueOf(z.number().max(3), 4))).toBe('This must be at most 3')
})

it('carries what a sentence names through the message of a rule, which is one string', () => {
  const between = say(reason('accounts.wholeNumberBetween', { least: 1, most: 30 }))
  expect(inEnglish(issueOf(z.int(between), 'x'))).toBe('Enter a whole number from 1 to 30')
})

it('counts as the language does', () => {
  const held = (count: number) => wordsFor(reason('guests.addressHasWaiting', { count }), (group) => groups[group])
  expect([held(3), held(5)]).toEqual([
    'Z této e-mailové adresy už čekají 3 poptávky.',
    'Z této e-mailové adresy už čeká 5 poptávek.',
  ])
})

it('shows no words of a library and no key where a sentence is not known', () => {
  expect(inEnglish({ key: 'elsewhere.strange' })).toBe('This is not valid')
  expect(issueReason({ code: 'custom', path: [], message: 'Invalid input' } as never)).toEqual({
    key: 'general.notValid',
  })
  expect(wordsFor({ key: 'general.unitTakenNow' }, () => undefined)).toBeUndefined()
})
