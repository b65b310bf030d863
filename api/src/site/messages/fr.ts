import type { Messages } from './en.ts'

export const messages: Messages = {
  recordGone: {
    subject: (domain) => `L’enregistrement TXT de ${domain} est introuvable`,
    text: (domain) =>
      `Un enregistrement TXT prouve que ${domain} est à vous. Nous le cherchons une fois par jour, et aujourd’hui il n’y était pas. Ajoutez-le de nouveau là où vous gérez le domaine\u00a0:`,
    otherwise: (days) =>
      `S’il manque encore dans ${days}\u00a0jours, le domaine n’affichera plus votre site et les liens vers lui dans les e-mails de vos voyageurs ne fonctionneront plus.`,
  },
  domainLost: {
    subject: (domain) => `${domain} n’affiche plus votre site`,
    text: (domain) =>
      `L’enregistrement TXT qui prouve que ${domain} est à vous manque toujours, et le domaine n’affiche donc plus votre site. Pour le rétablir, ajoutez l’enregistrement là où vous gérez le domaine, puis vérifiez le domaine dans les paramètres\u00a0:`,
  },
  action: 'Ouvrir les paramètres de votre site public',
  givenUp: 'Si vous n’utilisez plus ce domaine, supprimez-le dans les paramètres.',
}
