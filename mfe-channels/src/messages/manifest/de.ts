import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: {
    channels: 'Channels',
  },
}
