import { z } from 'zod'
import { decisionBody } from '../bookings/stay-change.ts'
import { endpoint } from '../endpoint.ts'
import { guestRequest } from './guest-request.ts'
import { tokenParams } from './public-requests.ts'
import { changeToDecide } from '../bookings/stay-change.ts'

/** A request as the link of the owner's mail shows it: what to decide on. */
export const requestToDecide = guestRequest
  .omit({
    host: true,
    typed: true,
    transfer: true,
    can_cancel: true,
    is_confirmed: true,
    confirm_until: true,
    calendar_url: true,
    stay: true,
    can_change: true,
  })
  .extend({
    reference: z.string(),
    /** Sent along with the answer. */
    version: z.int().optional(),
    /** False where there is nothing to decide any more. */
    is_open: z.boolean(),
    /** Change that the guest asks for once the stay is confirmed, and its outcome; null if there is none. */
    change: changeToDecide.nullable().optional(),
  })
  .meta({ id: 'RequestToDecide' })
export type RequestToDecide = z.infer<typeof requestToDecide>

/** Calls that an owner may make by the link of the mail, without signing in. */
export const publicDecisionsApi = {
  toDecide: endpoint({
    domain: 'public',
    summary: "A request as its owner sees it, by the secret in the link of the owner's email",
    method: 'GET',
    path: '/api/public/booking/decision/:token/',
    access: 'anyone',
    params: tokenParams,
    response: requestToDecide,
  }),
  decide: endpoint({
    domain: 'public',
    summary: 'The owner accepts or declines by the link from the email; 409 `not_open` when it was already decided',
    method: 'POST',
    path: '/api/public/booking/decision/:token/',
    access: 'anyone',
    params: tokenParams,
    body: decisionBody,
    example: { decision: 'decline' },
    response: requestToDecide,
  }),
}
