import type { Messages } from './en.ts'

export const messages: Messages = {
  recordGone: {
    subject: (domain) => `Der TXT-Eintrag von ${domain} fehlt`,
    text: (domain) =>
      `Ein TXT-Eintrag beweist, dass ${domain} Ihnen gehört. Wir suchen ihn einmal am Tag, und heute war er nicht da. Bitte tragen Sie ihn dort wieder ein, wo Sie die Domain verwalten:`,
    otherwise: (days) =>
      `Fehlt er in ${days} Tagen noch immer, zeigt die Domain Ihre Seite nicht mehr, und Links auf sie in den E-Mails Ihrer Gäste funktionieren nicht mehr.`,
  },
  domainLost: {
    subject: (domain) => `${domain} zeigt Ihre Seite nicht mehr`,
    text: (domain) =>
      `Der TXT-Eintrag, der beweist, dass ${domain} Ihnen gehört, fehlt noch immer. Deshalb zeigt die Domain Ihre Seite nicht mehr. Um das zu ändern, tragen Sie ihn dort ein, wo Sie die Domain verwalten, und prüfen Sie die Domain danach in den Einstellungen:`,
  },
  action: 'Einstellungen Ihrer öffentlichen Website öffnen',
  givenUp: 'Wenn Sie diese Domain aufgegeben haben, entfernen Sie sie bitte in den Einstellungen.',
}
