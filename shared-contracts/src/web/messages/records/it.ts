import { it } from '../../../domain/languages/it.ts'
import type { Messages } from '../web/en.ts'
import type { records as english } from './en.ts'

const wordsByNoun: Record<string, ReturnType<typeof english>> = {
  Client: { add: 'Nuovo cliente', edit: 'Modifica cliente', saved: 'Cliente salvato' },
  Property: { add: 'Nuova struttura', edit: 'Modifica struttura', saved: 'Struttura salvata' },
  Unit: { add: 'Nuovo alloggio', edit: 'Modifica alloggio', saved: 'Alloggio salvato' },
  Season: { add: 'Nuova stagione', edit: 'Modifica stagione', saved: 'Stagione salvata' },
  Rule: { add: 'Nuova regola', edit: 'Modifica regola', saved: 'Regola salvata' },
  Discount: { add: 'Nuovo sconto', edit: 'Modifica sconto', saved: 'Sconto salvato' },
  Service: { add: 'Nuovo servizio extra', edit: 'Modifica servizio extra', saved: 'Servizio extra salvato' },
  'Tourist tax': {
    add: 'Nuova tassa di soggiorno',
    edit: 'Modifica tassa di soggiorno',
    saved: 'Tassa di soggiorno salvata',
  },
  Promocode: {
    add: 'Nuovo codice promozionale',
    edit: 'Modifica codice promozionale',
    saved: 'Codice promozionale salvato',
  },
}

export const records: typeof english = (what) =>
  wordsByNoun[what] ?? { add: `Aggiungi: ${what}`, edit: `Modifica: ${what}`, saved: `Salvataggio riuscito: ${what}` }

const cascade = (units: number, services: number) => {
  const words = [
    units ? it.plural(units, { one: '# alloggio', other: '# alloggi' }) : [],
    services ? it.plural(services, { one: '# servizio extra', other: '# servizi extra' }) : [],
  ].flat()
  if (words.length === 0) return []
  return [`Verrà eliminato anche: ${it.list(words)}.`]
}

const bookingsKept = (bookings: number, upcoming: number) => {
  if (bookings === 0) return []
  const words = it.plural(bookings, { one: '# prenotazione resta', other: '# prenotazioni restano' })
  if (upcoming === 0) return [`${words}.`]
  if (bookings === 1) return [`${words}, ed è ancora in programma.`]
  if (upcoming === bookings) return [`${words}, tutte ancora in programma.`]
  return [`${words}, di cui ${it.number(upcoming)} ancora in programma.`]
}

export const usage: Messages['record']['usage'] = ({ units, services, bookings, upcoming, archives }) =>
  [
    ...cascade(units, services),
    ...bookingsKept(bookings, upcoming),
    archives
      ? 'La voce verrà archiviata: non comparirà più negli elenchi, ma resterà sulle vecchie prenotazioni e fatture.'
      : 'Non ci sono prenotazioni, quindi l’eliminazione è definitiva.',
  ].join(' ')
