import type { Messages } from './en.ts'

export const messages: Messages = {
  again: 'Opnieuw proberen',
  broken: 'De boeking kon niet worden getoond',
  brokenText: 'Een deel is niet geladen of bevat een fout.',
  notShown: 'De boeking kan op deze pagina niet worden getoond',
  bookThere: 'U kunt op onze eigen website boeken.',
  contact: 'Neem contact met ons op om te boeken.',
  ownSite: 'Boek op onze eigen website',
  unreachable: 'De boeking is niet bereikbaar',
  booking: 'Boeking',
  by: 'Boeken met Keyhaven',
  // To the owner of the page around, in the console.
  noOwnerText:
    'Het element keyhaven-booking heeft geen verhuurder. Schrijf owner="…" met de naam uit de link van uw openbare pagina.',
  badStartText:
    'De attributen property en unit van keyhaven-booking zijn de nummers uit de adressen van uw Keyhaven-website, en bij unit hoort altijd property.',
  unknownText: (owner) =>
    `Keyhaven kent de verhuurder ‘${owner}’ niet. De naam staat in de link van uw openbare pagina.`,
  notAllowedText: (origin) =>
    `Is deze pagina van u, voeg dan ${origin} in de instellingen van Keyhaven toe aan de websites die uw boeking mogen insluiten.`,
  sandboxed:
    'Het frame eromheen zit in een sandbox. Is dit uw pagina, voeg dan allow-same-origin toe aan het attribuut sandbox, of laat dat attribuut weg.',
}
