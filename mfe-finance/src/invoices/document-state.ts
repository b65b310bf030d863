import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Messages } from '../messages/invoices/en.ts'

const tones = { draft: 'waiting', issued: 'good', cancelled: 'bad' } as const

/** A document in a word and a colour. */
export const documentState = (t: Messages, { kind, status }: Invoice) => ({
  tone: kind === 'cancellation' ? ('bad' as const) : tones[status],
  label: kind === 'cancellation' ? t.states.cancellation : t.states[status],
})
