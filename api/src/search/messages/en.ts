import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/en'
import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/en'

/** Second line of a hit, in the words of the lists. */
export const messages = {
  inactive: 'Inactive',
  bookings: statuses.booking,
  units: unitTypes,
  invoices: statuses.document,
}

export type Messages = typeof messages
