export const messages = {
  again: 'Try again',
  broken: 'The booking could not be shown',
  brokenText: 'Part of it did not load, or something in it broke.',
  notShown: 'The booking cannot be shown on this page',
  bookThere: 'You can book on our own site instead.',
  contact: 'Please contact us to book.',
  ownSite: 'Book on our own site',
  unreachable: 'The booking could not be loaded',
  booking: 'Booking',
  by: 'Booking by Keyhaven',
  // To the owner of the page around, in the console.
  noOwnerText: 'The element keyhaven-booking has no owner. Write owner="…" with the name from your public page link.',
  badStartText:
    'The attributes property and unit of keyhaven-booking take the numbers from the addresses on your Keyhaven site, and a unit needs its property.',
  unknownText: (owner: string) => `Keyhaven does not know the owner “${owner}”. The name is in your public page link.`,
  notAllowedText: (origin: string) =>
    `If this page is yours, add ${origin} to the sites that may embed your booking, in the settings of Keyhaven.`,
  sandboxed:
    'The frame around it is in a sandbox. If this page is yours, add allow-same-origin to its sandbox attribute, or leave that attribute out.',
}
export type Messages = typeof messages
