import type { Messages } from './en.ts'

export const messages: Messages = {
  activation: {
    subject: 'Attivi il Suo account Keyhaven',
    text: 'Attivi l’account per completare la registrazione. Il link si può usare una sola volta e scade dopo 48 ore.',
    action: 'Attiva l’account',
  },
  registered: {
    subject: 'Ha già un account Keyhaven',
    text: 'Qualcuno, probabilmente Lei, ha provato a registrarsi con questo indirizzo e-mail. L’indirizzo ha già un account, quindi non abbiamo cambiato nulla.',
    signIn: (address) => `Può accedere su ${address}. Se ha dimenticato la password, può sceglierne una nuova:`,
  },
  choosePassword: 'Scegli una nuova password',
  reset: {
    subject: 'Scelga una nuova password per Keyhaven',
    active:
      'Ha chiesto una nuova password. Il link si può usare una sola volta e scade dopo un’ora. Finché non lo usa, la password resta quella di prima.',
    inactive:
      'Il Suo account non è ancora attivo. Scelga una password per attivarlo. Il link si può usare una sola volta e scade dopo un’ora.',
    notAsked: 'Se la richiesta non è Sua, può ignorare questa e-mail: non cambierà nulla.',
  },
  passwordChanged: {
    subject: 'La password del Suo account Keyhaven è stata cambiata',
    text: 'La password del Suo account è stata cambiata. Su tutti gli altri dispositivi la sessione è stata chiusa.',
    notYou: (address, support) =>
      `Se non riconosce questa modifica, scelga una nuova password su ${address} e scriva subito a ${support}.`,
  },
  byYourself: 'Se la modifica è Sua, non deve fare altro.',
  addressChanged: {
    subject: 'L’indirizzo e-mail del Suo account Keyhaven è stato cambiato',
    text: 'L’indirizzo e-mail del Suo account è stato cambiato. Con questo indirizzo non è più possibile accedere.',
    notYou: (support) => `Se non riconosce questa modifica, scriva subito a ${support}.`,
  },
  newAddress: {
    subject: 'Questo è ora l’indirizzo e-mail del Suo account Keyhaven',
    text: (address) =>
      `Da ora in poi usi questo indirizzo per accedere su ${address}. Anche le nostre e-mail arriveranno qui.`,
    unknown: (support) =>
      `Se non ha mai sentito parlare di Keyhaven, qualcuno ha sbagliato a scrivere il proprio indirizzo. Ce lo faccia sapere: ${support}.`,
  },
}
