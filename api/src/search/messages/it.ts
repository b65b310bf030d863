import { messages as documentStatuses } from '@keyhaven/shared-contracts/domain/messages/document-statuses/it'
import { messages as bookingStatuses } from '@keyhaven/shared-contracts/domain/messages/booking-statuses/it'
import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  inactive: 'Non attivo',
  bookings: bookingStatuses,
  units: unitTypes,
  invoices: documentStatuses,
}
