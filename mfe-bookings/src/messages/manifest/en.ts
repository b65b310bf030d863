export const messages = {
  nav: { dashboard: 'Dashboard', clients: 'Clients', bookings: 'Bookings' },
  shortcuts: { 'new-booking': 'New Booking', 'new-client': 'New Client' },
}
export type Messages = typeof messages
