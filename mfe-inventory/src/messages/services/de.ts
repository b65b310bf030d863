import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Zusatzleistungen',
  empty: {
    title: 'Noch keine Zusatzleistungen',
    hint: 'Frühstück, Parkplatz, Endreinigung: was Gäste zu einem Aufenthalt dazubuchen können, einmalig oder pro Tag.',
    action: 'Erste Zusatzleistung anlegen',
  },
  type: 'Art',
  anyType: 'Alle Arten',
  types: { per_day: 'Pro Tag', one_time: 'Einmalig' },
  typeOptions: { per_day: 'Pro Tag', one_time: 'Einmalig' },
  columns: { property: 'Unterkunft', sold: 'Verkauft in diesem Jahr', edit: 'Bearbeiten' },
  bookings: (count) => de.plural(count, { one: '# Buchung', other: '# Buchungen' }),
  notSold: 'Noch nichts',
  form: { chooseType: 'Art wählen', chooseProperty: 'Unterkunft wählen' },
}
