import type { Messages } from './en.ts'

export const messages: Messages = {
  ready: 'Er is een nieuwe versie van Keyhaven.',
  reload: 'Opnieuw laden',
  later: 'Later',
  hide: 'Verbergen',
  back: 'Terug naar de gewone versies',

  oldList: 'De lijst met versies kon niet worden gelezen; dit zijn de versies van uw vorige bezoek.',
  partlyUnread: (area, version) =>
    `Niet alles over ${area} kon in de lijst met versies worden gelezen; dit is versie ${version}.`,
  unread: (area) => `${area} kon in de lijst met versies niet worden gelezen.`,
  unknownSet: (set) => `Versieset ${set} is hier niet bekend; dit zijn de gewone versies.`,
  set: (set) => `Versieset ${set} draait alleen op dit tabblad.`,
  setOfShell: (set, shell, here) =>
    `Versieset ${set} draait alleen op dit tabblad. De shell daarvan was ${shell}; deze is ${here}.`,
  off: (area) => `${area} is op dit tabblad uitgeschakeld.`,
  goneOfSet: (area, version) => `Daarbij hoort ${area}, versie ${version}; die is niet meer gepubliceerd.`,
  unpublished: (area, version) => `Versie ${version} van ${area} is niet gepubliceerd.`,
  picked: (area, version) => `${area} draait als versie ${version}, alleen op dit tabblad.`,
  pickedFailed: (area, version, running) =>
    `De gekozen versie van ${area} (${version}) is niet gestart; dit is versie ${running}.`,
  newestFailed: (area, version, running) =>
    `De nieuwste versie van ${area} (${version}) is niet gestart; dit is versie ${running}.`,
}
