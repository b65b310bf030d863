import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Extra’s',
  empty: {
    title: 'Nog geen extra’s',
    hint: 'Ontbijt, parkeren, eindschoonmaak: wat gasten bij een verblijf kunnen boeken, eenmalig of per dag.',
    action: 'Eerste extra toevoegen',
  },
  type: 'Soort',
  anyType: 'Alle soorten',
  types: { per_day: 'Per dag', one_time: 'Eenmalig' },
  typeOptions: { per_day: 'Per dag', one_time: 'Eenmalig' },
  columns: { property: 'Accommodatie', sold: 'Verkocht dit jaar', edit: 'Bewerken' },
  bookings: (count) => nl.plural(count, { one: '# boeking', other: '# boekingen' }),
  notSold: 'Nog niets',
  form: { chooseType: 'Kies een soort', chooseProperty: 'Kies een accommodatie' },
}
