export const messages = {
  nav: { invoices: 'Invoices', analytics: 'Analytics' },
  settings: { invoices: { title: 'Invoices', about: 'Numbers, VAT, terms, and when invoices are issued' } },
}
export type Messages = typeof messages
