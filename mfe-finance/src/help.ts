import { type AreaHelp, helpPicture } from '@keyhaven/shared-contracts/platform/help'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

const toInvoices = { label: 'Open Invoices', path: paths.invoices() }
const toSettings = { label: 'Open the invoice settings', path: paths.settings('invoices') }
const toMoneyDue = { label: 'Open Money due', path: paths.moneyDue() }
const toAnalytics = { label: 'Open Analytics', path: paths.analytics() }

export const help = {
  sections: [
    {
      id: 'system-setup',
      title: 'System Setup and Workflow',
      order: 13,
      topics: [
        {
          id: 'step-7-invoice',
          title: 'Step 7: Get the invoice',
          content: [
            'You do not write invoices: every booking that is not cancelled gets one as a draft, and the draft follows each change to the booking. Your name, address and tax ID come from Your personals in the settings.',
          ],
          steps: [
            'Open Invoices.',
            'Find the booking by the name of the client.',
            'Press Download: the PDF opens in a new tab.',
            'Once it is right, press Issue: it gets its number and never changes again.',
          ],
          picture: helpPicture('step-7-invoice', 'The list of invoices with its search, Download and Issue'),
          link: toInvoices,
        },
        {
          id: 'step-8-analytics',
          title: 'Step 8: Follow your figures',
          content: [
            'Analytics shows revenue, bookings, services and cancellations for the days that you choose, for everything or for one property or unit. The dashboard shows who is staying today and how many of this month’s nights are booked.',
          ],
          link: toAnalytics,
        },
      ],
    },
    {
      id: 'invoices-and-analytics',
      title: 'Invoices and Analytics',
      order: 60,
      theme: 'invoices',
      topics: [
        {
          id: 'invoice-drafts',
          title: 'Why does my invoice say Draft?',
          content: [
            'A draft has no number, and the word DRAFT across the page. It follows its booking: change dates, services or the client, and the next download shows it. It is good for checking and for showing a guest what the stay will cost.',
            'Cancelling or deleting the booking removes its draft.',
          ],
          link: toInvoices,
        },
        {
          id: 'issue-an-invoice',
          title: 'Issue an invoice',
          content: [
            'Issue gives a draft the next number of this year and freezes it. No number is left out or used twice. If something an invoice must show is missing, you are told what it is, and nothing is issued.',
            'You can also have invoices issued automatically, on the day of check-out of a confirmed stay. Choose it in the invoice settings.',
          ],
          link: toInvoices,
        },
        {
          id: 'cancel-an-invoice',
          title: 'Cancel or correct an invoice',
          content: [
            'An issued invoice is never changed or deleted. Cancel makes a second document with a number of its own, which names the first and reverses its amount. Unless the booking is cancelled, it gets a new draft.',
            'When you change something an issued invoice shows (dates, price or client), this happens automatically: the old one is cancelled and a new one issued. Send the guest both.',
          ],
          link: toInvoices,
        },
        {
          id: 'money-due',
          title: 'See what is due, and remind guests',
          content: [
            'Money due lists what guests owe by their payment plans, from two weeks before the day, what you owe them after a cancellation or an overpayment, and the invoices of stays that are over. Late parts say by how many days.',
            'Guests can be reminded automatically some days before a part is due and some days after, in their own language. You set the days, and your own words if you like, under Payments in the invoice settings. What is due on arrival is never asked for by mail, and no stay is cancelled because nobody paid: that stays your decision.',
          ],
          link: toMoneyDue,
        },
        {
          id: 'vat-on-invoices',
          title: 'VAT, payment terms and numbers',
          content: [
            'The invoice settings hold your VAT rates. Each row starts on a day and has one rate for lodging and one for extras such as breakfast. Without any rates, no VAT is shown and the note for small businesses is printed instead.',
            'There you also set the number prefix and the payment terms. Issued documents stay as they are.',
          ],
          link: toSettings,
        },
        {
          id: 'for-the-tax-adviser',
          title: 'What does my tax adviser get?',
          content: [
            'Press Export for tax adviser above the invoices and choose the days: a table as CSV or for Excel, of documents or of payments; a DATEV booking batch; or the PDFs as a ZIP with an index. All of them sum to the same.',
            'For a booking batch, enter your adviser’s chart of accounts, the adviser number and your client number once, in the invoice settings. It is of one business year, and cancellations stand on their own day.',
          ],
          link: toInvoices,
        },
        {
          id: 'payment-rule',
          title: 'Ask for a deposit and the rest',
          content: [
            'Under Payments in the invoice settings, choose what new stays are asked for: a deposit as percent, nights or an amount, and the rest before or on arrival. An example shows what that means for a stay in three months and for one of next week. A property can have a rule of its own (Properties, Deposit and due days).',
            'Stays that are agreed on already keep their plan. There you also enter the account for transfers; compare the number once more when it is said back to you.',
          ],
          link: toSettings,
        },
        {
          id: 'damage-deposit',
          title: 'Ask for a damage deposit',
          content: [
            'Connect Stripe under Cards and wallets, then choose Damage deposit under Payments in the invoice settings: an amount, how many days before arrival it is blocked, and how many days after departure it is released. A property can have a rule of its own. Only new stays are asked for it.',
            'The amount is blocked on the card with which the guest paid online. Where there is none, or the bank says no, the guest is mailed a link on that day. Nothing is charged by that, and it is released by itself.',
            'If something was damaged, open the booking and press Charge damage from arrival on: amount, reason, and a picture if you have one. The guest reads all of it, and the rest is released. It is no payment of the stay. What needs a look stands on Money due.',
          ],
          link: toSettings,
        },
        {
          id: 'enter-payments',
          title: 'Enter what a guest paid',
          content: [
            'Open the booking and press Add payment. Deposit counts towards the deposit of the booking, which is marked as paid once all of it has been paid. Entries are never deleted: press Refund when money was paid back or entered by mistake.',
            'The invoices show what is left to pay; the filter Unpaid shows only those.',
          ],
          link: { label: 'Open Bookings', path: paths.bookings() },
        },
        {
          id: 'cash-book',
          title: 'Keep a cash book',
          content: [
            'The cash book fills itself: every payment with the method Cash stands in it, and every refund in cash. Each entry shows what is in the box after it, and a day of several entries what is left in the evening.',
            'Press Opening balance and enter what was in the box on which day. Money that you take to the bank, or spend, is not in it. If the box is below zero, the page says so.',
          ],
          link: { label: 'Open the cash book', path: paths.cashBook() },
        },
        {
          id: 'bank-statements',
          title: 'Book payments from a bank statement',
          content: [
            'Download the statement from your bank, as CAMT.053 or CSV, and read it under Invoices, Bank statements. Each line shows the booking that it is for: by the reference in its purpose, else by amount and name. Where there are several, you choose.',
            'Book enters the payment at the booking with its day and name, as deposit first. Sure matches are booked by one press. Share a payment for several bookings out with Choose bookings. Nothing is booked by itself, and the same file a second time changes nothing.',
            'A CSV file is shown to you the first time as we understand it. What you change is remembered for the next one.',
          ],
          link: { label: 'Open Bank statements', path: paths.bankStatements() },
        },
        {
          id: 'what-is-on-an-invoice',
          title: 'What is on an invoice?',
          content: [
            'Your name, address, contact details and tax ID, the client’s name and address, the stay with property, unit, dates and guests, each line of the price, the total, and the deposit if there is one.',
            'If your own data is wrong, press Change personal data in the settings. If the guest’s details are wrong, edit the client.',
          ],
          link: { label: 'Open Settings', path: paths.settings() },
        },
        {
          id: 'e-invoice',
          title: 'Invoice a company, as XRechnung or ZUGFeRD',
          content: [
            'Open the client and enter company, VAT ID and what the company wants to read on its invoice, such as an order number. Authorities in Germany have a Leitweg-ID. Guests can say the same when they book. Your own VAT ID is under Your personals.',
            'Once the invoice is issued, XRechnung beside Download gives you the file for authorities and companies. The PDF holds the same data (Factur-X, in Germany called ZUGFeRD), so that programs can read it.',
            'A draft for a company says what an XRechnung would lack, such as the client’s email. You can issue it all the same: on paper it is complete.',
          ],
          link: toInvoices,
        },
        {
          id: 'invoice-link-expired',
          title: 'The link to a PDF no longer works',
          content: [
            'A download link works for 15 minutes, so that a link you pass on does not open your documents for ever. Open the list of invoices and press Download again. To send an invoice to a guest, save the PDF and attach it.',
          ],
          link: toInvoices,
        },
        {
          id: 'choose-the-days',
          title: 'Choose what Analytics shows',
          content: [
            'Period offers the most common ranges: up to today, this month, last month, this year, last year, and each month of two years. For any other days, change From and To; both are included. Group by sets the columns of the revenue chart and leaves the days as they are.',
            'Each figure is compared with the same days a year earlier and with the days just before. Whole months are compared with whole months.',
            'Property and Unit narrow all figures down. The address of the page includes what you chose, so you can bookmark it. Tables shows the same figures as text.',
          ],
          link: toAnalytics,
        },
        {
          id: 'what-counts-as-revenue',
          title: 'What counts as revenue?',
          content: [
            'Confirmed bookings only, night by night: a stay over the end of a month is shared between the two months. Each night carries its price, its extra persons and its services per day; a service that is charged once belongs to the first night. Discounts are taken off.',
          ],
          link: toAnalytics,
        },
        {
          id: 'cancellation-rate',
          title: 'How is the cancellation rate counted?',
          content: [
            'By month of arrival: Created is how many bookings there were for that month, Cancelled how many of them were cancelled, and Rate is the second as a percentage of the first. Deleted bookings are not counted.',
          ],
          link: toAnalytics,
        },
      ],
    },
  ],
} satisfies AreaHelp
