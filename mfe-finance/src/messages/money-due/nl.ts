import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Openstaande bedragen',
  about:
    'Wat gasten u nu en binnen twee weken moeten betalen, wat u hun moet terugbetalen, en documenten die nog moeten worden uitgegeven.',
  settings: 'Betalingsinstellingen',
  show: 'Tonen',
  all: 'Alles',
  stages: { late: 'Te laat', soon: 'Binnenkort', refunds: 'Terug te betalen', documents: 'Uit te geven' },
  stage: (name, count) => (count === undefined ? name : `${name} (${nl.number(count)})`),
  columns: { what: 'Wat', guest: 'Gast', stay: 'Verblijf', due: 'Vervaldag', amount: 'Bedrag', actions: 'Acties' },
  kinds: {
    deposit: 'Aanbetaling',
    rest: 'Restbedrag',
    full: 'Hele prijs',
    refund: 'Terugbetaling',
    document: 'Uit te geven factuur',
  },
  daysLate: (count) => nl.plural(count, { one: '# dag te laat', other: '# dagen te laat' }),
  openBooking: (reference) => `Boeking ${reference} openen`,
  remind: 'Herinnering sturen',
  remindQuestion: (guest, amount) => `${guest} herinneren aan ${nl.euros(amount)}?`,
  remindAbout: 'De gast krijgt een e-mail in de eigen taal met bedrag, dag en betaalwijze.',
  keep: 'Niet nu',
  reminderSent: (guest) => `Herinnering gestuurd aan ${guest}`,
  reminded: (day) => `herinnerd op ${nl.day(day)}`,
  issue: 'Naar het concept',
  empty: {
    title: 'Er staat niets open',
    hint: 'Wat gasten volgens hun betalingsplan moeten betalen, staat hier twee weken van tevoren.',
  },
  nothing: {
    late: 'Niets is te laat',
    soon: 'Binnen twee weken hoeft niets te worden betaald',
    refunds: 'Niets hoeft te worden terugbetaald',
    documents: 'Elk afgelopen verblijf heeft zijn factuur',
  },
}
