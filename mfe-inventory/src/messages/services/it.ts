import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Servizi extra',
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
  mandatory: 'Obbligatorio',
  mandatoryHint: 'I servizi obbligatori sono inclusi in ogni totale e non si possono togliere.',
  isMandatory: 'obbligatorio',
  yes: 'Sì',
  no: 'No',
  columns: { property: 'Struttura', sold: 'Venduto quest’anno', edit: 'Modifica' },
  bookings: (count) => it.plural(count, { one: '# prenotazione', other: '# prenotazioni' }),
  notSold: 'Ancora niente',
  form: { chooseType: 'Scegliere il tipo', chooseProperty: 'Scegliere la struttura' },
}
