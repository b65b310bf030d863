import { fill } from '@keyhaven/shared-contracts/web/area'
import {
  bookingInvoicesCatalog,
  bookingPaymentsCatalog,
  cardsCatalog,
  damageDepositsCatalog,
  invoicesCatalog,
  moneyDueCatalog,
} from './messages/catalogs.ts'

const loadBookingInvoices = () => import('./bookings/booking-invoices.tsx')

/** The parts of this area in pages of others, by the ids of the manifest. */
export const slots = {
  invoices: fill('dashboard.cards', () => import('./dashboard/invoices-card.tsx'), 'InvoicesCard', invoicesCatalog),
  'money-due': fill('dashboard.cards', () => import('./dashboard/money-due-card.tsx'), 'MoneyDueCard', moneyDueCatalog),
  'booking-payments': fill(
    'booking.popup',
    () => import('./bookings/booking-payments.tsx'),
    'BookingPayments',
    bookingPaymentsCatalog,
    cardsCatalog,
    damageDepositsCatalog,
  ),
  'booking-invoices': fill(
    'booking.popup',
    loadBookingInvoices,
    'BookingInvoices',
    bookingInvoicesCatalog,
    invoicesCatalog,
  ),
  'form-invoices': fill(
    'booking.form',
    loadBookingInvoices,
    'BookingInvoices',
    bookingInvoicesCatalog,
    invoicesCatalog,
  ),
}
