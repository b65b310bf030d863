import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Angaben für Gäste',
  hint: 'Alles davon ist freiwillig. Gäste sehen es auf Ihren Seiten, und Suchmaschinen lesen es.',
  filled: (count, all) => `${count} von ${all} ausgefüllt`,
  none: 'nicht ausgefüllt',
  chosen: (count) => de.plural(count, { other: '# gewählt' }),
  wrong: 'bitte korrigieren',
  times: {
    title: 'Check-in und Check-out',
    from: 'Check-in ab',
    until: 'Check-in bis',
    out: 'Check-out bis',
    hint: 'Geben Sie 15 oder 15:00 ein. Lassen Sie eine Zeit leer, wenn Sie keine vorgeben.',
  },
  amenities: {
    ofHouse: 'Ausstattung des Hauses',
    ofHouseHint: 'Was alle Gäste des Hauses nutzen können. Was nur eine Einheit hat, wählen Sie dort.',
    ofUnit: 'Ausstattung der Einheit',
    ofUnitHint: 'Was nur diese Einheit hat. Die Ausstattung des Hauses sehen Gäste daneben.',
    search: 'Ausstattung suchen',
    searchHint: 'Enter wählt den ersten Treffer.',
    nothing: (typed) => `Keine Ausstattung passt zu „${typed}“.`,
  },
  rules: 'Hausordnung',
  rulesHint: 'Etwa Ruhezeiten, Feiern, Rauchen, Haustiere. Gäste lesen sie vor der Buchung.',
  place: {
    title: 'Lage und Registrierung',
    coordinates: 'Koordinaten',
    coordinatesHint:
      'Fügen Sie sie aus einer Karte ein, etwa 47.80, 13.30. Gäste sehen sie auf etwa einen Kilometer genau.',
  },
  arrival: {
    title: 'Anreise',
    directions: 'Wegbeschreibung',
    directionsHint:
      'Wie man hinkommt und hineinkommt: Parkplatz, Schlüssel, Eingang. Nur Gäste mit bestätigtem Aufenthalt lesen sie.',
    days: 'Tage vor der Anreise',
    daysHint: 'Ab dann lesen diese Gäste Wegbeschreibung und Türcode. Vorher sehen sie nur die Adresse.',
    mail: 'Gästen per E-Mail schicken',
    mailHint:
      'Mit Adresse, Karte, Wegbeschreibung, Türcode und Restbetrag. Nur wo eine Wegbeschreibung oder ein Türcode eingetragen ist.',
    mails: 'Ja, an diesem Tag',
    mailsNot: 'Nein',
    doorCode: 'Türcode',
    doorCodeHint:
      'Nur Gäste mit bestätigtem Aufenthalt lesen ihn, so viele Tage vor der Anreise, wie bei der Unterkunft steht.',
  },
  registration: {
    title: 'Registrierungsnummer',
    hint: 'Wo das Gesetz sie in jedem Inserat verlangt.',
    hintOfUnit: 'Nur wenn diese Einheit eine eigene hat.',
  },
  rooms: {
    title: 'Räume und Betten',
    sleeping: 'Wo Gäste schlafen',
    sleepingHint: 'Ein Schlafzimmer für jeden Raum mit Betten, und das Wohnzimmer, wenn auch dort jemand schläft.',
    addBedroom: 'Schlafzimmer hinzufügen',
    addLivingRoom: 'Wohnzimmer hinzufügen',
    addBed: 'Bett hinzufügen',
    addBedTo: (room) => `Bett hinzufügen: ${room}`,
    remove: 'Entfernen',
    removeOf: (room) => `${room} entfernen`,
    removeBed: 'Dieses Bett entfernen',
    bedOf: (room) => `Bettenart, ${room}`,
    countOf: (room) => `Anzahl solcher Betten, ${room}`,
    kinds: {
      single: 'Einzelbett',
      double: 'Doppelbett (140 cm)',
      queen: 'Queensize-Bett (160 cm)',
      king: 'Kingsize-Bett (180 cm)',
      bunk: 'Etagenbett',
      sofa_bed: 'Schlafsofa',
      cot: 'Babybett',
    },
    bathrooms: 'Badezimmer',
    area: 'Fläche',
  },
  party: {
    title: 'Kinder und Haustiere',
    pets: 'Haustiere, höchstens',
    petsHint: '0: keine erlaubt. Leer: auf Anfrage.',
    cots: 'Babybetten',
    age: 'Zusatzperson ab Alter',
    ageHint: 'Für jüngere Kinder wird keine Zusatzperson berechnet. Leer: für alle Kinder.',
  },
}
