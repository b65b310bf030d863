import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import { messages as discounts } from '@keyhaven/shared-contracts/domain/messages/discounts/nl'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  invoice: 'Factuur',
  cancellation: () => 'Creditnota',
  draft: {
    title: (kind, reference) => `${kind} (concept) ${reference}`,
    number: 'Concept',
    stamp: 'CONCEPT',
    file: (reference) => `Concept-${reference}`,
    notYet: 'Concept: dit is nog geen factuur.',
  },
  subject: (reference) => `Boeking ${reference}`,
  logoOf: (name) => `Logo van ${name}`,
  page: (page, count) => `Pagina ${page} van ${count}`,
  facts: { number: 'Nummer', date: 'Datum', cancels: 'Annuleert', issuedOn: 'Opgemaakt op', booking: 'Boeking' },
  parties: {
    from: 'Van',
    billedTo: 'Factuur aan',
    cancelledFor: 'Creditnota aan',
    taxId: (id) => `Btw-nummer ${id}`,
  },
  stay: {
    unit: 'Eenheid',
    arrival: 'Aankomst',
    departure: 'Vertrek',
    stay: 'Verblijf',
    nights: (count) => nl.plural(count, { one: '# nacht', other: '# nachten' }),
    guests: (count) => nl.plural(count, { one: '# gast', other: '# gasten' }),
  },
  lines: {
    chargedFor: party.chargedFor,
    notReduced: party.notReduced,
    percentOf: party.percentOf,
    description: 'Omschrijving',
    quantity: 'Aantal',
    price: 'Prijs',
    amount: 'Bedrag',
    carried: 'Transport',
    nights: (count) => nl.plural(count, { one: 'Nacht', other: 'Nachten' }),
    extraPersons: (count) =>
      nl.plural(count, { one: '# extra persoon, per nacht', other: '# extra personen, per nacht' }),
    ...discounts,
  },
  sums: {
    subtotal: 'Subtotaal',
    total: 'Totaal',
    depositReceived: 'Aanbetaling ontvangen',
    paymentsReceived: 'Betalingen ontvangen',
    refunded: 'Terugbetaald',
    balance: 'Openstaand bedrag',
    depositRequested: 'Gevraagde aanbetaling',
    depositRequestedInTotal: 'Gevraagde aanbetaling in totaal',
  },
  fee: (reference) => `Annuleringskosten voor boeking ${reference}`,
  feeNote: 'Vergoeding voor de annulering: er wordt geen btw berekend.',
  feeTerms: 'Zonder aftrek te betalen.',
  noVat: 'geen',
  vat: { rate: 'Tarief', net: 'Excl. btw', tax: 'Btw', gross: 'Incl. btw', percent: nl.percent },
  cancelsInvoice: (number, date) => `Dit document annuleert factuur ${number} van ${nl.day(date)}.`,
  smallBusinessNote: 'Er wordt geen btw berekend: kleineondernemersregeling.',
  paymentTerms: 'Zonder aftrek te betalen, uiterlijk bij aankomst.',
  termsOfPlan: 'Zonder aftrek te betalen op de afgesproken data.',
}
