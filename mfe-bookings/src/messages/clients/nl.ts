import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Klanten',
  toList: 'Alle klanten',
  formTitle: 'Klant',
  export: 'CSV exporteren',
  import: 'Importeren',
  empty: {
    title: 'Nog geen klanten',
    hint: 'Klanten zijn de gasten die uw eenheden boeken. Voeg ze een voor een toe, of importeer een lijst.',
    action: 'Eerste klant toevoegen',
  },
  columns: {
    active: 'Actief',
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    address: 'Adres',
    edit: 'Bewerken',
  },
  active: 'Actief',
  inactive: 'Niet actief',
  similarName: 'Lijkt op deze naam',
  edit: 'Bewerken',
  editOne: (name) => `${name} bewerken`,

  gone: 'Deze klant bestaat niet meer',
  goneHint: 'De klant is verwijderd, of de link klopt niet.',
  close: 'Sluiten',

  form: {
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mail',
    active: 'Actief',
    company: 'Bedrijf',
    vatId: 'Btw-nummer',
    buyerReference: 'Referentie',
    buyerReferenceHint:
      'Wat het bedrijf op de factuur wil lezen, zoals een bestelnummer. Duitse overheden hebben een Leitweg-ID.',
    notes: 'Notities',
    notesHint: 'Alleen u ziet ze.',
    consequence: 'Boekingen en facturen van deze klant blijven zoals ze zijn.',
  },
  ledger: payments,
  history: {
    stays: 'Verblijven',
    nights: 'Nachten',
    total: 'Geboekt',
    paid: 'Betaald',
    left: 'Nog te betalen',
    payments: 'Betalingen',
    noPayments: 'Nog geen betalingen',
    noStays: 'Nog geen verblijven',
    newBooking: 'Nieuwe boeking',
    staysOf: 'Verblijven en betalingen',
    staysSince: (stays, last) =>
      last === null
        ? 'Nog geen verblijven'
        : `${nl.plural(stays, { one: '# verblijf', other: '# verblijven' })}, het laatste vanaf ${nl.day(last)}`,
  },
  privacy: {
    title: 'Als deze gast naar zijn gegevens vraagt',
    copy: 'Kopie opslaan',
    copyHint: 'Alles over deze klant downloaden als ZIP',
    erase: 'Klantgegevens wissen',
    question: (name) => `De gegevens van ${name} wissen?`,
    consequence:
      'Naam, adres, telefoonnummer, e-mailadres, berichten en notities worden definitief gewist. Boekingen blijven als cijfers bestaan. Op opgemaakte facturen blijft de naam staan zolang u dat bij Instellingen, ‘Uw gegevens’ hebt gekozen.',
    ok: 'Wissen',
    keep: 'Behouden',
    erased: 'Klantgegevens gewist',
  },
  language: { label: 'Taal', unknown: 'Niet bekend' },
}
