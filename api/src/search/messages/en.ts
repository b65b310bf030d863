import { messages as documentStatuses } from '@keyhaven/shared-contracts/domain/messages/document-statuses/en'
import { messages as bookingStatuses } from '@keyhaven/shared-contracts/domain/messages/booking-statuses/en'
import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/en'

/** Second line of a hit, in the words of the lists. */
export const messages = {
  inactive: 'Inactive',
  bookings: bookingStatuses,
  units: unitTypes,
  invoices: documentStatuses,
}

export type Messages = typeof messages
