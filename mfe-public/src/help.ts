import type { AreaHelp } from '@keyhaven/shared-contracts/contract/help'
import { paths } from '@keyhaven/shared-contracts/web/paths'

/** What owners ask about the site that their guests see. */
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
            'Your active properties with their description and pictures, their units, how many people each one sleeps and what it costs a night, and the services that can be added. With dates and a number of guests they see which units are free, and what the whole stay costs.',
            'Guests see which nights are taken, and nothing of who is staying.',
          ],
          link: { label: 'Find your link in Settings', path: paths.settings() },
        },
        {
          id: 'not-on-public-page',
          title: 'Why is my property or unit not on my public page?',
          content: [
            'A property is shown while it is Active and has a unit to show. A unit is shown while it is Active and its Status is Available. What you change under Properties and Units is there when the page is loaded again.',
          ],
          link: { label: 'Open Units', path: paths.units() },
        },
        {
          id: 'own-domain',
          title: 'How do my guests book on my own domain?',
          content: [
            'Enter the domain under Settings, Public site. It shows a TXT record; add it where you manage the domain, together with the address of Keyhaven as its target, and press Check the domain. From then on the domain shows your properties alone, in your colour, with your logo, legal notice and privacy text. Leave the record there: we look for it once a day.',
            'Whoever serves Keyhaven sees to the certificate of the domain.',
          ],
          link: { label: 'Open the settings of the public site', path: paths.settings('site') },
        },
        {
          id: 'in-my-web-site',
          title: 'How do I put the booking into my own web site?',
          content: [
            'Under Settings, Public site, add the address of your web site to those that may embed your booking, and copy the two lines for your page. Test my site looks at the page and says in words what is missing.',
          ],
          link: { label: 'Open the settings of the public site', path: paths.settings('site') },
        },
        {
          id: 'requests-of-guests',
          title: 'What happens when a guest asks for a stay?',
          content: [
            'The guest first confirms by the link of a mail; for these 15 minutes the nights are held, and the calendar says so. Then the request holds the unit, and you get a mail. Accept or decline it on the dashboard under Open requests, in the booking, or by the link of the mail; the guest is told at once. A request that nobody answers expires after 24 hours, or after what you set under Settings, Public site: the nights are free again, and both of you are told.',
            'How many nights guests can stay, and how many months ahead a stay can begin, is under Settings, Public site; what you book yourself is not limited by it.',
            'Guests can take a request back, and cancel a stay until the day of arrival, by the link of their mail.',
          ],
          link: { label: 'Open the dashboard', path: paths.dashboard() },
        },
      ],
    },
  ],
} satisfies AreaHelp
