import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Cauzione',
  states: {
    planned: 'Prevista',
    waiting: 'In attesa dell’ospite',
    held: 'Bloccata',
    released: 'Sbloccata',
    captured: 'Addebitata',
    lapsed: 'Scaduta',
  },
  says: {
    planned: (amount, from) => `${it.euros(amount)} saranno bloccati sulla carta dell’ospite il ${it.day(from)}.`,
    plannedWithoutCard: (amount, from) =>
      `${it.euros(amount)} devono essere bloccati il ${it.day(from)}. Non c’è ancora una carta: quel giorno un ospite che ha prenotato online riceve un link per e-mail.`,
    waitingWithoutCard: (amount) =>
      `${it.euros(amount)} non sono bloccati, perché non c’è una carta. Un ospite che ha prenotato online ha ricevuto un link per e-mail.`,
    waiting: (amount) =>
      `${it.euros(amount)} non sono bloccati, perché la banca non l’ha autorizzato. L’ospite ha ricevuto un link per e-mail.`,
    held: (amount, until) =>
      `${it.euros(amount)} sono bloccati sulla carta dell’ospite e si sbloccano da soli il ${it.day(until)}.`,
    released: (amount, day) => `${it.euros(amount)} sono stati sbloccati il ${it.day(day)}.`,
    captured: (amount, day) => `${it.euros(amount)} sono stati addebitati il ${it.day(day)}.`,
    capturedInPart: (captured, amount, day) =>
      `${it.euros(captured)} di ${it.euros(amount)} sono stati addebitati il ${it.day(day)}. Il resto è stato sbloccato.`,
    lapsed: (amount) =>
      `Nulla è bloccato: ${it.euros(amount)} non sono stati autorizzati in tempo, o la banca ha sciolto il blocco e non è stato possibile rinnovarlo.`,
  },
  reason: 'Motivo',
  picture: 'Foto del danno',
  chargeLater: 'I danni si possono addebitare dall’arrivo in poi.',
  release: 'Sblocca',
  releaseQuestion: (amount) => `Sbloccare la cauzione di ${it.euros(amount)}?`,
  releaseAbout: 'Dopo non si può più addebitare nulla. L’ospite riceve un’e-mail.',
  keep: 'Mantieni',
  released: 'La cauzione è sbloccata',
  charge: 'Addebita un danno',
  form: {
    title: 'Addebita un danno',
    about:
      'L’ospite riceve tutto questo per e-mail. Ciò che non addebita viene sbloccato, e dopo non si può addebitare altro.',
    amount: 'Importo',
    most: (amount) => `Al massimo ${it.euros(amount)}.`,
    reason: 'Motivo, come lo legge l’ospite',
    picture: 'Foto (se ne ha una)',
    pictureHint: 'JPEG, PNG, WebP o AVIF. Una grande viene ridotta.',
    save: 'Addebita',
    saved: 'Il danno è addebitato, e l’ospite ne è informato per e-mail',
  },
  list: {
    title: 'Cauzioni da controllare',
    about: 'Soggiorni conclusi, e cauzioni che non sono bloccate.',
    departed: (day) => `Partenza ${it.day(day)}`,
    openBooking: (reference) => `Apri la prenotazione ${reference}`,
  },
}
