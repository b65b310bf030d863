import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Gegevens voor gasten',
  hint: 'Alles is optioneel. Gasten zien het op uw pagina’s en zoekmachines lezen het.',
  filled: (count, all) => `${count} van ${all} ingevuld`,
  none: 'niet ingevuld',
  chosen: (count) => nl.plural(count, { other: '# gekozen' }),
  wrong: 'moet worden verbeterd',
  times: {
    title: 'Inchecken en uitchecken',
    from: 'Inchecken vanaf',
    until: 'Inchecken tot',
    out: 'Uitchecken tot',
    hint: 'Typ 15 of 15:00. Laat een tijd leeg als u er geen vastlegt.',
  },
  amenities: {
    ofHouse: 'Voorzieningen van het huis',
    ofHouseHint: 'Wat alle gasten van het huis kunnen gebruiken. Wat maar één eenheid heeft, kiest u daar.',
    ofUnit: 'Voorzieningen van de eenheid',
    ofUnitHint: 'Wat alleen deze eenheid heeft. De voorzieningen van het huis zien gasten ernaast.',
    search: 'Voorzieningen zoeken',
    searchHint: 'Enter kiest de eerste die gevonden is.',
    nothing: (typed) => `Geen voorziening past bij “${typed}”.`,
  },
  rules: 'Huisregels',
  rulesHint: 'Bijvoorbeeld rusttijden, feesten, roken, huisdieren. Gasten lezen ze voordat ze boeken.',
  place: {
    title: 'Ligging en registratie',
    coordinates: 'Coördinaten',
    coordinatesHint:
      'Plak ze uit een kaart, bijvoorbeeld 47.80, 13.30. Gasten zien ze op ongeveer een kilometer nauwkeurig.',
  },
  arrival: {
    title: 'Aankomst',
    directions: 'Routebeschrijving',
    directionsHint:
      'Hoe gasten er komen en binnenkomen: parkeren, sleutel, ingang. Alleen gasten met een bevestigd verblijf lezen dit.',
    days: 'Dagen voor aankomst',
    daysHint: 'Vanaf dan lezen deze gasten de routebeschrijving en de deurcode. Daarvoor zien ze alleen het adres.',
    mail: 'Per e-mail naar gasten sturen',
    mailHint:
      'Met adres, kaart, routebeschrijving, deurcode en openstaand bedrag. Alleen waar een routebeschrijving of deurcode is ingevuld.',
    mails: 'Ja, op die dag',
    mailsNot: 'Nee',
    doorCode: 'Deurcode',
    doorCodeHint:
      'Alleen gasten met een bevestigd verblijf lezen hem, zoveel dagen voor aankomst als bij de accommodatie staat.',
  },
  registration: {
    title: 'Registratienummer',
    hint: 'Waar de wet het in elke advertentie verlangt.',
    hintOfUnit: 'Alleen als deze eenheid een eigen nummer heeft.',
  },
  rooms: {
    title: 'Kamers en bedden',
    sleeping: 'Waar gasten slapen',
    sleepingHint: 'Een slaapkamer voor elke kamer met bedden, en de woonkamer als daar ook iemand slaapt.',
    addBedroom: 'Slaapkamer toevoegen',
    addLivingRoom: 'Woonkamer toevoegen',
    addBed: 'Bed toevoegen',
    addBedTo: (room) => `Bed toevoegen: ${room}`,
    remove: 'Verwijderen',
    removeOf: (room) => `${room} verwijderen`,
    removeBed: 'Dit bed verwijderen',
    bedOf: (room) => `Soort bed, ${room}`,
    countOf: (room) => `Aantal van zulke bedden, ${room}`,
    kinds: {
      single: 'Eenpersoonsbed',
      double: 'Tweepersoonsbed (140 cm)',
      queen: 'Queensize bed (160 cm)',
      king: 'Kingsize bed (180 cm)',
      bunk: 'Stapelbed',
      sofa_bed: 'Slaapbank',
      cot: 'Babybedje',
    },
    bathrooms: 'Badkamers',
    area: 'Oppervlakte',
  },
  party: {
    title: 'Kinderen en huisdieren',
    pets: 'Huisdieren, hoogstens',
    petsHint: '0: niet toegestaan. Leeg: op aanvraag.',
    cots: 'Babybedjes',
    age: 'Extra persoon vanaf leeftijd',
    ageHint: 'Voor jongere kinderen wordt geen extra persoon berekend. Leeg: voor alle kinderen.',
  },
}
