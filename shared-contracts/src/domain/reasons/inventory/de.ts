import { de } from '../../languages/de.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  codeMixesAlphabets: 'Verwenden Sie Buchstaben eines Alphabets: Einige dieser sehen nur aus wie andere',
  provideDescriptionEveryImage: 'Bitte beschreiben Sie jedes Bild.',
  provideDescriptionEveryImageBeforeSaving: 'Bitte beschreiben Sie jedes Bild, bevor Sie speichern.',
  provideDescriptionEveryImageBeforeUpdating: 'Bitte beschreiben Sie jedes Bild, bevor Sie die Änderungen speichern.',
  listPictureIdsOrder: 'Nennen Sie die Nummern der Bilder in ihrer Reihenfolge',
  enterValidDate: 'Bitte ein gültiges Datum eingeben',
  chooseAtLeastOneUnit: 'Wählen Sie mindestens eine Einheit',
  enterPriceAtLeastOneUnit: 'Geben Sie den Preis mindestens einer Einheit ein',
  yearOutOfRange: 'Wählen Sie ein Jahr zwischen 1900 und 2198',
  chooseChargedPer: 'Wählen Sie, für wen sie berechnet wird.',
  chooseMandatory: 'Wählen Sie, ob sie verpflichtend ist.',
  enterDepositDays: 'Geben Sie ein, binnen wie vieler Tage sie fällig ist.',
  enterDepositPercent: 'Geben Sie den Prozentsatz vom Gesamtpreis ein.',
  chooseServiceKind: 'Wählen Sie Leistung oder Durchlaufposten.',
  chooseServiceVat: 'Wählen Sie, welche USt. sie trägt.',
  chooseInstant: 'Bitte wählen, ob Gäste sofort buchen.',
  enterInstantHours: 'Bitte eingeben, wie viele Stunden vor dem Check-in.',
  baseCapacityCannotGreaterThanMax: 'Die Grundbelegung kann nicht größer als die Höchstbelegung sein.',
  noExtraPersons: 'Sind Grund- und Höchstbelegung gleich, gibt es keinen Preis je weiterer Person.',
  unitBookedStaysProperty: 'Eine Einheit, die schon gebucht wurde, bleibt in ihrer Unterkunft.',
  serviceBookedStaysProperty: 'Eine Zusatzleistung, die schon gebucht wurde, bleibt bei ihrer Unterkunft.',
  propertyTaxed: 'Eine dieser Unterkünfte hat bereits eine andere Ortstaxe. Nehmen Sie sie dort zuerst heraus.',
  chooseTaxCategory: 'Wählen Sie die Kategorie jeder Unterkunft: Die Beträge hängen davon ab.',
  enterDayOfYear: 'Geben Sie einen Tag des Jahres ein, Monat und Tag wie 04-30',
  rateDatedTwice: 'Zwei Sätze beginnen am selben Tag.',
  chooseExemptGroups: 'Wählen Sie Gruppen aus der Liste.',
  choosePortals: 'Wählen Sie Portale aus der Liste.',
  seasonOverlaps: 'Die Einheit hat in diesen Nächten schon eine andere Saison.',
  promoCodeKnown: 'Sie haben schon einen Gutschein mit diesem Code.',
  dateCannotPast: 'Das Datum kann nicht in der Vergangenheit liegen.',
  enterBeds: 'Geben Sie an, wie viele Betten es sind, 1 bis 50',
  enterTime: 'Geben Sie eine Uhrzeit wie 15 oder 15:00 an',
  untilAfterFrom: '„Check-in bis“ muss nach „Check-in ab“ liegen',
  enterPercent: 'Geben Sie einen Prozentsatz von 0 bis 100 ein',
  enterDaysBefore: 'Geben Sie ganze Tage vor der Anreise ein, 1 bis 365',
  stepsInOrder: 'Jede Stufe braucht weniger Tage als die davor und darf nicht weniger kosten',
  enterCoordinates: 'Geben Sie Breite und Länge an, etwa 47.80, 13.30',
  imageTooBig: ({ file }) => `Das Bild „${file}“ ist zu groß (höchstens 500 KB)`,
  tooManyImages: ({ most }) => `Es sind höchstens ${most} Bilder möglich`,
  demoFull: ({ most }) =>
    `Die Demo hat Platz für ${most} eigene Bilder. Registrieren Sie sich, um beliebig viele hinzuzufügen.`,
  nightTooDear: ({ price }) => `Eine Nacht würde mehr als ${de.number(price)} Euro kosten`,
  seasonInTheWay: ({ unit, name, first, last, others }) => {
    const nights = last === first ? `am ${de.day(first)}` : `vom ${de.day(first)} bis ${de.day(last)}`
    const more = de.plural(others, {
      one: ' # weitere Saison überschneidet sich ebenfalls.',
      other: ' # weitere Saisons überschneiden sich ebenfalls.',
    })
    return `${unit} hat ${nights} schon die Saison „${name}“.${others > 0 ? more : ''}`
  },
}
