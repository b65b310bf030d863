import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

export const help: HelpWords = {
  sections: {
    channels: 'Channels',
  },
  topics: {
    'channels-basics': {
      title: 'Wozu Channels dient',
      link: 'Channels öffnen',
      content: ['Channels ist eine Liste von Ihnen: Sie legen an, suchen und ändern.'],
    },
  },
}
