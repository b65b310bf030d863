import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/de'
import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  open: 'Tage oder Gäste ändern',
  lead: (host) =>
    `Wählen Sie, was Sie stattdessen möchten. ${host} entscheidet; bis dahin bleibt Ihre Buchung, wie sie ist, und die neuen Nächte sind nicht für Sie vorgemerkt.`,
  booked: 'Gebucht',
  wanted: 'Gewünscht',
  before: 'Bisher',
  now: 'Neu',
  stay: (from, to, who) => `${de.stay(from, to)}, ${party.party(who)}`,
  more: (amount) => `${de.euros(amount)} mehr als jetzt`,
  less: (amount) => `${de.euros(amount)} weniger als jetzt`,
  same: 'Der Gesamtpreis bleibt gleich',
  choose: 'Wählen Sie andere Tage oder andere Gäste, um den Preis zu sehen.',
  free: 'An diesen Tagen frei',
  price: 'Was es kosten würde',
  loadingPrice: 'Der Preis wird geladen',
  priceFailed: 'Der Preis konnte nicht geladen werden',
  terms: 'Was Sie bei der Buchung akzeptiert haben, gilt weiter, gerechnet ab dem neuen Anreisetag.',
  send: 'Um diese Änderung bitten',
  sending: 'Ihre Änderung wird gesendet',
  notSent: 'Ihre Änderung wurde nicht gesendet.',
  waiting: {
    lead: (host) =>
      `Wählen Sie, was Sie stattdessen möchten. ${host} erhält die geänderte Anfrage und beantwortet sie wie zuvor; die neuen Nächte sind für Sie vorgemerkt.`,
    send: 'Anfrage ändern',
  },
  keep: 'So lassen, wie es ist',
  unavailable: (host) => `Bitte schreiben Sie an ${host}: Dieses Angebot lässt sich hier zurzeit nicht ändern.`,
  loading: 'Freie Tage werden geladen',
  failed: 'Die freien Tage konnten nicht geladen werden',
  news: {
    open: {
      title: 'Sie haben um eine Änderung gebeten',
      text: (host) =>
        `${host} hat sie erhalten und nimmt sie an oder lehnt sie ab; die Antwort kommt per E-Mail. Bis dahin bleibt Ihre Buchung, wie sie ist, und die neuen Nächte sind nicht für Sie vorgemerkt.`,
    },
    accepted: {
      title: 'Ihre Änderung ist bestätigt',
      text: (host) => `${host} ist einverstanden. Unten sehen Sie Ihren Aufenthalt, wie er jetzt gebucht ist.`,
    },
    declined: {
      title: 'Ihre Änderung wurde abgelehnt',
      text: (host) => `${host} kann Ihnen diese Änderung nicht anbieten. Ihr Aufenthalt bleibt gebucht wie bisher.`,
    },
    overtaken: {
      title: 'Ihre Änderung ist erledigt',
      text: (host) =>
        `${host} hat Ihren Aufenthalt inzwischen geändert. Unten sehen Sie, wie er jetzt gebucht ist; Sie können um eine andere Änderung bitten.`,
    },
    expired: {
      title: 'Ihre Änderung blieb ohne Antwort',
      text: (host) => `${host} hat nicht rechtzeitig geantwortet. Ihr Aufenthalt bleibt gebucht wie bisher.`,
    },
  },
  withdraw: 'Änderung zurücknehmen',
  withdrawing: 'Wird zurückgenommen',
  notWithdrawn: 'Sie wurde nicht zurückgenommen.',
  decide: {
    open: {
      title: 'Ein Gast möchte einen Aufenthalt ändern',
      text: (guest) =>
        `${guest} bittet um andere Tage oder andere Gäste. Bis Sie annehmen, ändert sich nichts, und die neuen Nächte sind nicht vorgemerkt.`,
    },
    accepted: {
      title: 'Sie haben diese Änderung angenommen',
      text: (guest) => `Der Aufenthalt ist jetzt so gebucht, und ${guest} wurde per E-Mail benachrichtigt.`,
    },
    declined: {
      title: 'Sie haben diese Änderung abgelehnt',
      text: (guest) => `Der Aufenthalt bleibt gebucht wie bisher, und ${guest} wurde per E-Mail benachrichtigt.`,
    },
    withdrawn: {
      title: 'Der Gast hat diese Änderung zurückgenommen',
      text: () => 'Der Aufenthalt bleibt gebucht wie bisher. Sie müssen nichts weiter tun.',
    },
    overtaken: {
      title: 'Diese Änderung passt nicht mehr',
      text: (guest) =>
        `Die Buchung ist eine andere als zu dem Zeitpunkt, als ${guest} gefragt hat. Unten sehen Sie, wie sie jetzt ist.`,
    },
    expired: {
      title: 'Diese Änderung blieb ohne Antwort',
      text: (guest) =>
        `Sie wurde nicht rechtzeitig beantwortet, der Aufenthalt bleibt gebucht wie bisher. ${guest} wurde benachrichtigt.`,
    },
  },
  replaces: (number) =>
    `Wenn Sie annehmen, wird die ausgestellte Rechnung ${number} durch ein neues Dokument storniert und eine neue Rechnung ausgestellt.`,
  leavesDraft: (number) =>
    `Wenn Sie annehmen, wird die ausgestellte Rechnung ${number} durch ein neues Dokument storniert. Die neue Rechnung bleibt ein Entwurf, weil eine Pflichtangabe fehlt.`,
  toBook: 'Der Aufenthalt mit der Änderung',
}
