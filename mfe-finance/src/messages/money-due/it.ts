import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Importi dovuti',
  about: 'Quanto gli ospiti le devono già o entro due settimane, quanto lei deve a loro, e i documenti da emettere.',
  settings: 'Impostazioni di pagamento',
  show: 'Mostra',
  all: 'Tutti',
  stages: { late: 'In ritardo', soon: 'In scadenza', refunds: 'Da rimborsare', documents: 'Da emettere' },
  stage: (name, count) => (count === undefined ? name : `${name} (${it.number(count)})`),
  columns: { what: 'Cosa', guest: 'Ospite', stay: 'Soggiorno', due: 'Scadenza', amount: 'Importo', actions: 'Azioni' },
  kinds: {
    deposit: 'Acconto',
    rest: 'Saldo',
    full: 'Prezzo totale',
    refund: 'Rimborso',
    document: 'Fattura da emettere',
  },
  daysLate: (count) => it.plural(count, { one: '# giorno di ritardo', other: '# giorni di ritardo' }),
  openBooking: (reference) => `Apri la prenotazione ${reference}`,
  remind: 'Invia promemoria',
  remindQuestion: (guest, amount) => `Ricordare ${it.euros(amount)} a ${guest}?`,
  remindAbout: 'L’ospite riceve un’e-mail nella sua lingua con importo, giorno e modalità di pagamento.',
  keep: 'Non ora',
  reminderSent: (guest) => `Promemoria inviato a ${guest}`,
  reminded: (day) => `promemoria il ${it.day(day)}`,
  issue: 'Vai alla bozza',
  empty: {
    title: 'Non c’è nulla da pagare',
    hint: 'Quanto gli ospiti devono secondo il loro piano di pagamento compare qui due settimane prima.',
  },
  nothing: {
    late: 'Niente è in ritardo',
    soon: 'Niente scade entro due settimane',
    refunds: 'Niente è da rimborsare',
    documents: 'Ogni soggiorno concluso ha la sua fattura',
  },
}
