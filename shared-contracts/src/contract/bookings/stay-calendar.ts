import { ofOwner } from '../public/public-booking.ts'
import { tokenParams } from '../public/public-requests.ts'

/** A stay as an event for the guest's own calendar, by the secret in the guest's link; its answer is an iCalendar file, not JSON. */
export const stayCalendar = {
  domain: 'public',
  access: 'anyone',
  summary:
    'A stay that was accepted, as an iCalendar file by the secret in its guest’s link; after a change or a cancellation the same event again with a higher sequence',
  path: '/api/public/booking/request/:token/calendar/',
  type: 'text/calendar',
  limits: { perCaller: { times: 60, seconds: 60 } },
  params: tokenParams,
  query: ofOwner,
} as const
