import type { Messages } from './en.ts'

export const messages: Messages = {
  ready: 'Eine neue Version von Keyhaven ist da.',
  reload: 'Neu laden',
  later: 'Später',
  hide: 'Ausblenden',
  back: 'Zurück zu den üblichen Versionen',

  oldList: 'Die Liste der Versionen war nicht lesbar; dies sind die Versionen Ihres letzten Besuchs.',
  partlyUnread: (area, version) =>
    `Nicht alles über ${area} war in der Liste der Versionen lesbar; dies ist Version ${version}.`,
  unread: (area) => `${area} war in der Liste der Versionen nicht lesbar.`,
  unknownSet: (set) => `Der Versionssatz ${set} ist hier nicht bekannt; dies sind die üblichen Versionen.`,
  set: (set) => `Der Versionssatz ${set} läuft nur in diesem Tab.`,
  setOfShell: (set, shell, here) =>
    `Der Versionssatz ${set} läuft nur in diesem Tab. Seine Shell war ${shell}, diese hier ist ${here}.`,
  off: (area) => `${area} ist in diesem Tab ausgeschaltet.`,
  goneOfSet: (area, version) => `Dazu gehört ${area} in Version ${version}; sie ist nicht mehr veröffentlicht.`,
  unpublished: (area, version) => `Version ${version} von ${area} ist nicht veröffentlicht.`,
  picked: (area, version) => `${area} läuft als Version ${version}, nur in diesem Tab.`,
  pickedFailed: (area, version, running) =>
    `Die gewählte Version von ${area} (${version}) ist nicht gestartet; dies ist Version ${running}.`,
  newestFailed: (area, version, running) =>
    `Die neueste Version von ${area} (${version}) ist nicht gestartet; dies ist Version ${running}.`,
}
