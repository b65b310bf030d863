import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  skipToContent: 'Zum Inhalt springen',
  openNavigation: 'Navigation öffnen',
  closeNavigation: 'Navigation schließen',
  search: 'Suchen',
  logout: 'Abmelden',
  dashboard: 'Übersicht',
  loading: 'Wird geladen',
  loadingPage: 'Seite wird geladen',
  retry: 'Erneut versuchen',
  reload: 'Neu laden',
  late: 'Das dauert länger als üblich. Vielleicht ist Ihre Verbindung langsam, oder ein Teil von Keyhaven konnte nicht geladen werden.',

  theme: {
    name: 'Design',
    toDark: 'Zum dunklen Design wechseln',
    toLight: 'Zum hellen Design wechseln',
  },
  language: {
    name: 'Sprache',
    failed: 'Diese Sprache konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },

  owner: {
    back: 'Zurück',
    logIn: 'Anmelden',
    signUp: 'Registrieren',
    rights: (year) => `© ${year} Keyhaven. Alle Rechte vorbehalten.`,
    legal: 'Rechtliches',
    legalNotice: 'Impressum',
    privacyPolicy: 'Datenschutzerklärung',
  },

  demo: {
    notice: (until) =>
      `Dies ist Ihr eigenes Demokonto. Alles darin ist erfunden und wird am <until>${de.moment(until)}</until> gelöscht.`,
    /** The same where there is little room. */
    short: (until) => `Demokonto, gelöscht am <until>${de.moment(until)}</until>`,
    noticeOfDay: 'Dies ist Ihr eigenes Demokonto. Alles darin ist erfunden und wird nach 24 Stunden gelöscht.',
    register: 'Konto anlegen',
    leaveQuestion: 'Demo verlassen?',
    noWayBack: 'Sie können nicht hierher zurück: „Demo ansehen“ beginnt jedes Mal eine neue.',
    leave: 'Demo verlassen',
    stay: 'Bleiben',
  },

  ending: {
    notice: (until) =>
      `Ihr Konto wird am <until>${de.moment(until)}</until> gelöscht. Gäste finden Ihre Einheiten nicht mehr.`,
    toSettings: 'Behalten oder Kopie speichern',
  },

  personals: {
    hello: (firstName) => `Hallo ${firstName}!`,
    wanted: 'Bitte ergänzen Sie in den Einstellungen Ihre persönlichen Daten, bevor Sie alles andere nutzen.',
    okay: 'Okay',
  },

  finder: {
    everything: 'Alles durchsuchen',
    withKeys: (keys) => `Alles durchsuchen (${keys})`,
    control: 'Strg',
    hint: 'Gast, Buchung, Einheit, Rechnung oder Seite',
    close: 'Esc, Suche schließen',
    escape: 'Esc',
    found: 'Gefunden',
    goTo: 'Gehe zu',
    failed: (source) => `${source}: Die Suche ist fehlgeschlagen.`,
    nothing: (text) => `Nichts gefunden für „${text}“`,
    tryThis: 'Versuchen Sie es mit dem Namen eines Gastes, einer Nummer wie B-000042 oder einem Tag wie 21.11.2026.',
    searching: 'Suche läuft …',
    count: (count) => `${de.number(count)} gefunden`,
    typeToSearch: 'Zum Suchen tippen',
    keys: '<key>↑</key> <key>↓</key> wählt aus, <key>Enter</key> öffnet',
  },

  report: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyYourself: 'Bitte markieren und selbst kopieren',
    details: 'Angaben für den Support',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    why: 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite gibt es nicht mehr.',
    toDashboard: 'Zur Übersicht',
    toHome: 'Zur Startseite',
  },
  stopped: {
    title: 'Diese Seite funktioniert gerade nicht',
    why: 'Etwas Unerwartetes ist passiert.',
  },
  unavailable: {
    title: (page) => `${page} kann gerade nicht angezeigt werden`,
    titleOfPage: 'Diese Seite kann gerade nicht angezeigt werden',
    turnOn: 'Einschalten',
    rest: 'Alles andere funktioniert weiter.',
    stopped: 'Etwas darin hat unerwartet aufgehört zu arbeiten.',
    because: {
      network: 'Die Dateien konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      timeout: 'Es kam nicht rechtzeitig eine Antwort. Versuchen Sie es gleich noch einmal.',
      integrity: 'Die Dateien sind nicht die veröffentlichten und wurden deshalb nicht ausgeführt.',
      incompatible:
        'Dafür ist eine andere Version dieser Anwendung nötig. Laden Sie die Seite neu, um sie zu erhalten.',
      evaluation: 'Beim Starten ist ein Fehler aufgetreten.',
      missing: 'Das ist hier nicht veröffentlicht.',
      hung: 'Als dies zuletzt hier geöffnet wurde, blieb die Seite stehen.',
      off: 'Das ist in diesem Tab ausgeschaltet.',
      shell:
        'Ein Teil von Keyhaven selbst konnte nicht geladen werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
      unreadable: 'Die Liste der Versionen sagt nicht eindeutig, wo das liegt.',
    },
  },
}
