/** What is edited at a time, each in a card of its own. */
export type SitePart = 'domain' | 'look' | 'requests' | 'privacy' | 'embedding'

export const partTitles = {
  domain: 'Your own domain',
  look: 'Colour',
  requests: 'Guests’ requests',
  privacy: 'Privacy text',
  embedding: 'Sites that may embed your booking',
} as const satisfies Record<SitePart, string>
