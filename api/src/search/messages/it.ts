import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/it'
import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  inactive: 'Non attivo',
  bookings: statuses.booking,
  units: unitTypes,
  invoices: statuses.document,
}
