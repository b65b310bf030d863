import { describe, expect, it } from 'vitest'
import { callProblems, type CallShape, type Shape } from './call-shapes.ts'

const string: Shape = { type: 'string' }
const object = (properties: Record<string, Shape>, ...required: string[]): Shape => ({
  type: 'object',
  properties,
  required,
})
const price: CallShape = {
  access: 'owner',
  query: object({ from: string, sort: { type: 'string', enum: ['price', 'name'] } }, 'from'),
  body: object({ name: { type: 'string', maxLength: 100 }, guests: { type: 'integer', minimum: 1 } }, 'name', 'guests'),
  response: object(
    {
      total: { type: 'number' },
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
    ['whole numbers where any came', answer('total', { type: 'integer' })],
    ['a call that nobody needs a session for', { access: 'anyone' }],
  ])('%s', (_, change) => expect(problemsOf(change)).toEqual([]))
})

describe('what breaks old callers, and how it is said', () => {
  it.each<[string, Partial<CallShape>]>([
    ['its answer.total may be missing now', answer('total', undefined, ['status', 'note', 'lines'])],
    ['its answer.total is string and not number now', answer('total', string)],
    [
      'its answer.status may be "void", which it does not know',
      answer('status', { type: 'string', enum: ['open', 'paid', 'void'] }),
    ],
    ['its answer.status may be anything now', answer('status', string)],
    [
      'its answer.lines[].label may be missing now',
      answer('lines', { type: 'array', items: object({ label: string }) }),
    ],
    ['its answer.total may be null now', answer('total', { anyOf: [{ type: 'number' }, { type: 'null' }] })],
    [
      'body.phone is required now',
      { body: object({ ...price.body?.properties, phone: string }, 'name', 'guests', 'phone') },
    ],
    [
      'body.name has maxLength 50 instead of 100',
      { body: object({ ...price.body?.properties, name: { type: 'string', maxLength: 50 } }, 'name') },
    ],
    ['body.guests is not taken any more', { body: object({ name: string }, 'name') }],
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
    expect(callProblems({ [call]: price }, {})).toEqual([`${call} is gone`])
    const open = { [call]: { ...price, access: 'anyone' } }
    expect(callProblems(open, { [call]: price })).toEqual([`${call}: it needs a session now`])
  })
})
