import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Kortingscodes',
  empty: {
    title: 'Nog geen kortingscodes',
    hint: 'Met een kortingscode krijgen gasten een percentage of een bedrag korting op het verblijf, zolang de code geldig is.',
    action: 'Eerste code toevoegen',
  },
  validUntil: 'Geldig tot en met',
  columns: { discount: 'Korting', used: 'Gebruikt', edit: 'Bewerken' },
  amount: (value) => nl.euros(value),
  percent: (value) => nl.percent(value),
  bookings: (count) => nl.plural(count, { one: '# boeking', other: '# boekingen' }),
  saved: (amount) => `${nl.euros(amount)} korting`,
  notUsed: 'Nog niet',
  form: {
    code: 'Code',
    kind: 'Percentage of bedrag',
    kinds: { percent: 'Percentage', amount: 'Bedrag' },
    discount: 'Kortingspercentage',
    amount: 'Korting in euro',
    amountHint: 'Hooguit wat het verblijf kost.',
  },
  conditions: {
    title: 'Voorwaarden',
    none: 'Geen',
    validFrom: 'Te boeken vanaf',
    stayFrom: 'Eerste nacht',
    stayTo: 'Laatste nacht',
    stayHint: 'Alle nachten van het verblijf vallen hiertussen.',
    minNights: 'Minimum aantal nachten',
    units: 'Eenheden',
    allUnits: 'Alle eenheden',
    archivedUnit: 'Gearchiveerde eenheid',
    maxUses: 'Gebruik in totaal',
    maxUsesPerGuest: 'Gebruik per gast',
    unlimited: 'Onbeperkt',
    usesHint: 'Boekingen die niet geannuleerd zijn en openstaande aanvragen tellen mee.',
  },
  // In few words, for the list.
  bound: {
    from: (day) => `Te boeken vanaf ${nl.day(day)}`,
    dates: ({ from, to }) => {
      if (!to) return `Nachten vanaf ${nl.day(from ?? '')}`
      return from ? `Nachten ${nl.day(from)} – ${nl.day(to)}` : `Nachten tot en met ${nl.day(to)}`
    },
    nights: (count) => nl.plural(count, { one: 'Vanaf # nacht', other: 'Vanaf # nachten' }),
    units: (count) => nl.plural(count, { one: '# eenheid', other: '# eenheden' }),
    uses: (count) => `${nl.number(count)}× te gebruiken`,
    usesPerGuest: (count) => `${nl.number(count)}× per gast`,
  },
}
