import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Gutscheincodes',
  empty: {
    title: 'Noch keine Gutscheincodes',
    hint: 'Mit einem Gutscheincode bekommen Gäste Prozente oder einen Betrag vom Aufenthalt ab, solange er gültig ist.',
    action: 'Ersten Code anlegen',
  },
  validUntil: 'Gültig bis',
  columns: { discount: 'Rabatt', used: 'Verwendet', edit: 'Bearbeiten' },
  amount: (value) => de.euros(value),
  percent: (value) => de.percent(value),
  bookings: (count) => de.plural(count, { one: '# Buchung', other: '# Buchungen' }),
  saved: (amount) => `${de.euros(amount)} Rabatt`,
  notUsed: 'Noch nicht',
  form: {
    code: 'Code',
    kind: 'Prozent oder Betrag',
    kinds: { percent: 'Prozent', amount: 'Betrag' },
    discount: 'Rabatt in Prozent',
    amount: 'Rabatt in Euro',
    amountHint: 'Höchstens so viel, wie der Aufenthalt kostet.',
  },
  conditions: {
    title: 'Bedingungen',
    none: 'Keine',
    validFrom: 'Buchbar ab',
    stayFrom: 'Erste Nacht',
    stayTo: 'Letzte Nacht',
    stayHint: 'Alle Nächte des Aufenthalts liegen dazwischen.',
    minNights: 'Mindestnächte',
    units: 'Einheiten',
    allUnits: 'Alle Einheiten',
    archivedUnit: 'Archivierte Einheit',
    maxUses: 'Verwendungen insgesamt',
    maxUsesPerGuest: 'Verwendungen pro Gast',
    unlimited: 'Unbegrenzt',
    usesHint: 'Es zählen Buchungen, die nicht storniert sind, und offene Anfragen.',
  },
  // In few words, for the list.
  bound: {
    from: (day) => `Buchbar ab ${de.day(day)}`,
    dates: ({ from, to }) => {
      if (!to) return `Nächte ab ${de.day(from ?? '')}`
      return from ? `Nächte ${de.day(from)} – ${de.day(to)}` : `Nächte bis ${de.day(to)}`
    },
    nights: (count) => de.plural(count, { one: 'Ab # Nacht', other: 'Ab # Nächten' }),
    units: (count) => de.plural(count, { one: '# Einheit', other: '# Einheiten' }),
    uses: (count) => de.plural(count, { one: '# Verwendung', other: '# Verwendungen' }),
    usesPerGuest: (count) => `${de.number(count)} pro Gast`,
  },
}
