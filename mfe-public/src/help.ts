import type { AreaHelp } from '@keyhaven/shared-contracts/platform/help'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

export const help = {
  sections: [
    {
      id: 'your-public-page',
      title: 'Your Public Page',
      order: 80,
      theme: 'properties',
      topics: [
        {
          id: 'what-guests-see',
          title: 'What do guests see on my public page?',
          content: [
            'Your active properties with their descriptions and pictures, their units with the number of guests and the price per night, and the services they can add. Once they enter dates and the number of guests, they see which units are free and what the whole stay costs.',
            'Guests see which nights are taken, but never who is staying.',
          ],
          link: { label: 'Find your link in Settings', path: paths.settings() },
        },
        {
          id: 'not-on-public-page',
          title: 'Why is my property or unit not on my public page?',
          content: [
            'A property is shown while it is Active and has a unit to show. A unit is shown while it is Active and its Status is Available. Changes you make under Properties and Units show up the next time the page is loaded.',
          ],
          link: { label: 'Open Units', path: paths.units() },
        },
        {
          id: 'own-brand',
          title: 'How do I show my house under its own name?',
          content: [
            'Under Settings, Public site, set the business name, a few sentences of introduction, a large picture, a logo for the dark theme, and your colour. Your logo itself is under Settings. Guests see all of it on your own domain and under your link, and the name, logo and colour in our emails to them. The business name also stands on invoices, beside your own name, which the law asks for.',
            'If you offer one property, your site opens on it straight away. Pages that are shared show the large picture, or the first picture of the house.',
          ],
          link: { label: 'Open the settings of the public site', path: paths.settings('site') },
        },
        {
          id: 'order-of-houses',
          title: 'In which order do guests see properties?',
          content: [
            'Without dates, properties with pictures come first, and among these the ones with coordinates, a check-in time and amenities. Then the lowest price per night to come counts, then the newest property. With dates, guests see what is free by its total price.',
            'So a picture and two minutes for the facts bring your property forward.',
          ],
          link: { label: 'Open Properties', path: paths.properties() },
        },
        {
          id: 'own-domain',
          title: 'How do my guests book on my own domain?',
          content: [
            'Enter the domain under Settings, Public site. You get a TXT record: add it where you manage the domain, point the domain to the address of Keyhaven, and press Check the domain. From then on the domain shows only your properties, in your colour, with your logo, legal notice and privacy text. Leave the record in place, because we check it once a day.',
            'The company that runs Keyhaven for you sets up the certificate for your domain.',
          ],
          link: { label: 'Open the settings of the public site', path: paths.settings('site') },
        },
        {
          id: 'in-my-web-site',
          title: 'How do I add booking to my own website?',
          content: [
            'Under Settings, Public site, allow the address of your website and copy the lines for your page. Test my site looks at the page and tells you what is missing.',
          ],
          link: { label: 'Open the settings of the public site', path: paths.settings('site') },
        },
        {
          id: 'requests-of-guests',
          title: 'What happens when a guest requests a stay?',
          content: [
            'The guest first confirms with a link in an email, within 15 minutes. Until then the nights are held, and the calendar shows it. After that the request holds the unit and you get an email. Accept or decline it on the dashboard, in the booking, or with the link in the email; the guest hears about it straight away. If nobody answers, the request expires after 24 hours, or after the time you set under Settings, Public site. The nights are then free again, and we tell both of you.',
            'Under Settings, Public site you also set how many nights guests can stay and how far ahead they can book. Bookings you enter yourself are not limited.',
            'With the link in their email, guests can change or withdraw a request and cancel a stay until the day of arrival.',
          ],
          link: { label: 'Open the dashboard', path: paths.dashboard() },
        },
      ],
    },
  ],
} satisfies AreaHelp
