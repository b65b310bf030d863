export const messages = {
  again: 'Try again',
  broken: 'The booking could not be shown',
  brokenText: 'Part of it did not load, or something in it broke.',
  noOwner: 'The owner is missing',
  noOwnerText: 'The element keyhaven-booking has no owner. Write owner="…" with the name from your public page link.',
  badStart: 'The start page is not clear',
  badStartText:
    'The attributes property and unit of keyhaven-booking take the numbers from the addresses on your Keyhaven site, and a unit needs its property.',
  unknown: 'There is nothing to book here',
  unknownText: (owner: string) => `Keyhaven does not know the owner “${owner}”. The name is in your public page link.`,
  notAllowed: 'The booking cannot be shown on this page',
  notAllowedText: (origin: string) =>
    `If this page is yours, add ${origin} to the sites that may embed your booking, in the settings of Keyhaven.`,
  sandboxed:
    'The frame around it is in a sandbox. If this page is yours, add allow-same-origin to its sandbox attribute, or leave that attribute out.',
  ownSite: 'Book on our own site',
  unreachable: 'The booking could not be loaded',
  booking: 'Booking',
  by: 'Booking by Keyhaven',
}
export type Messages = typeof messages
