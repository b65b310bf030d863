import { messages as documentStatuses } from '@keyhaven/shared-contracts/domain/messages/document-statuses/de'
import { messages as bookingStatuses } from '@keyhaven/shared-contracts/domain/messages/booking-statuses/de'
import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  inactive: 'Inaktiv',
  bookings: bookingStatuses,
  units: unitTypes,
  invoices: documentStatuses,
}
