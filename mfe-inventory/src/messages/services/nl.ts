import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Extra’s',
  touristTax: 'Toeristenbelasting',
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
  kind: 'Wat het is',
  kinds: { service: 'Een dienst van u', passed_on: 'Doorgegeven: belasting, borg' },
  kindHints: {
    service: 'Kortingscodes verlagen hem, en hij telt mee voor annuleringskosten en omzet.',
    passed_on: 'Kortingscodes verlagen het niet, en het telt niet mee voor annuleringskosten en omzet.',
  },
  isPassedOn: 'doorgegeven',
  vat: 'Btw',
  usualVat: {
    service: 'Zoals gebruikelijk voor diensten (tarief van extra’s)',
    passed_on: 'Zoals gebruikelijk bij doorgeven (geen)',
  },
  vats: { none: 'Geen', lodging: 'Tarief van logies', extras: 'Tarief van extra’s', own: 'Een eigen tarief' },
  vatPercent: 'Btw-tarief',
  vatHint: 'Geldt ook op facturen van boekingen zolang het concepten zijn.',
  soundsPassedOn: (name) =>
    `“${name}” klinkt als iets wat u doorgeeft. Als dienst wordt het door kortingscodes verlaagd en is er btw over verschuldigd.`,
  makePassedOn: 'Als doorgegeven aanmerken',
  usual: (names) => `Een gangbare naam. Gasten lezen hem in hun eigen taal, tenzij u hem zelf vertaalt: ${names}.`,
  mandatory: 'Verplicht',
  mandatoryHint: 'Verplichte extra’s zitten in elk totaal en kunnen niet worden weggelaten.',
  isMandatory: 'verplicht',
  yes: 'Ja',
  no: 'Nee',
  columns: { sold: 'Verkocht dit jaar', edit: 'Bewerken' },
  bookings: (count) => nl.plural(count, { one: '# boeking', other: '# boekingen' }),
  notSold: 'Nog niets',
  form: { chooseType: 'Kies een soort', chooseProperty: 'Kies een accommodatie' },
}
