import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Servizi extra',
  touristTax: 'Tassa di soggiorno',
  empty: {
    title: 'Ancora nessun servizio extra',
    hint: 'Colazione, parcheggio, pulizia finale: ciò che gli ospiti possono aggiungere o pagano sempre, una volta sola, a notte o a persona.',
    action: 'Aggiungi il primo servizio',
  },
  type: 'Tipo',
  anyType: 'Tutti i tipi',
  types: { per_day: 'Al giorno', one_time: 'Una tantum' },
  typeOptions: { per_day: 'Al giorno', one_time: 'Una tantum' },
  chargedPer: 'Si paga per',
  charges: { unit: 'L’alloggio', person: 'Ogni persona', pet: 'Ogni animale' },
  charge: charges.charge,
  fromAge: 'Dall’età di',
  fromAgeHint:
    'I bambini più piccoli non pagano. Se vuoto, pagano tutti i bambini; i neonati sotto i 2 anni non pagano mai.',
  kind: 'Di cosa si tratta',
  kinds: { service: 'Un servizio Suo', passed_on: 'Per conto terzi: tassa, cauzione' },
  kindHints: {
    service: 'I codici promozionali lo riducono, e conta per le penali di cancellazione e il fatturato.',
    passed_on:
      'I codici promozionali non lo riducono, e non conta né per le penali di cancellazione né per il fatturato.',
  },
  isPassedOn: 'per conto terzi',
  vat: 'IVA',
  usualVat: {
    service: 'Come di consueto per i servizi (aliquota degli extra)',
    passed_on: 'Come di consueto per conto terzi (nessuna)',
  },
  vats: {
    none: 'Nessuna',
    lodging: 'Aliquota dell’alloggio',
    extras: 'Aliquota degli extra',
    own: 'Un’aliquota propria',
  },
  vatPercent: 'Aliquota IVA',
  vatHint: 'Vale anche sulle fatture delle prenotazioni finché sono bozze.',
  soundsPassedOn: (name) =>
    `«${name}» sembra un importo per conto terzi. Come servizio, i codici promozionali lo riducono e porta l’IVA.`,
  makePassedOn: 'Segna per conto terzi',
  usual: (names) =>
    `Un nome usuale. Gli ospiti lo leggono nella propria lingua, se non c’è una Sua traduzione: ${names}.`,
  mandatory: 'Obbligatorio',
  mandatoryHint: 'I servizi obbligatori sono inclusi in ogni totale e non si possono togliere.',
  isMandatory: 'obbligatorio',
  yes: 'Sì',
  no: 'No',
  columns: { sold: 'Venduto quest’anno', edit: 'Modifica' },
  bookings: (count) => it.plural(count, { one: '# prenotazione', other: '# prenotazioni' }),
  notSold: 'Ancora niente',
  form: { chooseType: 'Scegliere il tipo', chooseProperty: 'Scegliere la struttura' },
}
