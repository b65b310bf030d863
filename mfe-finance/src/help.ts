import type { AreaHelp } from '@keyhaven/shared-contracts/contract/help'
import { paths } from '@keyhaven/shared-contracts/web/paths'

const toInvoices = { label: 'Open Invoices', path: paths.invoices() }
const toAnalytics = { label: 'Open Analytics', path: paths.analytics() }

/** What owners ask about what they earn. */
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
            'You do not write invoices: each booking that is not cancelled brings its own, as a draft, and the draft is made anew whenever the booking changes. Your name, address and tax ID come from Your personals in the settings.',
          ],
          steps: [
            'Open Invoices.',
            'Find the booking by the name of the client.',
            'Press Download: the PDF opens in a new tab.',
          ],
          link: toInvoices,
        },
        {
          id: 'step-8-analytics',
          title: 'Step 8: Follow your figures',
          content: [
            'Analytics shows revenue, bookings, services and cancellations for the days that you choose, for everything or for one property or unit. The dashboard shows who is there today and how full you are this month.',
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
            'A draft carries no number and the word DRAFT across the page. It follows its booking: change dates, services or the client, and the next download shows it. It is good for checking and for showing a guest what the stay will cost.',
            'Cancelling or deleting the booking takes its draft away.',
          ],
          link: toInvoices,
        },
        {
          id: 'what-is-on-an-invoice',
          title: 'What is on an invoice?',
          content: [
            'You with address, contact and tax ID, the client with address, the stay with property, unit, dates and guests, each line of the price, the total, and the deposit if there is one.',
            'If your own data is wrong, press Change personal data in the settings. If the data of the guest is wrong, change the client.',
          ],
          link: { label: 'Open Settings', path: paths.settings() },
        },
        {
          id: 'invoice-link-expired',
          title: 'The link to a PDF does not work any more',
          content: [
            'A download link is good for 15 minutes, so that a link that was passed on does not open your documents for ever. Open the list of invoices and press Download again. To send an invoice to a guest, save the PDF and attach it.',
          ],
          link: toInvoices,
        },
        {
          id: 'choose-the-days',
          title: 'Choose what Analytics shows',
          content: [
            'Period sets the steps of the columns, and also the days: Month shows from one month ago to today. Change From and To after that for any other range; both days are included.',
            'Property and Unit narrow all figures down. The address of the page holds what you chose, so you can keep it as a bookmark. Tables shows the same figures as text.',
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
            'By month of arrival: Created is how many bookings there were for that month, Cancelled how many of them were cancelled, and Rate is the second as a percentage of the first. A booking that was deleted counts nowhere.',
          ],
          link: toAnalytics,
        },
      ],
    },
  ],
} satisfies AreaHelp
