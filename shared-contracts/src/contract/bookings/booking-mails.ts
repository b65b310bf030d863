import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag, idParams, optionalRef, seenVersion } from '../../domain/money/number.ts'
import { note } from '../../domain/text.ts'

const mailBody = z.object({
  /** The issued document of the booking that goes along as a PDF; without one the mail says how the stay stands. */
  invoice: optionalRef,
  /** Message from the owner to the guest in this mail. */
  words: note(),
})

/** A mail as its guest would get it. */
export const bookingMail = z
  .object({
    to: z.string(),
    subject: z.string(),
    /** The whole document, with its styles. */
    html: z.string(),
    /** Names of the files that go along. */
    files: z.array(z.string()),
    /**
     * Of a stay that no guest asked for: on which day its guest could be mailed directions and door code, and whether the owner
     * has chosen that; null where there is nothing to tell.
     */
    arrival: z.object({ on: z.iso.date(), is_chosen: z.boolean() }).nullable().optional(),
  })
  .meta({ id: 'BookingMail' })
export type BookingMail = z.infer<typeof bookingMail>

/** Mails that an owner sends about a booking: nothing is sent that was not asked for. */
export const bookingMailsApi = {
  preview: endpoint({
    domain: 'bookings',
    summary:
      'The mail that would be sent about a booking: that it is confirmed, changed or cancelled, or its invoice. 409 `no_address` where the guest has none, `not_open` where there is nothing to say yet',
    method: 'POST',
    path: '/api/booking/:id/mail/preview/',
    reads: true,
    access: 'owner',
    params: idParams,
    body: mailBody,
    example: { invoice: null, words: 'See you soon!' },
    response: bookingMail,
  }),
  send: endpoint({
    domain: 'bookings',
    summary: 'Send that mail to the guest; 409 `stale` where the booking is no longer as `version` says',
    method: 'POST',
    path: '/api/booking/:id/mail/',
    access: 'owner',
    limits: { perOwner: { times: 60, seconds: 3600 } },
    refusesDemo: 'bookings.demoAccountSendsNoMail',
    params: idParams,
    body: mailBody.extend({
      version: seenVersion,
      /** True if the guest is mailed directions and door code before arrival, too. Left out, that stays as it is. */
      arrival: flag('general.chooseYesOrNo').optional(),
    }),
    example: { invoice: null, words: 'See you soon!' },
    status: 204,
    response: z.undefined(),
  }),
}
