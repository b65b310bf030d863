import type { Invoice } from './invoices.ts'

/** Recipient of a document. */
export const recipientOf = ({ booking: { client } }: Invoice) => `${client.first_name} ${client.last_name}`.trim()

const states = {
  draft: { tone: 'waiting', label: 'Draft' },
  issued: { tone: 'good', label: 'Issued' },
  cancelled: { tone: 'bad', label: 'Cancelled' },
} as const

/** Word and colour of a document's status. */
export const stateOf = ({ kind, status }: Invoice) =>
  kind === 'cancellation' ? ({ tone: 'bad', label: 'Cancellation' } as const) : states[status]
