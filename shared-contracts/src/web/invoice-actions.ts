/** Actions on an invoice in a list, whose dialogs come later. */

export { InvoiceActions } from './invoices/invoice-actions.tsx'
