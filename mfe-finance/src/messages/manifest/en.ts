export const messages = {
  nav: { invoices: 'Invoices', analytics: 'Analytics' },
  shortcuts: { 'tourist-tax': 'Tourist tax by month' },
  slots: {
    'booking-payments': 'Payments of the booking',
    'booking-invoices': 'Invoices of the booking',
    'form-invoices': 'Invoices of the booking',
  },
  settings: { invoices: { title: 'Invoices', about: 'Numbers, VAT, terms, and when invoices are issued' } },
}
export type Messages = typeof messages
