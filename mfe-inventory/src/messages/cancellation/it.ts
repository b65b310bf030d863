import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  terms: 'Condizioni',
  hint: 'Gli ospiti le vedono accanto al prezzo e le accettano con la richiesta. I soggiorni già prenotati mantengono le loro.',
  forNew: 'Usare queste condizioni anche per le nuove strutture',
  plan: {
    offer: 'Offrire anche una tariffa non rimborsabile',
    hint: 'Gli ospiti scelgono tra le due: le condizioni qui sopra o queste a un prezzo più basso. Lo sconto vale per notti e persone aggiuntive.',
    percent: 'Percentuale di sconto',
    terms: 'Condizioni della tariffa non rimborsabile',
    summary: (percent) => `non rimborsabile con ${it.percent(percent)} in meno`,
  },
  payments: {
    title: 'Acconto e scadenze',
    usual: 'Come nelle impostazioni di pagamento',
    own: 'Una regola propria',
    hint: 'Le impostazioni di pagamento sono in quelle delle fatture. I nuovi soggiorni seguono la regola, anche quelli degli ospiti; quelli già concordati mantengono il loro piano. In ogni prenotazione può chiedere un altro acconto.',
  },
  presets: {
    flexible: 'Flessibile: gratuito fino al giorno prima dell’arrivo',
    moderate: 'Moderata: gratuito fino a 5 giorni prima, poi 50 %',
    strict: 'Rigida: gratuito fino a 30 giorni prima, poi 100 %',
    non_refundable: 'Non rimborsabile: sempre 100 %',
  },
  names: {
    flexible: 'Flessibile',
    moderate: 'Moderata',
    strict: 'Rigida',
    non_refundable: 'Non rimborsabile',
  },
  own: 'Livelli propri',
  step: (number) => `Livello ${number}`,
  until: 'Fino a (giorni prima dell’arrivo)',
  percent: 'Percentuale del totale',
  afterwards: 'In seguito, percentuale del totale',
  add: 'Aggiungi un livello',
  remove: 'Rimuovi',
  removeStep: (number) => `Rimuovi il livello ${number}`,
  preview: (total, arrival) =>
    `Come lo leggono gli ospiti, per un soggiorno da ${it.euros(total)} con arrivo il ${it.longDay(arrival)}:`,
}
