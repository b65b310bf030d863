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
      ],
    },
  ],
} satisfies AreaHelp
