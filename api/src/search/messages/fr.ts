import { messages as documentStatuses } from '@keyhaven/shared-contracts/domain/messages/document-statuses/fr'
import { messages as bookingStatuses } from '@keyhaven/shared-contracts/domain/messages/booking-statuses/fr'
import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  inactive: 'Inactif',
  bookings: bookingStatuses,
  units: unitTypes,
  invoices: documentStatuses,
}
