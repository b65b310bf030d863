import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

const stays = (count: number) => de.plural(count, { one: '# Aufenthalt', other: '# Aufenthalte' })

export const messages: Messages = {
  title: 'Kanäle',
  intro:
    'Keyhaven und Ihre Portale sagen einander, welche Nächte belegt sind: Keyhaven liest deren Kalender alle 15 Minuten, und sie lesen Ihren.',
  loading: 'Kanäle werden geladen',
  noUnits: 'Noch nichts zu verbinden',
  noUnitsHint:
    'Legen Sie zuerst eine Unterkunft und eine Einheit an. Dann lässt sich ihr Kalender mit Portalen verbinden.',
  addUnit: 'Einheit anlegen',
  notConnected: 'Mit keinem Portal verbunden',
  connect: 'Portal verbinden',
  addresses: 'Unsere Adressen',
  addressesOf: (unit) => `Adressen des Kalenders von ${unit}`,
  other: 'Anderer Kalender',
  ago: {
    now: 'gerade eben',
    minutes: (count) => de.plural(count, { one: 'vor # Minute', other: 'vor # Minuten' }),
    hours: (count) => de.plural(count, { one: 'vor # Stunde', other: 'vor # Stunden' }),
    days: (count) => de.plural(count, { one: 'gestern', other: 'vor # Tagen' }),
  },
  feed: {
    fresh: (ago) => `Gelesen ${ago}`,
    never: 'Noch nicht gelesen',
    stale: (ago) => `Zuletzt gelesen ${ago}`,
    next: 'Nächstes Mal:',
    asks: 'Plötzlich leer',
    brings: (count, closures) =>
      closures > 0
        ? `${stays(count)}, ${de.plural(closures, { one: '# Sperrung', other: '# Sperrungen' })}`
        : stays(count),
    conflicts: (count) => de.plural(count, { one: '# Konflikt', other: '# Konflikte' }),
    readByThem: (channel, ago) => `${channel} hat unseren Kalender ${ago} gelesen`,
    notReadByThem: (channel) => `${channel} hat unseren Kalender noch nicht gelesen`,
    fetch: 'Jetzt lesen',
    fetched: (added, changed, removed) =>
      added + changed + removed === 0
        ? 'Gelesen. Es hat sich nichts geändert.'
        : `Gelesen: ${added} neu, ${changed} geändert, ${removed} entfallen.`,
    history: 'Was kam',
    historyOf: (name) => `Was von ${name} kam`,
    edit: 'Bearbeiten',
    emptyTitle: (name) => `${name} ist plötzlich leer`,
    emptyText:
      'Bisher standen künftige Aufenthalte darin, jetzt keine mehr. Keyhaven hat nichts geändert. Wurden alle storniert?',
    emptyYes: 'Ja, herausnehmen',
  },
  problems: {
    name: 'Einen Server mit diesem Namen gibt es nicht.',
    network: 'Der Server war nicht erreichbar.',
    certificate: 'Das Zertifikat des Servers ist nicht gültig.',
    late: 'Der Server hat nicht innerhalb von 10 Sekunden geantwortet.',
    large: 'Der Kalender ist größer als 2 MB.',
    redirects: 'Die Adresse leitet zu oft weiter.',
    private: 'Die Adresse liegt nicht im offenen Internet.',
    status: 'Der Server hat mit einem Fehler geantwortet. Wurde die Adresse auf dem Portal geändert?',
    busy: 'Das Portal möchte eine Weile nicht gefragt werden. Keyhaven versucht es später wieder.',
    login: 'Die Adresse führt zu einer Webseite, oft zu einer Anmeldung, und nicht zu einem Kalender.',
    not_calendar: 'Was kam, ist kein Kalender.',
    truncated: 'Der Kalender kam ohne sein Ende. Nichts davon wurde übernommen.',
    broken: 'Der Kalender ist nicht lesbar.',
    too_many: 'Der Kalender hat mehr als 5.000 Einträge.',
  },
  httpStatus: (status) => `Status ${status}`,
  leftOut: {
    cancelled: 'auf dem Portal storniert',
    repeats: 'wiederholt sich: Serien werden nicht übernommen',
    closure: 'eine Sperrung: Sperrungen werden nicht übernommen',
    moving_closure: 'eine Sperrung, die täglich mitwandert (Vorlaufzeit oder Buchungsfenster)',
    transparent: 'als frei gekennzeichnet',
    past: 'ist vorbei',
    backwards: 'endet, bevor er beginnt',
    zero: 'hat keine Nacht',
    no_date: 'hat kein lesbares Datum',
    part_of_stay: 'Teil eines Aufenthalts, der schon da ist',
    too_long: 'länger als zwei Jahre',
    repeated: 'eine ältere Fassung eines anderen Eintrags',
    own: 'Ihr eigener Aufenthalt, der vom Portal zurückkommt',
    elsewhere: 'auch ein anderer Kalender dieser Einheit bringt ihn',
  },
  form: {
    title: (unit) => `${unit} verbinden`,
    editTitle: (name) => `${name} bearbeiten`,
    portal: 'Portal',
    name: 'Name',
    nameHint: 'So, wie Sie ihn nennen. Leer: der Name des Portals.',
    colour: 'Farbe im Kalender',
    toUs: (channel) => `Von ${channel} zu Keyhaven`,
    toThem: (channel) => `Von Keyhaven zu ${channel}`,
    url: 'Adresse des Kalenders auf dem Portal',
    closures: 'Auch Sperrungen übernehmen',
    closuresHint: 'Nächte, die auf dem Portal ohne Gast gesperrt sind.',
    look: 'Ansehen, was kommt',
    save: 'Verbinden',
    saveChange: 'Speichern',
    deleteHint:
      'Die künftigen Aufenthalte daraus verschwinden aus dem Kalender. Es bleiben jene, die schon begonnen haben, und die Buchungen, die Sie daraus gemacht haben.',
    saveAnyway: 'Trotzdem verbinden',
    connected: 'Verbunden. Gelesen wird alle 15 Minuten.',
    brings: (count) =>
      de.plural(count, { one: 'Der Kalender bringt # Aufenthalt:', other: 'Der Kalender bringt # Aufenthalte:' }),
    bringsNothing: 'Der Kalender ist lesbar und bringt noch nichts.',
    andMore: (count) => `und ${count} weitere`,
    taken: 'diese Nächte sind hier belegt',
    closure: 'Sperrung',
    stay: 'Aufenthalt',
    leftOut: (count) => de.plural(count, { one: '# Eintrag wird weggelassen', other: '# Einträge werden weggelassen' }),
    ours: 'Unsere Adresse',
    copy: 'Kopieren',
    copied: 'Kopiert',
    paste: {
      airbnb:
        'Auf Airbnb: „Kalender“, Inserat auswählen, „Verfügbarkeit“, „Kalender verknüpfen“ (oder „Kalender-Synchronisierung“), „Mit einer anderen Website verknüpfen“. Fügen Sie diese Adresse dort ein.',
      booking:
        'Auf Booking.com: „Kalender & Preise“ (oder „Raten & Verfügbarkeit“), „Kalender synchronisieren“, „Kalenderverbindung hinzufügen“. Fügen Sie diese Adresse dort ein.',
      vrbo: 'Auf FeWo-direkt (Vrbo): „Kalender“, „Importieren und exportieren“, „Kalender importieren“. Fügen Sie diese Adresse dort ein.',
      smoobu: 'In Smoobu: „Einstellungen“, „iCal“, „Hinzufügen“. Fügen Sie diese Adresse dort ein.',
      google: 'In Google Kalender: „Weitere Kalender“, „Per URL“. Fügen Sie diese Adresse dort ein.',
      other: 'Fügen Sie diese Adresse dort ein, wo das andere Programm Kalender importiert (iCal, ICS).',
    },
    find: {
      airbnb:
        'Auf Airbnb: „Kalender“, Inserat auswählen, „Verfügbarkeit“, „Kalender verknüpfen“ (oder „Kalender-Synchronisierung“), „Mit einer anderen Website verknüpfen“. Kopieren Sie den Link zum Airbnb-Kalender.',
      booking:
        'Auf Booking.com: „Kalender & Preise“ (oder „Raten & Verfügbarkeit“), „Kalender synchronisieren“, „Exportieren“. Kopieren Sie den Link. Nicht verfügbar, wo ein Channel-Manager angebunden ist.',
      vrbo: 'Auf FeWo-direkt (Vrbo): „Kalender“, „Importieren und exportieren“, „Kalender exportieren“. Kopieren Sie den Link.',
      smoobu: 'In Smoobu: „Einstellungen“, „iCal“, „Export“. Kopieren Sie den Link.',
      google:
        'In Google Kalender: in den Einstellungen des Kalenders „Privatadresse im iCal-Format“. Kopieren Sie sie.',
      other: 'Kopieren Sie die Adresse dort, wo das andere Programm seinen Kalender exportiert (iCal, ICS).',
    },
  },
  exports: {
    intro:
      'Wer eine Adresse hat, kann lesen, welche Nächte belegt sind. Geben Sie jedem Portal seine eigene: Sie lässt weg, was von diesem Portal kam.',
    any: 'Jedes andere Programm',
    read: (ago) => `Zuletzt gelesen ${ago}`,
    neverRead: 'Nie gelesen',
    pending: 'Offene Aufenthalte',
    blocks: 'Sperrungen',
    names: 'Namen der Gäste',
    rotate: 'Neue Adresse',
    rotateQuestion: 'Neue Adresse vergeben?',
    rotateText: 'Die bisherige führt dann nirgends mehr hin. Fügen Sie die neue auf dem Portal ein.',
    rotated: 'Die Adresse ist jetzt neu.',
  },
  runs: {
    intro:
      'Was beim Lesen zuletzt herauskam. Mehrere Male hintereinander, bei denen nichts neu war oder dasselbe schiefging, stehen in einer Zeile.',
    none: 'Es kam noch nichts.',
    counts: (seen, added, changed, removed) =>
      `${seen} enthalten · ${added} neu · ${changed} geändert · ${removed} entfallen`,
    nothingNew: 'Nichts Neues',
    times: (count, since) => `(${count} Mal seit ${since})`,
    body: 'Datei ansehen',
    bodyTitle: 'Der Kalender, wie er kam',
  },
  conflicts: {
    title: (count) =>
      de.plural(count, {
        one: 'Ein Aufenthalt braucht Ihre Entscheidung',
        other: '# Aufenthalte brauchen Ihre Entscheidung',
      }),
    taken: (channel) => `${channel} hat einen Aufenthalt in Nächten, die hier belegt sind`,
    moved: (channel) => `${channel} hat einen Aufenthalt verschoben, den Sie gebucht haben`,
    cancelled: (channel) => `${channel} hat einen Aufenthalt storniert, den Sie gebucht haben`,
    theirs: (channel) => `Auf ${channel}`,
    ours: 'Hier',
    guest: 'ein Gast',
    block: 'Sperrung',
    decisions: {
      keep_ours: 'Unseren behalten',
      move_ours: 'Unseren verlegen …',
      drop_theirs: 'Fremden endgültig verwerfen',
      follow: 'Änderung übernehmen',
    },
    hints: {
      taken:
        'Unseren behalten: Sagen Sie dem Gast des Portals selbst ab. Werden die Nächte später frei, bekommt sie sein Aufenthalt.',
      moved: 'Änderung übernehmen: Die Buchung wird zum selben Preis auf diese Nächte verlegt.',
      cancelled: 'Änderung übernehmen: Die Buchung wird auch hier storniert.',
    },
    dropQuestion: 'Diesen Aufenthalt endgültig verwerfen?',
    dropText: 'Er kommt nie wieder, auch wenn die Nächte frei werden. Sagen Sie dem Gast auf dem Portal ab.',
    moveTitle: 'Unseren in eine andere Einheit verlegen',
    moveTo: 'Freie Einheit',
    noneFree: 'In diesen Nächten ist keine andere Einheit frei.',
    move: 'Verlegen',
    settled: 'Erledigt.',
  },
  settings: {
    title: 'Wenn ein Kalender nicht gelesen werden kann',
    instant: 'Gäste dürfen trotzdem sofort buchen',
    instantHint:
      'Aus: Konnte ein Kalender sechs Stunden lang nicht gelesen werden, fragen Gäste die Einheit an, statt sie sofort zu buchen, bis alle ihre Kalender wieder gelesen werden.',
  },
  notice: {
    title: 'Kanäle',
    conflicts: (count) =>
      de.plural(count, {
        one: '1 Aufenthalt braucht Ihre Entscheidung',
        other: '# Aufenthalte brauchen Ihre Entscheidung',
      }),
    stale: (count) =>
      de.plural(count, {
        one: '1 Kalender kann nicht gelesen werden',
        other: '# Kalender können nicht gelesen werden',
      }),
  },
  bar: {
    stale: (count) => de.plural(count, { one: '1 Portal ist nicht aktuell', other: '# Portale sind nicht aktuell' }),
  },
  popup: {
    onPortal: (channel) => `Auf ${channel}`,
    summary: 'Heißt dort',
    details: 'Details',
    read: (ago) => `Kalender gelesen ${ago}`,
  },
}
