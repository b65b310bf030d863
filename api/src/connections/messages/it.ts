import type { Messages } from './en.ts'

export const messages: Messages = {
  keyMade: {
    subject: 'È stata creata una chiave API per il Suo account Keyhaven',
    text: (name) =>
      `È stata creata la chiave «${name}». Qualsiasi software che la possiede può accedere al Suo account senza la password.`,
    notYou: (support) =>
      `Se non riconosce questa operazione, revochi la chiave in Impostazioni, Connessioni, scelga un’altra password e scriva subito a ${support}.`,
    action: 'Vedi le chiavi',
  },
  turnedOff: {
    subject: 'Un webhook del Suo account Keyhaven è stato disattivato',
    text: (url, failure) =>
      `Non siamo riusciti a raggiungere ${url} e abbiamo disattivato il webhook. Ultimo tentativo: ${failure}`,
    onceItWorks:
      'Quando l’indirizzo funzionerà di nuovo, riattivi il webhook in Impostazioni, Connessioni e invii di nuovo ciò che non ha ricevuto.',
    action: 'Vedi i webhook',
  },
  failures: {
    name: 'Nessun server ha questo nome.',
    lookup: 'Non è stato possibile risolvere il nome del server.',
    refused: 'Il server rifiuta le connessioni.',
    broken: 'Il server ha interrotto la connessione.',
    certificate: 'Il certificato del server non è valido.',
    other: 'Il server non è raggiungibile.',
    protocol: 'L’indirizzo non è né http né https.',
    private: 'L’indirizzo non è sulla rete Internet pubblica.',
    redirects: 'Il server reindirizza troppe volte.',
    large: 'La risposta del server è troppo grande.',
    late: 'Il server ha impiegato troppo tempo a rispondere.',
  },
  answered: (status) => `Il server ha risposto ${status}.`,
}
