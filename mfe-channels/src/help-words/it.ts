import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

export const help: HelpWords = {
  sections: {
    channels: 'Channels',
  },
  topics: {
    'channels-basics': {
      title: 'A cosa serve Channels',
      link: 'Apri Channels',
      content: ['Channels è un tuo elenco: puoi aggiungere, cercare e modificare.'],
    },
  },
}
