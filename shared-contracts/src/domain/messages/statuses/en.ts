export const messages = {
  booking: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
  },
  document: {
    draft: 'Draft',
    issued: 'Issued',
    cancelled: 'Cancelled',
    cancellation: 'Cancellation',
  },
}

export type Messages = typeof messages
