/** To guests whose request lost its nights to a portal. */
export const messages = {
  bookedElsewhere:
    'Unfortunately these nights were booked elsewhere in the meantime. The page of your request shows other dates.',
}
export type Messages = typeof messages
