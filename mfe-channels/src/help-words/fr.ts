import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

export const help: HelpWords = {
  sections: {
    channels: 'Channels',
  },
  topics: {
    'channels-basics': {
      title: 'À quoi sert Channels',
      link: 'Ouvrir Channels',
      content: ['Channels est une liste à vous : vous y ajoutez, cherchez et modifiez.'],
    },
  },
}
