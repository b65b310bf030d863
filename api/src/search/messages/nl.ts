import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/nl'
import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  inactive: 'Niet actief',
  bookings: statuses.booking,
  units: unitTypes,
  invoices: statuses.document,
}
