export const messages = {
  draft: 'Draft',
  issued: 'Issued',
  cancelled: 'Cancelled',
  cancellation: 'Cancellation',
}

export type Messages = typeof messages
