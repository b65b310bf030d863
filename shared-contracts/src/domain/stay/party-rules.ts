import { z } from 'zod'
import { whenValid } from '../cross-field.ts'
import type { Guests } from './party.ts'
import { partyFields } from './party-query.ts'
import { guestsCount } from './stay.ts'

/** Of an answer. A server before leaves it out: then all guests are adults. */
export const partyOut = {
  children: z.array(z.int()).nullish(),
  infants: z.int().optional(),
  pets: z.int().optional(),
}

/** Adds to the schema of a stay that one of its guests is an adult. */
export const withPartyRules = <S extends z.ZodType<Guests>>(schema: S) =>
  schema.refine((guests) => (guests.children?.length ?? 0) < guests.guests_count, {
    path: ['children'],
    error: 'general.oneAdult',
    when: whenValid(z.object({ guests_count: guestsCount, children: partyFields.children })),
  })
