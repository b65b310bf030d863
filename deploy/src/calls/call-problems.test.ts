import { describe, expect, it } from 'vitest'
import type { CallMeaning, CallShape, Shape } from '@keyhaven/shared-contracts/platform/call-shapes'
import { callProblems } from './call-problems.ts'
import { meaningChanges } from './meaning-changes.ts'

const string: Shape = { type: 'string' }
const object = (properties: Record<string, Shape>, ...required: string[]): Shape => ({
  type: 'object',
  properties,
  required,
})
const price: CallShape = {
  access: 'owner',
  query: object({ from: string, sort: { type: 'string', enum: ['price', 'name'] } }, 'from'),
  body: object(
    {
      name: { type: 'string', maxLength: 100 },
      guests: { type: 'integer', minimum: 1 },
      code: { type: 'string', pattern: '^[A-Z]{4}$' },
    },
    'name',
    'guests',
  ),
  response: object(
    {
      total: { type: 'number', unit: 'euro' },
      status: { type: 'string', enum: ['open', 'paid'] },
      note: { anyOf: [string, { type: 'null' }] },
      lines: { type: 'array', items: object({ label: string }, 'label') },
    },
    'total',
    'status',
    'note',
    'lines',
  ),
}
const call = 'POST /api/price/'
/** Problems of a caller of `price` with a server that has it otherwise. */
const problemsOf = (change: Partial<CallShape>) => callProblems({ [call]: price }, { [call]: { ...price, ...change } })
const answer = (
  name: string,
  shape: Shape | undefined,
  required = price.response?.required ?? [],
): Partial<CallShape> => {
  const { [name]: _, ...others } = price.response?.properties ?? {}
  return { response: object({ ...others, ...(shape && { [name]: shape }) }, ...required) }
}

describe('what a server may change while old callers are out', () => {
  it.each<[string, Partial<CallShape>]>([
    ['nothing', {}],
    ['one more field in an answer', answer('currency', string)],
    [
      'an optional field more that it takes',
      { body: object({ ...price.body?.properties, phone: string }, 'name', 'guests') },
    ],
    ['a field that need not be sent any more', { body: object({ ...price.body?.properties }, 'name') }],
    ['longer texts', { body: object({ ...price.body?.properties, name: { type: 'string', maxLength: 200 } }, 'name') }],
    ['texts of any length', { body: object({ ...price.body?.properties, name: string }, 'name') }],
    [
      'one more choice that it takes',
      { query: object({ from: string, sort: { type: 'string', enum: ['price', 'name', 'size'] } }) },
    ],
    ['one choice less that it answers', answer('status', { type: 'string', enum: ['paid'] })],
    ['an answer that is never empty now', answer('note', string)],
    ['whole numbers where any came', answer('total', { type: 'integer', unit: 'euro' })],
    ['a call that nobody needs a session for', { access: 'anyone' }],
    ['an answer of a list of types that is never empty now', answer('note', { type: ['string'] })],
    ['a shorter answer that may be empty', answer('note', { type: ['string', 'null'], maxLength: 10 })],
    [
      'a pattern that takes more',
      { body: object({ ...price.body?.properties, code: { type: 'string', pattern: '^[A-Z0-9]+$' } }, 'name') },
    ],
    [
      'a pattern that has every choice',
      { query: object({ from: string, sort: { type: 'string', pattern: '^[a-z]+$' } }) },
    ],
    ['a list that is written as a pattern', answer('status', { type: 'string', pattern: '^(?:open|paid)$' })],
  ])('%s', (_, change) => expect(problemsOf(change)).toEqual([]))

  it('a field of an answer that no caller requires is gone', () => {
    const server = { ...price, ...answer('note', undefined, ['total', 'status', 'lines']) }
    const caller = { ...price, response: object({ ...price.response?.properties }, 'total', 'status', 'lines') }
    expect(callProblems({ [call]: caller }, { [call]: server })).toEqual([])
    expect(callProblems({ [call]: price }, { [call]: server })).toEqual([`${call}: its answer.note may be missing now`])
  })
})

