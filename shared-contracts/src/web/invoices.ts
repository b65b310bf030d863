/** Actions on an invoice and on payments, wherever they are shown. */

export { InvoiceActions } from './invoices/invoice-actions.tsx'
export { MailDialog } from './mail/mail-dialog.tsx'
export { PaymentForm, type PaymentFormProps } from './invoices/payment-form.tsx'
