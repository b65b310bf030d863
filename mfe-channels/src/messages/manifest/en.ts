export const messages = {
  nav: { channels: 'Channels' },
  slots: {
    'channels-to-do': 'What portals need from you',
    'stale-calendars': 'Portals that are not up to date',
    'import-details': 'What a portal says of a stay',
  },
}
export type Messages = typeof messages
