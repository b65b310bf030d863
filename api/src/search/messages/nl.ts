import { messages as documentStatuses } from '@keyhaven/shared-contracts/domain/messages/document-statuses/nl'
import { messages as bookingStatuses } from '@keyhaven/shared-contracts/domain/messages/booking-statuses/nl'
import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  inactive: 'Niet actief',
  bookings: bookingStatuses,
  units: unitTypes,
  invoices: documentStatuses,
}
