import { it } from '../../languages/it.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  codeMixesAlphabets: 'Usare le lettere di un solo alfabeto: alcune di queste somigliano soltanto ad altre',
  provideDescriptionEveryImage: 'Descrivere ogni immagine.',
  provideDescriptionEveryImageBeforeSaving: 'Descrivere ogni immagine prima di salvare.',
  provideDescriptionEveryImageBeforeUpdating: 'Descrivere ogni immagine prima di salvare le modifiche.',
  listPictureIdsOrder: 'Indicare i numeri delle immagini in ordine',
  enterValidDate: 'Inserire una data valida',
  chooseAtLeastOneUnit: 'Scegliere almeno un alloggio',
  enterPriceAtLeastOneUnit: 'Inserire il prezzo di almeno un alloggio',
  yearOutOfRange: 'Scegliere un anno tra il 1900 e il 2198',
  chooseChargedPer: 'Scelga per chi si paga.',
  chooseMandatory: 'Scelga se è obbligatorio.',
  enterDepositDays: 'Indichi entro quanti giorni è dovuto.',
  enterDepositPercent: 'Indichi la percentuale del totale.',
  chooseServiceKind: 'Scelga un servizio o un importo per conto terzi.',
  chooseServiceVat: 'Scelga l’IVA applicata.',
  chooseInstant: 'Scegliere se gli ospiti prenotano subito.',
  enterInstantHours: 'Inserire quante ore prima del check-in.',
  baseCapacityCannotGreaterThanMax: 'La capienza base non può superare quella massima.',
  noExtraPersons: 'Se la capienza base e quella massima coincidono, non c’è un prezzo per persona aggiuntiva.',
  unitBookedStaysProperty: 'Un alloggio già prenotato resta nella sua struttura.',
  serviceBookedStaysProperty: 'Un servizio già prenotato resta alla sua struttura.',
  propertyTaxed: 'Una di queste strutture ha già un’altra tassa di soggiorno. Toglila prima da lì.',
  chooseTaxCategory: 'Scegli la categoria di ogni struttura: gli importi dipendono da essa.',
  enterDayOfYear: 'Inserisci un giorno dell’anno, mese e giorno come 04-30',
  rateDatedTwice: 'Due tariffe iniziano lo stesso giorno.',
  chooseExemptGroups: 'Scegli i gruppi dall’elenco.',
  choosePortals: 'Scegli i portali dall’elenco.',
  seasonOverlaps: 'In queste notti l’alloggio ha già un’altra stagione.',
  promoCodeKnown: 'Esiste già un codice promozionale con questo codice.',
  dateCannotPast: 'La data non può essere nel passato.',
  enterBeds: 'Indicare il numero di letti, da 1 a 50',
  enterTime: 'Indicare un orario come 15 o 15:00',
  untilAfterFrom: 'L’orario finale del check-in deve seguire quello iniziale',
  enterPercent: 'Inserire una percentuale da 0 a 100',
  enterDaysBefore: 'Inserire i giorni prima dell’arrivo, da 1 a 365',
  stepsInOrder: 'Ogni livello richiede meno giorni del precedente e non può costare meno',
  enterCoordinates: 'Indicare latitudine e longitudine, per esempio 47.80, 13.30',
  imageTooBig: ({ file }) => `L’immagine «${file}» è troppo grande (al massimo 500 KB)`,
  tooManyImages: ({ most }) => `Sono possibili al massimo ${most} immagini`,
  demoFull: ({ most }) =>
    `La demo ha posto per ${most} immagini proprie. Registrandosi se ne possono aggiungere quante si vuole.`,
  nightTooDear: ({ price }) => `Una notte costerebbe più di ${it.number(price)} euro`,
  seasonInTheWay: ({ unit, name, first, last, others }) => {
    const nights = last === first ? `il ${it.day(first)}` : `dal ${it.day(first)} al ${it.day(last)}`
    const more = it.plural(others, {
      one: ' Si sovrappone anche # altra stagione.',
      other: ' Si sovrappongono anche altre # stagioni.',
    })
    return `${unit} ha già la stagione «${name}» ${nights}.${others > 0 ? more : ''}`
  },
}
