export const messages = {
  title: 'Property Management System',
  claim:
    'Guesthouses and holiday lets in one calm place: availability, bookings, guests, prices and invoices, always up to date.',
  start: 'Start Free Trial',
  orDemo: 'or try the demo first',

  features: 'Key Features',
  dashboard: {
    title: 'All-in-one dashboard',
    points: ['Properties and units side by side', 'Seasonal pricing for every unit', 'Who arrives and leaves today'],
  },
  booking: {
    title: 'Booking system',
    points: [
      'Live availability, no double bookings',
      'Extra services per stay or per day',
      'Promo codes with an expiry date',
    ],
  },
  invoices: {
    title: 'Invoices',
    points: ['Created with every booking', 'Deposit tracking', 'PDF download in one click'],
  },

  tryTitle: 'Try the Tool',
  tryAbout:
    "A demo house with bookings, guests and invoices around today's date, made for you alone. No account, no email, gone after a day.",
  explore: 'Explore Demo',
  loadingDemo: 'Loading demo',
  loadingDemoButton: 'Loading demo...',
  leaveQuestion: 'Leave your account for the demo?',
  leaveAbout: 'You are signed in. The demo signs you out here; your own data stays as it is.',
  staySignedIn: 'Stay signed in',

  /** A drawing of the calendar. */
  picture: {
    property: 'Lakeside House',
    units: ['Garden room', 'Attic studio', 'Boathouse', 'Orchard flat'],
  },
}
export type Messages = typeof messages
