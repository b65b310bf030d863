import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/fr'
import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  inactive: 'Inactif',
  bookings: statuses.booking,
  units: unitTypes,
  invoices: statuses.document,
}
