import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Extra’s',
  empty: {
    title: 'Nog geen extra’s',
    hint: 'Ontbijt, parkeren, eindschoonmaak: wat gasten kunnen bijboeken of altijd betalen, eenmalig, per nacht of per persoon.',
    action: 'Eerste extra toevoegen',
  },
  type: 'Soort',
  anyType: 'Alle soorten',
  types: { per_day: 'Per dag', one_time: 'Eenmalig' },
  typeOptions: { per_day: 'Per dag', one_time: 'Eenmalig' },
  chargedPer: 'Berekend voor',
  charges: { unit: 'De eenheid', person: 'Elke persoon', pet: 'Elk huisdier' },
  charge: charges.charge,
  fromAge: 'Vanaf leeftijd',
  fromAgeHint: 'Jongere kinderen betalen niet. Leeg betalen alle kinderen; baby’s onder 2 jaar betalen nooit.',
  mandatory: 'Verplicht',
  mandatoryHint: 'Verplichte extra’s zitten in elk totaal en kunnen niet worden weggelaten.',
  isMandatory: 'verplicht',
  yes: 'Ja',
  no: 'Nee',
  columns: { property: 'Accommodatie', sold: 'Verkocht dit jaar', edit: 'Bewerken' },
  bookings: (count) => nl.plural(count, { one: '# boeking', other: '# boekingen' }),
  notSold: 'Nog niets',
  form: { chooseType: 'Kies een soort', chooseProperty: 'Kies een accommodatie' },
}
