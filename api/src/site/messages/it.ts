import type { Messages } from './en.ts'

export const messages: Messages = {
  recordGone: {
    subject: (domain) => `Manca il record TXT di ${domain}`,
    text: (domain) =>
      `Un record TXT dimostra che ${domain} è Suo. Lo cerchiamo una volta al giorno e oggi non c’era. Lo aggiunga di nuovo dove gestisce il dominio:`,
    otherwise: (days) =>
      `Se tra ${days} giorni mancherà ancora, il dominio non mostrerà più il Suo sito e i link nelle e-mail dei Suoi ospiti smetteranno di funzionare.`,
  },
  domainLost: {
    subject: (domain) => `${domain} non mostra più il Suo sito`,
    text: (domain) =>
      `Il record TXT che dimostra che ${domain} è Suo manca ancora, quindi il dominio non mostra più il Suo sito. Per ripristinarlo, aggiunga il record dove gestisce il dominio e poi verifichi il dominio nelle impostazioni:`,
  },
  action: 'Apri le impostazioni del sito pubblico',
  givenUp: 'Se non usa più questo dominio, lo rimuova nelle impostazioni.',
}
