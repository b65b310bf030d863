import type { Messages } from './en.ts'

export const messages: Messages = {
  ready: 'Une nouvelle version de Keyhaven est disponible.',
  reload: 'Recharger',
  later: 'Plus tard',
  hide: 'Masquer',
  back: 'Revenir aux versions habituelles',

  oldList: 'La liste des versions n’a pas pu être lue\u202f; voici celles de votre dernière visite.',
  partlyUnread: (area, version) =>
    `Tout n’a pas pu être lu sur ${area} dans la liste des versions\u202f; ceci est la version ${version}.`,
  unread: (area) => `${area} n’a pas pu être lu dans la liste des versions.`,
  unknownSet: (set) => `Le jeu de versions ${set} n’est pas connu ici\u202f; voici les versions habituelles.`,
  set: (set) => `Le jeu de versions ${set} n’est actif que dans cet onglet.`,
  setOfShell: (set, shell, here) =>
    `Le jeu de versions ${set} n’est actif que dans cet onglet. Son shell était ${shell}\u202f; celui-ci est ${here}.`,
  off: (area) => `${area} est désactivé dans cet onglet.`,
  goneOfSet: (area, version) => `Il comprend ${area} en version ${version}, qui n’est plus publiée.`,
  unpublished: (area, version) => `La version ${version} de ${area} n’est pas publiée.`,
  picked: (area, version) => `${area} est en version ${version}, dans cet onglet seulement.`,
  pickedFailed: (area, version, running) =>
    `La version choisie de ${area} (${version}) n’a pas démarré\u202f; ceci est la version ${running}.`,
  newestFailed: (area, version, running) =>
    `La dernière version de ${area} (${version}) n’a pas démarré\u202f; ceci est la version ${running}.`,
}
