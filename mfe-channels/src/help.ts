import type { AreaHelp } from '@keyhaven/shared-contracts/platform/help'

/** Help topics on it. */
export const help = {
  sections: [
    {
      id: 'channels',
      title: 'Channels',
      order: 100,
      topics: [
        {
          id: 'channels-basics',
          title: 'What Channels is for',
          content: ['Channels keeps a list of your own: add to it, find in it, change it.'],
          link: { label: 'Open Channels', path: '/owner/dashboard/channels' },
        },
      ],
    },
  ],
} satisfies AreaHelp
