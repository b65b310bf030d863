import type { Messages } from './en.ts'

export const messages: Messages = {
  keyMade: {
    subject: 'Une clé d’API a été créée pour votre compte Keyhaven',
    text: (name) =>
      `La clé «\u202f${name}\u202f» a été créée. Tout logiciel qui la possède peut accéder à votre compte sans votre mot de passe.`,
    notYou: (support) =>
      `Si ce n’était pas vous, révoquez-la dans Paramètres, Connexions, choisissez un autre mot de passe et écrivez sans attendre à ${support}.`,
    action: 'Voir les clés',
  },
  turnedOff: {
    subject: 'Un webhook de votre compte Keyhaven a été désactivé',
    text: (url, failure) =>
      `Nous n’avons pas pu joindre ${url} et avons désactivé le webhook. Dernière tentative\u00a0: ${failure}`,
    onceItWorks: 'Une fois l’adresse rétablie, réactivez-le dans Paramètres, Connexions et renvoyez ce qu’il a manqué.',
    action: 'Voir les webhooks',
  },
  failures: {
    name: 'Aucun serveur ne porte ce nom.',
    lookup: 'Le nom du serveur n’a pas pu être résolu.',
    refused: 'Le serveur refuse les connexions.',
    broken: 'Le serveur a interrompu la connexion.',
    certificate: 'Le certificat du serveur n’est pas valide.',
    other: 'Le serveur est injoignable.',
    protocol: 'L’adresse ne commence ni par http ni par https.',
    private: 'L’adresse n’est pas sur l’internet public.',
    redirects: 'Le serveur redirige trop de fois.',
    large: 'La réponse du serveur est trop volumineuse.',
    late: 'Le serveur a mis trop de temps à répondre.',
  },
  answered: (status) => `Le serveur a répondu ${status}.`,
}
