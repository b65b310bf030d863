/** Second line of a hit, in the words of the lists. */
export const messages = {
  inactive: 'Inactive',
  bookings: { pending: 'Pending', confirmed: 'Confirmed', cancelled: 'Cancelled' },
  units: {
    apartment: 'Apartment',
    villa: 'Villa',
    house: 'House',
    studio: 'Studio',
    suite: 'Suite',
    cabin: 'Cabin',
    condo: 'Condo',
    townhouse: 'Townhouse',
  },
  invoices: { draft: 'Draft', issued: 'Issued', cancelled: 'Cancelled', cancellation: 'Cancellation' },
}

export type Messages = typeof messages
