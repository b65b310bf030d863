import type { Messages } from './en.ts'

export const messages: Messages = {
  codeUsed: 'Accesso a Keyhaven con un codice di recupero',
  factorChanged: 'L’accesso in due passaggi è stato modificato',
  changes: {
    'app-on':
      'È stata configurata un’app di autenticazione. Da ora in poi, dopo la password l’accesso chiede anche il suo codice.',
    'app-off': 'L’app di autenticazione è stata disattivata. I suoi codici non vengono più richiesti.',
    'passkey-added': 'È stata aggiunta una passkey. Permette di accedere senza password.',
    'passkey-removed': 'È stata rimossa una passkey. Non permette più di accedere.',
    'new-codes': 'Sono stati creati nuovi codici di recupero. Quelli precedenti non sono più validi.',
    'code-used':
      'Qualcuno, probabilmente Lei, ha effettuato l’accesso con uno dei Suoi codici di recupero. Quel codice non è più valido.',
    'turned-off':
      'Abbiamo disattivato l’accesso in due passaggi, come ci ha chiesto. Per accedere ora basta la password.',
  },
  notYou: (address, support) =>
    `Se non riconosce questa operazione, scelga una nuova password su ${address} e scriva subito a ${support}.`,
  wasYou: 'Se l’operazione è Sua, non deve fare altro.',
}
