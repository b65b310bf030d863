import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { messages as discounts } from '@keyhaven/shared-contracts/domain/messages/discounts/de'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  invoice: 'Rechnung',
  cancellation: () => 'Stornorechnung',
  draft: {
    title: (kind, reference) => `${kind} (Entwurf) ${reference}`,
    number: 'Entwurf',
    stamp: 'ENTWURF',
    file: (reference) => `Entwurf-${reference}`,
    notYet: 'Entwurf: Das ist noch keine Rechnung.',
  },
  subject: (reference) => `Buchung ${reference}`,
  logoOf: (name) => `Logo von ${name}`,
  page: (page, count) => `Seite ${page} von ${count}`,
  facts: { number: 'Nummer', date: 'Datum', cancels: 'Storniert', issuedOn: 'Ausgestellt am', booking: 'Buchung' },
  parties: {
    from: 'Aussteller',
    billedTo: 'Rechnung an',
    cancelledFor: 'Storno an',
    taxId: (id) => `Steuer-Nr./UID ${id}`,
  },
  stay: {
    unit: 'Einheit',
    arrival: 'Anreise',
    departure: 'Abreise',
    stay: 'Aufenthalt',
    nights: (count) => de.plural(count, { one: '# Nacht', other: '# Nächte' }),
    guests: (count) => de.plural(count, { one: '# Gast', other: '# Gäste' }),
  },
  lines: {
    chargedFor: party.chargedFor,
    notReduced: party.notReduced,
    percentOf: party.percentOf,
    description: 'Bezeichnung',
    quantity: 'Menge',
    price: 'Preis',
    amount: 'Betrag',
    carried: 'Übertrag',
    nights: (count) => de.plural(count, { one: 'Nacht', other: 'Nächte' }),
    extraPersons: (count) =>
      de.plural(count, { one: '# weitere Person, pro Nacht', other: '# weitere Personen, pro Nacht' }),
    ...discounts,
  },
  sums: {
    subtotal: 'Zwischensumme',
    total: 'Gesamt',
    depositReceived: 'Anzahlung erhalten',
    paymentsReceived: 'Zahlungen erhalten',
    refunded: 'Zurückgezahlt',
    balance: 'Restbetrag',
    depositRequested: 'Angeforderte Anzahlung',
    depositRequestedInTotal: 'Angeforderte Anzahlung insgesamt',
  },
  fee: (reference) => `Stornogebühr für Buchung ${reference}`,
  feeNote: 'Entschädigung für die Stornierung: Es wird keine Umsatzsteuer berechnet.',
  feeTerms: 'Zahlbar ohne Abzug.',
  noVat: 'keine',
  vat: { rate: 'Satz', net: 'Netto', tax: 'USt.', gross: 'Brutto', percent: de.percent },
  cancelsInvoice: (number, date) => `Dieses Dokument storniert die Rechnung ${number} vom ${de.day(date)}.`,
  smallBusinessNote: 'Es wird keine Umsatzsteuer berechnet: Kleinunternehmer.',
  paymentTerms: 'Zahlbar ohne Abzug spätestens bei der Anreise.',
  termsOfPlan: 'Zahlbar ohne Abzug zu den vereinbarten Terminen.',
}
