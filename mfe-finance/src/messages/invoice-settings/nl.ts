import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Factuurinstellingen',
  allSettings: 'Alle instellingen',
  invoices: 'Facturen',
  loading: 'Factuurinstellingen worden geladen',
  parts: {
    numbers: 'Factuurnummers',
    vat: 'Btw',
    issuing: 'Wanneer facturen worden opgemaakt',
    terms: 'Betalingsvoorwaarden',
  },
  save: 'Opslaan',
  noChanges: 'Geen wijzigingen',
  percent: (rate) => nl.percent(rate),
  issuer: {
    title: 'Uw gegevens',
    edit: 'Bewerken in Instellingen',
    incomplete: 'Er kan nog geen factuur worden opgemaakt',
    missing: (fields) =>
      `Op elke factuur moeten deze gegevens van u staan: ${fields.join(', ')}. Vul in Instellingen aan wat ontbreekt.`,
    fields: {
      tax_id: 'belastingnummer',
      'address.street': 'straat',
      'address.house_number': 'huisnummer',
      'address.postal_code': 'postcode',
      'address.city': 'plaats',
      'address.country': 'land',
    },
    name: 'Naam',
    address: 'Adres',
    taxId: 'Belastingnummer',
  },
  numbers: {
    hint: 'Zo zien de nummers eruit. Facturen en creditnota’s delen één doorlopende nummering, die elk jaar opnieuw begint.',
    prefix: 'Voorvoegsel van het nummer',
    next: (example) => `De volgende nummers zien er zo uit: ${example}.`,
    none: 'Geen',
  },
  issuing: {
    automatic: 'Automatisch, op de dag van vertrek',
    manual: 'Wanneer u op ‘Opmaken’ klikt',
    automaticHint: 'Alleen facturen van bevestigde verblijven. U kunt er altijd eerder zelf een opmaken.',
    manualHint: 'Tot dan blijft de factuur van een boeking een concept.',
    label: 'Facturen opmaken',
    extra: 'Automatisch opmaken gebeurt alleen voor bevestigde verblijven.',
  },
  terms: {
    lack: 'Op uw facturen staat niet wanneer en hoe er betaald moet worden. Voeg uw voorwaarden toe, en uw bankrekening voor overschrijvingen.',
    extra: 'Staat op elke factuur. Betalen gasten per overschrijving, zet hier dan ook uw IBAN bij.',
  },
  vat: {
    noteInstead: 'Geen tarieven: op facturen staat in plaats van btw deze vermelding:',
    lack: 'Op uw facturen staat geen btw, en ook niet waarom. Voeg uw tarieven of een vermelding toe.',
    rates: 'Btw-tarieven',
    ratesHint:
      'Voor elke factuur gelden de tarieven op de dag van vertrek. Onder overnachting vallen nachten en extra personen, onder extra’s de bijgeboekte diensten. Zonder tarieven wordt er geen btw vermeld.',
    from: 'Vanaf',
    lodging: 'Overnachting',
    extras: 'Extra’s',
    group: (position) => `Tarieven ${position}`,
    remove: 'Verwijderen',
    removeGroup: (position) => `Tarieven ${position} verwijderen`,
    add: 'Tarieven toevoegen',
    note: 'Vermelding als er geen btw is',
    noteHint: 'Staat op facturen waarvoor geen btw-tarief geldt.',
  },
  preview: {
    caption: 'Zo zien uw facturen eruit, hier met een verzonnen nummer en verblijf',
    logo: 'Uw logo',
    paper: {
      invoice: 'Factuur',
      number: 'Nummer',
      date: 'Datum',
      taxId: (id) => `Btw-nummer ${id}`,
      nights: (nights, price) => `${nl.plural(nights, { one: '# nacht', other: '# nachten' })} × ${nl.euros(price)}`,
      breakfast: 'Ontbijt',
      total: 'Totaal',
      vatIncluded: (rate) => `Inclusief ${nl.percent(rate)} btw`,
    },
  },
}
