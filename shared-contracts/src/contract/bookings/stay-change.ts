import { z } from 'zod'
import { documentsChange } from './documents-change.ts'
import { euros } from '../../domain/money/money.ts'
import { id } from '../../domain/money/number.ts'
import { partyOut } from '../../domain/stay/party-rules.ts'
import { priceLine } from '../../domain/money/price-lines.ts'
import { note } from '../../domain/text.ts'

const stay = z.object({
  check_in: z.iso.date(),
  check_out: z.iso.date(),
  guests_count: z.int(),
  ...partyOut,
  total_price: euros,
})

/** Outcomes of a change: the owner answers, the guest takes it back, the booking becomes another, or the stay begins. */
export const changeStates = ['open', 'accepted', 'declined', 'withdrawn', 'overtaken', 'expired'] as const

/** Other days or another party that the guest of a confirmed stay asks for; until it is accepted nothing of the booking changes. */
export const stayChange = stay
  .extend({
    id,
    state: z.enum(changeStates),
    price_lines: z.array(priceLine),
    /** The stay when it was asked for. */
    before: stay,
    /** Message from the guest with the change; empty if there is none. */
    message: z.string(),
    /** Message from the owner with the answer. */
    owner_words: z.string(),
    /** ISO 8601 in UTC. */
    created_at: z.string(),
  })
  .meta({ id: 'StayChange' })
export type StayChange = z.infer<typeof stayChange>

/** One that waits for its owner, as lists and the booking show it. */
export const openChange = stay
  .extend({ id, message: z.string(), created_at: z.string() })
  .meta({ id: 'OpenStayChange' })
export type OpenChange = z.infer<typeof openChange>

/** One as its owner decides on it, with the issued invoice that accepting would cancel; null where none is issued. */
export const changeToDecide = stayChange
  .extend({
    invoice: documentsChange.shape.cancels.extend({ replacement_status: z.enum(['issued', 'draft']) }).nullable(),
  })
  .meta({ id: 'StayChangeToDecide' })
export type ChangeToDecide = z.infer<typeof changeToDecide>

export const decisions = ['accept', 'decline'] as const
/** Answer of an owner to a request, or to a change of a stay. */
export const decisionBody = z.object({
  decision: z.enum(decisions, 'bookings.chooseAcceptOrDecline'),
  /** Message from the owner to the guest with the answer. */
  words: note(),
  /** The version of the request that its owner has read: where its guest has changed it since, or it is left out of one that was changed, 409 `request_changed`. */
  version: z.int('general.mustBeNumber').optional(),
})
