/** Actions on an invoice, wherever it is shown. */

export { InvoiceActions } from './invoices/invoice-actions.tsx'
export { MailDialog } from './mail/mail-dialog.tsx'
