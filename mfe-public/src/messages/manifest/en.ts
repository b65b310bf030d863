export const messages = {
  settings: {
    site: { title: 'Public site', about: 'Your own domain, your colour, and how long guests wait for an answer' },
  },
}
export type Messages = typeof messages
