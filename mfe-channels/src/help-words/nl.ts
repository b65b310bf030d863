import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

export const help: HelpWords = {
  sections: {
    channels: 'Channels',
  },
  topics: {
    'channels-basics': {
      title: 'Waar Channels voor is',
      link: 'Channels openen',
      content: ['Channels is een lijst van u: u voegt toe, zoekt en wijzigt.'],
    },
  },
}
