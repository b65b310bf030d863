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
  nature: 'Che cos’è?',
  natureOpen:
    'È raccolto per altri, e non è detto a che titolo. Scelga tassa o cauzione, e i Suoi ospiti lo leggeranno.',
  natures: { extra: 'Extra', fee: 'Spesa obbligatoria', tax: 'Tassa', deposit: 'Cauzione' },
  natureHints: {
    extra: 'Gli ospiti possono aggiungerlo, o lo hanno sempre se è obbligatorio.',
    fee: 'In ogni soggiorno, come la pulizia finale. Nessun codice promozionale la riduce.',
    tax: 'Va al comune. Non conta per codici e penali di annullamento, né come ricavo.',
    deposit: 'L’ospite la riceve indietro. Non conta per codici e penali di annullamento, né come ricavo.',
  },
  marks: { fee: 'spesa obbligatoria', tax: 'tassa', deposit: 'cauzione' },
  notReduced: 'senza codici promozionali',
  discountable: 'I codici promozionali lo riducono',
  discountableHint: 'Un extra obbligatorio che nessun codice promozionale riduce è una spesa obbligatoria.',
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
    `«${name}» sembra qualcosa che raccoglie per altri. Come extra o spesa Sua è soggetto a IVA e conta come ricavo.`,
  makeIt: { tax: 'Farne una tassa', deposit: 'Farne una cauzione' },
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
