import { z } from 'zod'
import { id, idParams, ref } from '../../domain/money/number.ts'
import { reasons } from '../../domain/reasons/reasons.ts'
import { calendarImport } from '../bookings/calendar.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery } from '../paging.ts'

const place = z.object({ id, name: z.string() })

/**
 * A stay of a portal that needs its owner's word: `taken` something of ours has its nights · `moved` and `cancelled` its portal has changed a stay of
 * which a booking was made.
 */
export const importConflict = z
  .object({
    /** That of the imported stay. */
    id,
    reason: z.enum(['taken', 'moved', 'cancelled']),
    feed: calendarImport.shape.feed,
    unit: place,
    property: place,
    kind: calendarImport.shape.kind,
    check_in: z.iso.date(),
    check_out: z.iso.date(),
    name: z.string(),
    /** ISO timestamp. */
    since: z.string(),
    /** Bookings, blocks and imports on its nights, or the booking that was made of it. */
    with: z.array(
      z.object({
        kind: z.enum(['booking', 'block', 'import']),
        /** Of the booking, the block or the imported stay. */
        id,
        check_in: z.iso.date(),
        check_out: z.iso.date(),
        name: z.string(),
      }),
    ),
  })
  .meta({ id: 'ImportConflict' })
export type ImportConflict = z.infer<typeof importConflict>

/**
 * `keep_ours`: what is there stays, and the owner tells the portal's guest; where it goes later, theirs takes its nights · `move_ours`: the booking
 * moves to the free unit `unit` and theirs takes its nights · `drop_theirs`: it never comes back · `follow`: the booking that was made of it moves to
 * the portal's nights, or is cancelled as it was there.
 */
export const conflictDecisions = ['keep_ours', 'move_ours', 'drop_theirs', 'follow'] as const
export type ConflictDecision = (typeof conflictDecisions)[number]

export const decisionOnConflict = z.object({
  decision: z.enum(conflictDecisions, 'channels.chooseDecision'),
  unit: ref(reasons.choose('unit')).optional(),
})
export type DecisionOnConflict = z.output<typeof decisionOnConflict>

/** An imported stay with what its portal says of it. */
export const importedStay = calendarImport
  .extend({
    property: id,
    /** As it is called on the portal. */
    summary: z.string(),
    details: z.string(),
    /** The booking that was made of it. */
    booking: id.nullable(),
    state: z.enum(['taken', 'conflict', 'kept_out', 'dropped', 'booked']),
  })
  .meta({ id: 'ImportedStay' })
export type ImportedStay = z.infer<typeof importedStay>

export const conflictsApi = {
  list: endpoint({
    domain: 'channels',
    summary: 'Stays of portals that need a decision of the owner, by first night',
    method: 'GET',
    path: '/api/channels/conflicts/',
    access: 'owner',
    query: listQuery,
    response: z.array(importConflict),
  }),
  decide: endpoint({
    domain: 'channels',
    summary:
      'Decide a conflict; 409 `unit_taken` where the other unit is not free, 409 `conflict_decided` where there is none any more',
    method: 'POST',
    path: '/api/channels/conflict/:id/',
    access: 'owner',
    params: idParams,
    body: decisionOnConflict,
    example: { decision: 'keep_ours' },
    status: 204,
    response: z.undefined(),
  }),
  one: endpoint({
    domain: 'channels',
    summary: 'An imported stay with what its portal says of it',
    method: 'GET',
    path: '/api/channels/import/:id/',
    access: 'owner',
    params: idParams,
    response: importedStay,
  }),
}
