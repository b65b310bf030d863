import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/nl'
import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Facturen',
  settings: 'Factuurinstellingen',
  moneyDue: 'Openstaande bedragen',
  touristTax: 'Toeristenbelasting',
  exportForAdviser: 'Export voor boekhouder',
  empty: {
    title: 'Nog geen facturen',
    hint: 'Bij elke boeking hoort een factuur. Die blijft een concept tot u hem opmaakt.',
    action: 'Naar de boekingen',
  },
  columns: {
    number: 'Nummer',
    name: 'Naam',
    stay: 'Verblijf',
    date: 'Datum',
    amount: 'Bedrag',
    actions: 'Acties',
  },
  states: statuses.document,
  cancelsNumber: (number) => `bij ${number}`,
  fee: 'Annuleringskosten',
  openBooking: (reference) => `Boeking ${reference} openen`,
  stages: { drafts: 'Concepten', to_send: 'Te versturen', unpaid: 'Onbetaald', all: 'Alle' },
  stage: (name, count) => (count === undefined ? name : `${name} (${nl.number(count)})`),
  nothing: {
    drafts: 'Geen concepten',
    to_send: 'Alles wat u de laatste 90 dagen hebt opgemaakt, is gemaild',
    unpaid: 'Alles is betaald',
  },
  mailed: (day) => `gemaild op ${nl.day(day)}`,
  unpaid: 'niet betaald',
  partlyUnpaid: (amount) => `${nl.euros(amount)} niet betaald`,
  filters: {
    status: { label: 'Status', any: 'Elke status', draft: 'Concept', issued: 'Opgemaakt', cancelled: 'Geannuleerd' },
    document: {
      label: 'Document',
      any: 'Alle documenten',
      invoice: 'Facturen',
      cancellation: 'Creditnota’s',
    },
    date: 'Datum',
    payment: { label: 'Betaling', any: 'Betaald en onbetaald', unpaid: 'Niet betaald' },
  },
  show: 'Tonen',
  sortBy: 'Sorteren op',
  orders: {
    '-date': 'Nieuwste eerst',
    date: 'Oudste eerst',
    '-number': 'Nummer, hoogste eerst',
    number: 'Nummer, laagste eerst',
    name: 'Naam, A tot Z',
    '-name': 'Naam, Z tot A',
    '-amount': 'Hoogste bedrag',
    amount: 'Laagste bedrag',
  },
  totals: {
    label: 'Totalen van wat getoond wordt',
    unpaid: {
      title: 'Niet betaald',
      hint: 'Wat gasten u nog verschuldigd zijn, volgens concepten en opgemaakte facturen',
    },
    issued: { title: 'Opgemaakt', hint: 'Opgemaakte facturen die niet geannuleerd zijn' },
    drafts: { title: 'Concepten', hint: 'Facturen die nog niet opgemaakt zijn' },
  },
  adviser: {
    title: 'Export voor uw boekhouder',
    pdfs: {
      title: 'Facturen als pdf',
      about: 'Alle facturen en creditnota’s die u in één maand hebt opgemaakt, als pdf’s in één ZIP-bestand.',
      month: 'Maand',
      monthFormat: 'MM-YYYY',
      monthPlaceholder: 'MM-JJJJ',
      download: 'ZIP downloaden',
      downloadHint: 'De pdf’s van de maand in één bestand downloaden',
    },
    table: {
      title: 'Tabel voor de boekhouding',
      about:
        'Hetzelfde als tabel, met één regel per document en btw-tarief. Te openen in Excel en in boekhoudprogramma’s.',
      firstDay: 'Eerste dag',
      lastDay: 'Laatste dag',
      wrongDays: 'De laatste dag mag niet vóór de eerste liggen.',
      download: 'CSV downloaden',
      downloadHint: 'De tabel van deze dagen downloaden',
    },
  },
}
