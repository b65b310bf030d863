import { nl } from '../../../domain/languages/nl.ts'
import type { Messages } from './en.ts'
import { lists } from '../lists/nl.ts'
import { records, usage } from '../records/nl.ts'

export const messages: Messages = {
  retry: 'Opnieuw proberen',
  loading: 'Laden',
  sending: 'Verzenden',
  close: 'Sluiten',
  okay: 'Oké',
  cancel: 'Annuleren',
  keep: 'Behouden',
  wentWrong: 'Er is iets misgegaan.',
  request: (id) => `Verzoeknummer ${id}`,
  problems: {
    timeout: 'De server doet er te lang over. Probeer het opnieuw.',
    network: 'De server is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
    blocked:
      'Iets in deze browser heeft het verzoek geblokkeerd, waarschijnlijk een adblocker. Sta het toe voor deze site en probeer het opnieuw.',
    broken: 'De server heeft een probleem. Probeer het opnieuw.',
    refused: (status) => `De server heeft dit verzoek geweigerd (${status}).`,
    unreadable: 'Deze pagina begrijpt het antwoord van de server niet. Laad de pagina opnieuw.',
  },
  signedOutHereOnly: 'U bent hier uitgelogd, maar de server kon niet worden ingelicht.',

  day: {
    calendar: 'Kalender',
    placeholder: 'DD-MM-JJJJ',
    missing: 'Vul een datum in, bijvoorbeeld 24-12-2026.',
    wrong: 'Dit is geen datum. Schrijf hem zo: 24-12-2026.',
    tooEarly: (first) => `Kies ${nl.day(first)} of later.`,
    tooLate: (last) => `Kies ${nl.day(last)} of eerder.`,
    yesterday: 'gisteren',
    today: 'vandaag',
    tomorrow: 'morgen',
    from: (label) => `${label} van`,
    to: (label) => `${label} tot en met`,
    between: 't/m',
  },

  address: {
    street: 'Straat',
    houseNumber: 'Huisnummer',
    postalCode: 'Postcode',
    city: 'Plaats',
    country: 'Land',
    phone: 'Telefoon',
  },

  form: {
    saved: 'Opgeslagen',
    emailMeant: 'Bedoelde je',
    phoneStored: (phone: string) => `Opgeslagen als ${phone}`,
    incomplete: 'Sommige velden ontbreken of zijn onjuist',
    sessionEnded: 'Uw sessie eindigde voordat dit was opgeslagen.',
    pageClosed: 'De pagina is gesloten voordat dit was opgeslagen.',
    restore: 'Invoer terughalen',
    restored: 'Uw invoer is teruggehaald.',
    closeNote: 'Deze melding sluiten',
    discardQuestion: 'Wijzigingen weggooien?',
    notSaved: 'Uw invoer is niet opgeslagen.',
    discard: 'Weggooien',
    keepEditing: 'Verder bewerken',
    showNew: 'Nieuwe versie tonen',
    keepTyped: 'Mijn invoer behouden',
  },

  property: {
    name: 'Accommodatie',
    all: 'Alle accommodaties',
    unknown: 'Onbekende accommodatie',
    loading: 'Laden…',
    inactive: (name) => `${name} (niet actief)`,
    none: 'Nog geen accommodaties',
    searching: 'Zoeken…',
    noMatch: (typed) => `Geen accommodatie gevonden voor ‘${typed}’.`,
    more: (count, total) => `${nl.number(count)} van ${nl.number(total)}: typ om meer te vinden`,
    addFirst: 'Voeg eerst een accommodatie toe',
  },

  list: {
    of: lists,
    active: 'Actief',
    inactive: 'Niet actief',
    activeAndInactive: 'Actief en niet actief',
    filters: (on: number) => (on > 0 ? `Filters (${nl.number(on)})` : 'Filters'),
    resetFilters: 'Filters wissen',
    noMatch: (search) => `Niets gevonden voor ‘${search}’.`,
    noMatchWithFilters: (search) => `Niets gevonden voor ‘${search}’ met deze filters.`,
    noMatchOfFilters: 'Niets gevonden met deze filters.',
    downloadFailed: (why) => `Het bestand kon niet worden gemaakt. ${why}`,
    open: 'Openen',
  },

  record: {
    of: records,
    usage,
    save: 'Opslaan',
    update: 'Wijzigingen opslaan',
    noChanges: 'Geen wijzigingen',
    delete: 'Verwijderen',
    deleteQuestion: (name) => `${name} verwijderen?`,
    deleteThis: (name) => `${name} verwijderen`,
    deleted: (name: string) => `${name} is verwijderd`,
    lookingUp: 'Gevolgen worden opgezocht',
  },

  card: {
    edit: 'Bewerken',
    editOf: (title) => `${title} bewerken`,
  },

  upload: {
    uploading: 'Uploaden',
    uploaded: 'Geüpload',
    preparing: 'Verwerken',
    uploadedAndPreparing: 'Geüpload. Nog even geduld voor de verwerking…',
    percent: (percent) => `${percent}%`,
  },

  picture: {
    choose: 'Kies een afbeelding of sleep die hierheen',
    chooseOther: 'Kies een andere afbeelding of sleep die hierheen',
    types: 'JPEG, PNG, WebP of AVIF, tot 5 MB',
    preview: 'Voorbeeld',
  },

  texts: {
    otherLanguages: (language) => `Hierboven in het ${language}, andere talen:`,
    inLanguage: (what, language) => `${what} (${language})`,
    missing: (language) => `${language}, nog geen tekst`,
    there: (language) => `${language}, tekst aanwezig`,
    wrong: (language) => `${language}, moet worden verbeterd`,
    leftEmpty: 'Zolang dit leeg is, lezen gasten:',
  },
}
