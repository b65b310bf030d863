import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  skipToContent: 'Naar de inhoud',
  openNavigation: 'Navigatie openen',
  closeNavigation: 'Navigatie sluiten',
  search: 'Zoeken',
  logout: 'Uitloggen',
  dashboard: 'Overzicht',
  loading: 'Laden',
  loadingPage: 'Pagina laden',
  retry: 'Opnieuw proberen',
  reload: 'Opnieuw laden',
  late: 'Dit duurt langer dan normaal. Misschien is uw verbinding traag, of kon een deel van Keyhaven niet worden geladen.',

  theme: {
    name: 'Thema',
    toDark: 'Naar het donkere thema',
    toLight: 'Naar het lichte thema',
  },
  language: {
    name: 'Taal',
    failed: 'Deze taal kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.',
  },

  owner: {
    back: 'Terug',
    logIn: 'Inloggen',
    signUp: 'Registreren',
    rights: (year) => `© ${year} Keyhaven. Alle rechten voorbehouden.`,
    legal: 'Juridisch',
    legalNotice: 'Colofon',
    privacyPolicy: 'Privacyverklaring',
  },

  demo: {
    notice: (until) =>
      `Dit is een demo-account van uzelf. Alles erin is verzonnen en wordt op <until>${nl.moment(until)}</until> verwijderd.`,
    /** The same where there is little room. */
    short: (until) => `Demo-account, verwijderd op <until>${nl.moment(until)}</until>`,
    noticeOfDay: 'Dit is een demo-account van uzelf. Alles erin is verzonnen en wordt na 24 uur verwijderd.',
    register: 'Account aanmaken',
    leaveQuestion: 'Demo verlaten?',
    noWayBack: 'U kunt hier niet naar terug: ‘Demo bekijken’ begint elke keer een nieuwe.',
    leave: 'Demo verlaten',
    stay: 'Blijven',
  },

  ending: {
    notice: (until) =>
      `Uw account wordt op <until>${nl.moment(until)}</until> verwijderd. Gasten vinden uw eenheden niet meer.`,
    toSettings: 'Behouden of een kopie bewaren',
  },

  personals: {
    hello: (firstName) => `Hallo ${firstName}!`,
    wanted: 'Vul eerst uw persoonlijke gegevens in bij de instellingen; daarna kunt u de rest gebruiken.',
    okay: 'Oké',
  },

  finder: {
    everything: 'Alles doorzoeken',
    withKeys: (keys) => `Alles doorzoeken (${keys})`,
    control: 'Ctrl',
    hint: 'Gast, boeking, eenheid, factuur of pagina',
    close: 'Esc, zoeken sluiten',
    escape: 'Esc',
    found: 'Gevonden',
    goTo: 'Ga naar',
    failed: (source) => `${source}: zoeken is mislukt.`,
    nothing: (text) => `Niets gevonden voor ‘${text}’`,
    tryThis: 'Probeer de naam van een gast, een nummer als B-000042 of een dag als 21-11-2026.',
    searching: 'Zoeken…',
    count: (count) => `${nl.number(count)} gevonden`,
    typeToSearch: 'Typ om te zoeken',
    keys: '<key>↑</key> <key>↓</key> om te kiezen, <key>Enter</key> om te openen',
  },

  report: {
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    copyYourself: 'Selecteer de tekst en kopieer die zelf',
    details: 'Gegevens voor support',
  },
  notFound: {
    title: 'Pagina niet gevonden',
    why: 'Misschien bevat het adres een typefout, of bestaat de pagina niet meer.',
    toDashboard: 'Naar het overzicht',
    toHome: 'Naar de startpagina',
  },
  stopped: {
    title: 'Deze pagina werkt niet meer',
    why: 'Er is iets onverwachts gebeurd.',
  },
  unavailable: {
    title: (page) => `${page} kan nu niet worden getoond`,
    titleOfPage: 'Deze pagina kan nu niet worden getoond',
    turnOn: 'Inschakelen',
    rest: 'Al het andere blijft werken.',
    stopped: 'Er is onverwachts iets in gestopt.',
    because: {
      network: 'De bestanden konden niet worden geladen. Controleer uw verbinding en probeer het opnieuw.',
      timeout: 'Er kwam niet op tijd antwoord. Probeer het zo meteen opnieuw.',
      integrity: 'De bestanden zijn niet de gepubliceerde en zijn daarom niet uitgevoerd.',
      incompatible:
        'Hiervoor is een andere versie van deze applicatie nodig. Laad de pagina opnieuw om die te krijgen.',
      evaluation: 'Er ging iets mis bij het starten.',
      missing: 'Dit is hier niet gepubliceerd.',
      hung: 'De vorige keer dat dit hier werd geopend, liep de pagina vast.',
      off: 'Dit is op dit tabblad uitgeschakeld.',
      shell: 'Een deel van Keyhaven zelf kon niet worden geladen. Laad de pagina opnieuw om het nog eens te proberen.',
      unreadable: 'De lijst met versies zegt niet duidelijk waar dit te vinden is.',
    },
  },
}
