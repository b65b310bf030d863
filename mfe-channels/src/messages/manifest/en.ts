export const messages = {
  nav: {
    channels: 'Channels',
  },
}
export type Messages = typeof messages
