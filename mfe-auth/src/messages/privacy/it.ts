import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

const months = (count: number) => it.plural(count, { one: '# mese', other: '# mesi' })
const years = (count: number) => it.plural(count, { one: '# anno', other: '# anni' })

export const messages: Messages = {
  title: 'I Suoi dati',
  loading: 'Caricamento di ciò che è conservato',
  noDemo: 'Un account demo si elimina da solo dopo un giorno',
  ending: {
    title: 'L’account verrà eliminato il <moment></moment>',
    text: 'Gli ospiti non trovano più gli alloggi. Salvare una copia di tutto prima di quel giorno, oppure mantenere l’account.',
    keep: 'Mantieni l’account',
    kept: 'L’account resta',
  },
  copy: {
    title: 'Una copia di tutto',
    about: 'Un file ZIP con tutti i dati in JSON, le immagini e ogni fattura emessa in PDF',
    save: 'Salva una copia',
    hint: 'Scarica tutto in un file ZIP',
  },
  retention: {
    title: 'Per quanto tempo conserviamo le persone',
    change: 'Cambia i periodi',
    about: (requestMonths, clientYears, documentYears) =>
      `Ospiti le cui richieste non hanno avuto seguito: ${months(requestMonths)}. Clienti dopo l’ultimo soggiorno: ${
        clientYears === null ? 'fino alla cancellazione' : years(clientYears)
      }. Persone sulle fatture emesse: ${years(documentYears)}.`,
    guests: 'Ospiti le cui richieste non hanno avuto seguito',
    guestsHint:
      'Richieste rifiutate, scadute e annullate, a partire dalla partenza richiesta. I dati che non servono più vanno cancellati (art. 5 GDPR).',
    clients: 'Clienti dopo l’ultimo soggiorno',
    clientsHint: 'Se vuoto, restano fino alla cancellazione. Le loro prenotazioni restano come cifre.',
    documents: 'Persone sulle fatture emesse',
    documentsHint: 'A partire dalla fine dell’anno di emissione. La fattura resta, senza la persona.',
    months: 'mesi',
    years: 'anni',
    law: (country, count, law) => `${country} ${years(count)} (${law})`,
    laws: (laws) => `Le fatture vanno conservate: ${laws}. Chiedere al commercialista che cosa vale nel proprio caso.`,
    countries: {
      Austria: 'Austria',
      Germany: 'Germania',
      Italy: 'Italia',
      France: 'Francia',
      Netherlands: 'Paesi Bassi',
    },
    submit: 'Salva i periodi',
    done: 'Periodi salvati',
  },
  end: {
    title: 'Elimina l’account',
    about: 'Dopo 30 giorni viene eliminato tutto. Fino ad allora si può cambiare idea.',
    open: 'Elimina account',
    question: 'Eliminare l’account?',
    text: 'Gli ospiti non troveranno più gli alloggi e si verrà disconnessi da ogni altro dispositivo. Dopo 30 giorni verranno eliminati strutture, prenotazioni, clienti, fatture e immagini. La legge chiede di conservare le fatture per anni: salvare prima una copia.',
    stays: (count) =>
      `${it.plural(count, { one: '# soggiorno confermato deve', other: '# soggiorni confermati devono' })} ancora avvenire. Non scriviamo a questi ospiti: annullare prima i soggiorni o scrivere loro.`,
    submit: 'Elimina account',
    done: 'L’account termina fra 30 giorni',
  },
}
