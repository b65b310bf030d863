/** Mails about an owner's own domain. */
export const messages = {
  recordGone: {
    subject: (domain: string) => `The TXT record of ${domain} is missing`,
    text: (domain: string) =>
      `A TXT record proves that ${domain} is yours. We look for it once a day, and today it was not there. Please add it again where you manage the domain:`,
    otherwise: (days: number) =>
      `If it is still missing in ${days} days, the domain will no longer show your site, and links to it in your guests’ emails will stop working.`,
  },
  domainLost: {
    subject: (domain: string) => `${domain} no longer shows your site`,
    text: (domain: string) =>
      `The TXT record that proves that ${domain} is yours is still missing, so the domain no longer shows your site. To bring it back, add the record where you manage the domain, then check the domain in the settings:`,
  },
  action: 'Open the settings of your public site',
  givenUp: 'If you have given up this domain, please remove it in the settings.',
}
export type Messages = typeof messages