describe('what breaks old callers, and how it is said', () => {
  it.each<[string, Partial<CallShape>]>([
    ['its answer.total may be missing now', answer('total', undefined, ['status', 'note', 'lines'])],
    ['its answer.total is string and not number now', answer('total', string)],
    ['its answer.total has unit "cent" instead of "euro"', answer('total', { type: 'integer', unit: 'cent' })],
    ['its answer.total has unit none instead of "euro"', answer('total', { type: 'integer' })],
    [
      'its answer.status may be "void", which it does not know',
      answer('status', { type: 'string', enum: ['open', 'paid', 'void'] }),
    ],
    ['its answer.status may be anything now', answer('status', string)],
    [
      'its answer.lines[].label may be missing now',
      answer('lines', { type: 'array', items: object({ label: string }) }),
    ],
    [
      'its answer.total may be null now',
      answer('total', { anyOf: [{ type: 'number', unit: 'euro' }, { type: 'null' }] }),
    ],
    [
      'body.phone is required now',
      { body: object({ ...price.body?.properties, phone: string }, 'name', 'guests', 'phone') },
    ],
    [
      'body.name has maxLength 50 instead of 100',
      { body: object({ ...price.body?.properties, name: { type: 'string', maxLength: 50 } }, 'name') },
    ],
    ['body.guests is not taken any more', { body: object({ name: string, code: string }, 'name') }],
    [
      'body.code has pattern "^[A-Z]{3}$" instead of "^[A-Z]{4}$"',
      { body: object({ ...price.body?.properties, code: { type: 'string', pattern: '^[A-Z]{3}$' } }, 'name') },
    ],
    [
      'body.guests has minimum 2 instead of 1',
      { body: object({ ...price.body?.properties, guests: { type: 'integer', minimum: 2 } }) },
    ],
    [
      'query.sort cannot be "name" any more',
      { query: object({ from: string, sort: { type: 'string', enum: ['price'] } }) },
    ],
    [
      'query.from has format "date" instead of none',
      { query: object({ ...price.query?.properties, from: { type: 'string', format: 'date' } }) },
    ],
  ])('%s', (problem, change) => expect(problemsOf(change)).toEqual([`${call}: ${problem}`]))

  it('a call that is gone, or needs a session now', () => {
    expect(callProblems({ [call]: price }, {})).toEqual([`${call} is not there`])
    const open = { [call]: { ...price, access: 'anyone' } }
    expect(callProblems(open, { [call]: price })).toEqual([`${call}: it needs a session now`])
  })
})

it('a path whose parameters have other names is the same call', () => {
  const withId = (name: string): CallShape => ({
    access: 'owner',
    params: object({ [name]: { type: 'integer' } }, name),
  })
  expect(
    callProblems({ 'GET /api/price/:id/': withId('id') }, { 'GET /api/price/:number/': withId('number') }),
  ).toEqual([])
})

describe('what a call does, though its shapes stay', () => {
  const meaning: CallMeaning = {
    ...{ status: 201, domain: 'prices', perCaller: { times: 30, seconds: 60 } },
    refinements: { body: 'aaaa' },
  }
  const sized = { query: object({ page_size: { type: 'integer', default: 50 } }) }
  const before = { [call]: { ...price, ...sized, meaning } }
  const changes = (change: Partial<CallMeaning>, shapes: Partial<CallShape> = sized) =>
    meaningChanges(before, { [call]: { ...price, ...shapes, meaning: { ...meaning, ...change } } })

  it.each<[string, Partial<CallMeaning>]>([
    ['answers 200 instead of 201', { status: 200 }],
    ['takes 1 in 60 s of a caller instead of 30 in 60 s', { perCaller: { times: 1, seconds: 60 } }],
    ['takes 1 in 60 s of an owner instead of any number', { perOwner: { times: 1, seconds: 60 } }],
    ['refuses demo accounts now', { refusesDemo: true }],
    ['is not for API keys any more', { keys: 'never' }],
    ['is of bookings instead of prices: other changes make it old', { domain: 'bookings' }],
    ['has another rule for body', { refinements: { body: 'bbbb' } }],
    ['has another rule for body.name', { refinements: { body: 'aaaa', 'body.name': 'cccc' } }],
  ])('%s', (change, now) => expect(changes(now)).toEqual([`${call} ${change}`]))

  it('another value for what callers leave out', () =>
    expect(changes({}, { query: object({ page_size: { type: 'integer', default: 5 } }) })).toEqual([
      `${call} query.page_size is 5 where nothing is said, instead of 50`,
    ]))

  it.each<[string, Partial<CallMeaning>]>([
    ['more calls', { perCaller: { times: 60, seconds: 60 } }],
    ['a rule of a field that callers do not send yet', { refinements: { body: 'aaaa', 'body.later': 'cccc' } }],
    ['files as well', { form: { field: 'files', maxFiles: 3, bytes: 1000 } }],
  ])('is the same with %s', (_, now) => expect(changes(now)).toEqual([]))

  it('is not compared with builds that do not say it', () =>
    expect(meaningChanges({ [call]: price }, before)).toEqual([]))

  it('taking no files, or fewer, breaks callers', () => {
    const forms = (form: CallMeaning['form'], now: CallMeaning['form']) =>
      callProblems(
        { [call]: { ...price, meaning: { ...meaning, ...(form && { form }) } } },
        { [call]: { ...price, meaning: { ...meaning, ...(now && { form: now }) } } },
      )
    const files = { field: 'files', maxFiles: 3, bytes: 1000 }
    expect(forms(files, undefined)).toEqual([`${call}: takes no files as files any more`])
    expect(forms(files, { ...files, maxFiles: 1 })).toEqual([`${call}: has maxFiles 1 for its files instead of 3`])
    expect(forms({}, {})).toEqual([])
  })
})
