export const messages = {
  nav: { invoices: 'Invoices', analytics: 'Analytics' },
  shortcuts: { 'money-due': 'Money due', 'tourist-tax': 'Tourist tax by month' },
  slots: {
    'money-due': 'Money due',
    'booking-payments': 'Payments of the booking',
    'booking-invoices': 'Invoices of the booking',
    'form-invoices': 'Invoices of the booking',
  },
  settings: { invoices: { title: 'Invoices', about: 'Numbers, VAT, terms, and when invoices are issued' } },
}
export type Messages = typeof messages
