import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/nl'
import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

const guests = (count: number) => nl.plural(count, { one: '# gast', other: '# gasten' })

export const messages: Messages = {
  title: 'Eenheden',
  seasonalPrices: 'Seizoensprijzen',
  stayRules: 'Verblijfsregels',
  discounts: 'Kortingen',
  empty: {
    title: 'Nog geen eenheden',
    hint: 'Een eenheid is wat een gast boekt: een appartement, een kamer, een heel huis.',
    action: 'Eerste eenheid toevoegen',
  },
  status: 'Status',
  anyStatus: 'Elke status',
  statuses: { available: 'Vrij', booked: 'Bezet', unavailable: 'Gesloten', maintenance: 'Onderhoud' },
  types: unitTypes,
  columns: { capacity: 'Capa\u00adci\u00adteit', edit: 'Bewerken' },
  guests,
  guestsUpTo: (count, max) => `${guests(count)}, maximaal ${nl.number(max)}`,
  perNight: 'per nacht',
  editOf: (name) => `Eenheid ${name} bewerken`,
  seasonPrices: 'Seizoenen',
  seasonPricesOf: (name) => `Seizoensprijzen van ${name}`,
  seasons: {
    title: 'Seizoensprijzen',
    of: (name) => `Seizoensprijzen van ${name}`,
    none: 'Nog geen seizoenen: elke nacht kost de prijs per nacht.',
    over: 'Geen seizoen meer: elke nacht kost de prijs per nacht.',
    afterSaving: 'Sla de eenheid op en voeg hier daarna de seizoensprijzen toe.',
    all: (count) => (count === 0 ? 'Alle seizoensprijzen' : `Alle seizoensprijzen (${nl.number(count)})`),
  },
  minimumStay: {
    title: 'Minimumverblijf',
    hint: 'Voor gasten. Wat u zelf boekt, mag korter zijn. Het is de regel van deze eenheid onder alle <rules>verblijfsregels</rules>.',
    unit: 'nachten',
  },
  instant: {
    title: 'Direct boeken',
    on: 'Aan: gasten boeken meteen',
    off: 'Uit: u beantwoordt elke aanvraag',
    hint: 'Het verblijf is bevestigd zodra de gast de link in onze e-mail opent, tegen dezelfde prijs en voorwaarden. U krijgt een e-mail.',
    hours: 'Tot hoeveel uur voor het inchecken',
    hoursHint:
      'Daarna sturen gasten een aanvraag, zodat niemand onverwacht voor de deur staat. Geteld wordt tot de inchecktijd van de accommodatie, of tot 12 uur als die niet is ingevuld.',
    unit: 'uur',
  },
  form: {
    maxCapacity: 'Maximale capaciteit',
    baseCapacity: 'Basiscapaciteit',
    pricePerNight: 'Prijs per nacht',
    pricePerExtraPerson: 'Prijs per extra persoon',
    selectProperty: 'Kies een accommodatie',
    type: 'Soort eenheid',
  },
}
