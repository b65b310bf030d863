import type { Messages } from './en.ts'

export const messages: Messages = {
  again: 'Réessayer',
  broken: 'Impossible d’afficher la réservation',
  brokenText: 'Une partie n’a pas été chargée ou contient une erreur.',
  notShown: 'La réservation ne peut pas être affichée sur cette page',
  bookThere: 'Vous pouvez réserver sur notre propre site.',
  contact: 'Pour réserver, contactez-nous directement.',
  ownSite: 'Réserver sur notre propre site',
  unreachable: 'La réservation est injoignable',
  booking: 'Réservation',
  by: 'Réservation avec Keyhaven',
  // To the owner of the page around, in the console.
  noOwnerText:
    'L’élément keyhaven-booking n’a pas de propriétaire. Écrivez owner="…" avec le nom qui figure dans le lien de votre page publique.',
  badStartText:
    'Les attributs property et unit de keyhaven-booking sont les numéros des adresses de votre site Keyhaven, et unit demande aussi property.',
  unknownText: (owner) =>
    `Keyhaven ne connaît pas le propriétaire «\u202f${owner}\u202f». Le nom figure dans le lien de votre page publique.`,
  notAllowedText: (origin) =>
    `Si cette page est la vôtre, ajoutez ${origin} aux sites autorisés à intégrer votre réservation, dans les paramètres de Keyhaven.`,
  sandboxed:
    'Le cadre qui l’entoure est dans un bac à sable. Si cette page est la vôtre, ajoutez allow-same-origin à son attribut sandbox, ou retirez cet attribut.',
}
