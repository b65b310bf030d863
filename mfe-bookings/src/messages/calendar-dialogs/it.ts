import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

const nights = (count: number) => it.plural(count, { one: '# notte', other: '# notti' })

export const messages: Messages = {
  unit: 'Alloggio',
  notFree: (unit) => `${unit} – non libero`,
  checkIn: 'Arrivo',
  checkOut: 'Partenza',
  guests: 'Ospiti',
  childrenAndPets: 'Bambini, neonati o animali',
  upTo: (guests) => `Fino a ${guests}`,
  status: 'Stato',
  save: 'Salva',
  update: 'Salva le modifiche',
  noChanges: 'Nessuna modifica',

  booking: {
    title: 'Nuova prenotazione',
    guest: 'Ospite',
    typeName: 'Digitare un nome',
    newGuest: 'Nuovo ospite',
    more: 'Altre opzioni…',
    blockInstead: 'Oppure bloccare queste notti',
    reasonWithExample: 'Motivo, ad es. uso proprio (facoltativo)',
    booked: ({ unit, guest, when, reference }) => `Prenotazione di ${guest}: ${unit}, ${when} (${reference})`,
  },
  block: {
    title: 'Blocco',
    block: 'Blocca',
    reason: 'Motivo',
    reasonExample: 'ad es. tinteggiatura o uso proprio (facoltativo)',
    from: 'Bloccato dal',
    to: 'Di nuovo libero dal',
    order: 'La fine del blocco deve essere successiva all’inizio.',
    remove: 'Rimuovi il blocco',
    updated: 'Blocco aggiornato',
    removed: 'Blocco rimosso; le sue notti sono di nuovo prenotabili',
    blocked: (unit, when) => `Bloccato: ${unit}, ${when}`,
    someUnit: 'alloggio',
  },
  imports: {
    from: (portal) => `Dal calendario di ${portal}`,
    conflict: 'Queste notti le occupa già qualcosa di Suo, quindi questo non ne occupa. Da decidere in Canali.',
    kind: { stay: 'Soggiorno', closure: 'Chiusura' },
    guest: 'Ospite',
    nights: 'Notti',
    property: 'Struttura',
    book: 'Farne una prenotazione',
  },
  move: {
    title: 'Sposta il soggiorno',
    titleOf: (guest) => `Sposta il soggiorno di ${guest}`,
    move: 'Sposta',
    price: 'Prezzo',
    changeTo: (total) => `Passa a ${it.euros(total)}`,
    keep: (total) => `Mantieni ${it.euros(total)}`,
  },
  question: {
    price: 'Il prezzo cambia',
    invoice: 'Una fattura emessa viene sostituita',
    invoiceHint:
      'Una fattura emessa riporta alloggio e date, perciò non può restare com’è. Inviare all’ospite i nuovi documenti.',
    where: (name, unit, when) => `${name}: ${unit}, ${when}`,
    stay: 'Non spostare',
    replace: 'Sposta e sostituisci la fattura',
  },
  price: {
    taken: (when) => `Occupato ${when}`,
    nights: (count, each) => `${nights(count)} × ${it.euros(each)}`,
    extraPersons: (count, during, each) =>
      `${it.plural(count, { one: '# persona aggiuntiva', other: '# persone aggiuntive' })} × ${nights(during)} × ${it.euros(each)}`,
    service: (name, count, each) =>
      count === 1 ? `${name} ${it.euros(each)}` : `${name} ${count} × ${it.euros(each)}`,
  },
  keys: {
    title: 'Scorciatoie da tastiera',
    arrows: { key: 'Tasti freccia', does: 'Muoversi tra giorni e alloggi' },
    ends: { key: 'Home, Fine', does: 'Andare al primo o all’ultimo giorno visibile' },
    pages: { key: 'Pag su, Pag giù', does: 'Andare indietro o avanti di una schermata' },
    today: { key: 'T', does: 'Andare a oggi' },
    select: {
      key: 'Invio su una notte libera',
      does: 'Iniziare a scegliere le notti; le frecce estendono la scelta, Invio le prenota o le blocca',
    },
    open: { key: 'Invio su un soggiorno o blocco', does: 'Aprirlo' },
    move: {
      key: 'M su un soggiorno o blocco',
      does: 'Spostarlo: le frecce spostano, con Maiusc cambiano la fine; Invio rilascia, Esc annulla',
    },
    undo: { key: 'Ctrl+Z', does: 'Annullare l’ultimo spostamento' },
    fullPage: { key: 'F', does: 'Mostrare il calendario a pagina intera, o di nuovo la panoramica' },
  },
}
