import { webhookMessage, liveEvent } from '@keyhaven/shared-contracts/contract/events'
import { schemaShape } from '@keyhaven/api/http/call-shapes'
import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { commandEffectProblems, eventProblems, tableEffectProblems } from './event-problems.ts'

const sent = (schema: z.ZodType) => ({ stream: schemaShape(schema) })

describe('a message', () => {
  it('may bring more than before', () => {
    expect(eventProblems(sent(liveEvent), sent(liveEvent.extend({ at: z.string() })))).toEqual([])
    const more = webhookMessage.extend({ attempt: z.int() })
    expect(eventProblems(sent(webhookMessage), sent(more))).toEqual([])
  })

  it.each<[string, z.ZodType]>([
    ['its message.domains may be missing now', z.object({ names: z.array(z.string()) })],
    ['its message.domains may be missing now', liveEvent.partial()],
    ['its message.domains[] is number and not string now', z.object({ domains: z.array(z.number()) })],
    ['its message.domains is object and not array now', z.object({ domains: z.object({}) })],
  ])('is not what its readers know: %s', (problem, now) =>
    expect(eventProblems(sent(liveEvent), sent(now))).toEqual([`stream: ${problem}`]),
  )

  it('is missed by its readers', () => expect(eventProblems(sent(liveEvent), {})).toEqual(['stream is not sent']))
})

describe('what a change makes old', () => {
  const needed = { bookings: ['invoices', 'bookings'], clients: ['invoices'] }

  it('may become more', () =>
    expect(
      tableEffectProblems(needed, { bookings: ['invoices', 'bookings', 'units'], clients: ['invoices'], images: [] }),
    ).toEqual([]))

  it('is named by the table that tells it no more', () =>
    expect(tableEffectProblems(needed, { bookings: ['bookings'], clients: ['invoices'] })).toEqual([
      'a change of the table bookings makes invoices old no more: open screens keep what was',
    ]))

  it('may be told by a table under another name', () => {
    expect(tableEffectProblems(needed, { bookings: ['invoices', 'bookings'], guests: ['invoices'] })).toEqual([])
    expect(tableEffectProblems(needed, { bookings: ['invoices', 'bookings'] })).toHaveLength(1)
  })

  it('is refreshed by the shell after commands of the same domains', () => {
    expect(commandEffectProblems(needed, { ...needed, units: [] })).toEqual([])
    expect(commandEffectProblems(needed, { ...needed, clients: ['clients'] })).toEqual([
      'it does not refresh invoices after a command of clients',
    ])
  })
})
