import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/de'
import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  inactive: 'Inaktiv',
  bookings: statuses.booking,
  units: unitTypes,
  invoices: statuses.document,
}
