import type { Messages } from './en.ts'

export const messages: Messages = {
  recordGone: {
    subject: (domain) => `Het TXT-record van ${domain} ontbreekt`,
    text: (domain) =>
      `Een TXT-record bewijst dat ${domain} van u is. We zoeken het één keer per dag en vandaag was het er niet. Voeg het weer toe waar u het domein beheert:`,
    otherwise: (days) =>
      `Ontbreekt het over ${days} dagen nog steeds, dan toont het domein uw site niet meer en werken de links in de e-mails van uw gasten niet meer.`,
  },
  domainLost: {
    subject: (domain) => `${domain} toont uw site niet meer`,
    text: (domain) =>
      `Het TXT-record dat bewijst dat ${domain} van u is, ontbreekt nog steeds. Daarom toont het domein uw site niet meer. Voeg het record toe waar u het domein beheert en controleer het domein daarna in de instellingen:`,
  },
  action: 'Instellingen van uw openbare website openen',
  givenUp: 'Gebruikt u dit domein niet meer? Verwijder het dan in de instellingen.',
}
