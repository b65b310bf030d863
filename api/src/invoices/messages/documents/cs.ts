import { cs } from '@keyhaven/shared-contracts/domain/languages/cs'
import { messages as discounts } from '@keyhaven/shared-contracts/domain/messages/discounts/cs'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/cs'
import type { Messages } from './en.ts'

export const messages: Messages = {
  invoice: 'Faktura',
  cancellation: (isTaxed) => (isTaxed ? 'Opravný daňový doklad' : 'Opravný doklad'),
  draft: {
    title: (kind, reference) => `${kind} (koncept) ${reference}`,
    number: 'Koncept',
    stamp: 'KONCEPT',
    file: (reference) => `Koncept-${reference}`,
    notYet: 'Koncept: toto ještě není faktura.',
  },
  subject: (reference) => `Rezervace ${reference}`,
  logoOf: (name) => `Logo: ${name}`,
  page: (page, count) => `Strana ${page} z ${count}`,
  facts: { number: 'Číslo', date: 'Datum', cancels: 'Ruší doklad', issuedOn: 'Vystaveno', booking: 'Rezervace' },
  parties: {
    from: 'Dodavatel',
    billedTo: 'Odběratel',
    cancelledFor: 'Odběratel',
    taxId: (id) => `DIČ ${id}`,
    vatId: (id) => `DIČ ${id}`,
    buyerReference: (reference) => `Vaše značka: ${reference}`,
  },
  stay: {
    unit: 'Jednotka',
    arrival: 'Příjezd',
    departure: 'Odjezd',
    stay: 'Pobyt',
    nights: (count) => cs.plural(count, { one: '# noc', few: '# noci', other: '# nocí' }),
    guests: (count) => cs.plural(count, { one: '# host', few: '# hosté', other: '# hostů' }),
  },
  lines: {
    chargedFor: party.chargedFor,
    notReduced: party.notReduced,
    percentOf: party.percentOf,
    description: 'Popis',
    quantity: 'Množství',
    price: 'Cena',
    amount: 'Celkem',
    carried: 'Převod',
    nights: () => 'Ubytování',
    extraPersons: (count) =>
      cs.plural(count, { one: '# další osoba, za noc', few: '# další osoby, za noc', other: '# dalších osob, za noc' }),
    ...discounts,
  },
  sums: {
    subtotal: 'Mezisoučet',
    total: 'Celkem',
    depositReceived: 'Přijatá záloha',
    paymentsReceived: 'Přijaté platby',
    refunded: 'Vráceno',
    balance: 'Zbývá uhradit',
    depositRequested: 'Požadovaná záloha',
    depositRequestedInTotal: 'Požadovaná záloha celkem',
  },
  fee: (reference) => `Storno poplatek za rezervaci ${reference}`,
  feeNote: 'Náhrada za zrušení: DPH se neúčtuje.',
  feeTerms: 'Splatné bez srážek.',
  withoutVat: 'Průběžná položka nebo částka nepodléhající DPH',
  noVat: 'bez',
  vat: { rate: 'Sazba', net: 'Bez DPH', tax: 'DPH', gross: 'S DPH', percent: cs.percent },
  cancelsInvoice: (number, date) =>
    `Tento doklad ruší fakturu ${number} ze dne ${cs.day(date).replaceAll(' ', '\u00a0')}.`,
  smallBusinessNote: 'DPH se neúčtuje: režim pro malé podniky.',
  paymentTerms: 'Splatné bez srážek nejpozději při příjezdu.',
  termsOfPlan: 'Splatné bez srážek v dohodnutých termínech.',
}
