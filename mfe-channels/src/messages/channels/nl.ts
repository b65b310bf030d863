import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

const stays = (count: number) => nl.plural(count, { one: '# verblijf', other: '# verblijven' })

export const messages: Messages = {
  title: 'Kanalen',
  intro:
    'Keyhaven en uw portalen vertellen elkaar welke nachten bezet zijn: Keyhaven leest hun kalenders elke 15 minuten, en zij lezen die van u.',
  loading: 'Kanalen worden geladen',
  noUnits: 'Nog niets om te koppelen',
  noUnitsHint: 'Voeg eerst een accommodatie en een eenheid toe. Daarna kan de kalender aan portalen worden gekoppeld.',
  addUnit: 'Eenheid toevoegen',
  notConnected: 'Aan geen enkel portaal gekoppeld',
  connect: 'Portaal koppelen',
  addresses: 'Onze adressen',
  addressesOf: (unit) => `Adressen van de kalender van ${unit}`,
  other: 'Andere kalender',
  ago: {
    now: 'zojuist',
    minutes: (count) => nl.plural(count, { one: '# minuut geleden', other: '# minuten geleden' }),
    hours: (count) => nl.plural(count, { one: '# uur geleden', other: '# uur geleden' }),
    days: (count) => nl.plural(count, { one: 'gisteren', other: '# dagen geleden' }),
  },
  feed: {
    fresh: (ago) => `Gelezen: ${ago}`,
    never: 'Nog niet gelezen',
    stale: (ago) => `Laatst gelezen: ${ago}`,
    next: 'Volgende keer:',
    asks: 'Plotseling leeg',
    brings: (count, closures) =>
      closures > 0
        ? `${stays(count)}, ${nl.plural(closures, { one: '# sluiting', other: '# sluitingen' })}`
        : stays(count),
    conflicts: (count) => nl.plural(count, { one: '# conflict', other: '# conflicten' }),
    readByThem: (channel, ago) => `${channel} heeft onze kalender ${ago} gelezen`,
    notReadByThem: (channel) => `${channel} heeft onze kalender nog niet gelezen`,
    fetch: 'Nu lezen',
    fetched: (added, changed, removed) =>
      added + changed + removed === 0
        ? 'Gelezen. Er is niets veranderd.'
        : `Gelezen: ${added} nieuw, ${changed} gewijzigd, ${removed} vervallen.`,
    history: 'Wat er kwam',
    historyOf: (name) => `Wat er van ${name} kwam`,
    edit: 'Bewerken',
    emptyTitle: (name) => `${name} is plotseling leeg`,
    emptyText:
      'Er stonden komende verblijven in, en nu geen enkel meer. Keyhaven heeft niets gewijzigd. Zijn ze allemaal geannuleerd?',
    emptyYes: 'Ja, haal ze weg',
  },
  problems: {
    name: 'Er bestaat geen server met deze naam.',
    network: 'De server was niet bereikbaar.',
    certificate: 'Het certificaat van de server is niet geldig.',
    late: 'De server antwoordde niet binnen 10 seconden.',
    large: 'De kalender is groter dan 2 MB.',
    redirects: 'Het adres verwijst te vaak door.',
    private: 'Het adres is niet via het open internet bereikbaar.',
    status: 'De server antwoordde met een fout. Is het adres op het portaal veranderd?',
    busy: 'Het portaal wil even met rust gelaten worden. Keyhaven probeert het later opnieuw.',
    login: 'Het adres leidt naar een webpagina, vaak een inlogpagina, en niet naar een kalender.',
    not_calendar: 'Wat er kwam, is geen kalender.',
    truncated: 'De kalender kwam zonder zijn einde. Er is niets van overgenomen.',
    broken: 'De kalender is onleesbaar.',
    too_many: 'De kalender heeft meer dan 5.000 items.',
  },
  httpStatus: (status) => `Status ${status}`,
  leftOut: {
    cancelled: 'geannuleerd op het portaal',
    repeats: 'herhaalt zich: reeksen worden niet overgenomen',
    closure: 'een sluiting: sluitingen worden niet overgenomen',
    moving_closure: 'een sluiting die elke dag opschuift (voorbereidingstijd of boekingsperiode)',
    transparent: 'gemarkeerd als vrij',
    past: 'is voorbij',
    backwards: 'eindigt voordat het begint',
    zero: 'heeft geen nacht',
    no_date: 'heeft geen leesbare datum',
    part_of_stay: 'deel van een verblijf dat er al is',
    too_long: 'langer dan twee jaar',
    repeated: 'een oudere versie van een ander item',
    own: 'uw eigen verblijf, dat van het portaal terugkomt',
    elsewhere: 'een andere kalender van deze eenheid brengt het ook',
  },
  form: {
    title: (unit) => `${unit} koppelen`,
    editTitle: (name) => `${name} bewerken`,
    portal: 'Portaal',
    name: 'Naam',
    nameHint: 'Zoals u hem noemt. Leeg: de naam van het portaal.',
    colour: 'Kleur in de kalender',
    toUs: (channel) => `Van ${channel} naar Keyhaven`,
    toThem: (channel) => `Van Keyhaven naar ${channel}`,
    url: 'Adres van de kalender op het portaal',
    closures: 'Ook sluitingen overnemen',
    closuresHint: 'Nachten die op het portaal zonder gast gesloten zijn.',
    look: 'Bekijken wat er komt',
    save: 'Koppelen',
    saveChange: 'Opslaan',
    deleteHint:
      'De komende verblijven eruit verdwijnen uit de kalender. Verblijven die al begonnen zijn en boekingen die u ervan hebt gemaakt, blijven.',
    saveAnyway: 'Toch koppelen',
    connected: 'Gekoppeld. De kalender wordt elke 15 minuten gelezen.',
    brings: (count) =>
      nl.plural(count, { one: 'De kalender brengt # verblijf:', other: 'De kalender brengt # verblijven:' }),
    bringsNothing: 'De kalender is leesbaar en brengt nog niets.',
    andMore: (count) => `en nog ${count}`,
    taken: 'deze nachten zijn hier bezet',
    closure: 'Sluiting',
    stay: 'Verblijf',
    leftOut: (count) => nl.plural(count, { one: '# item wordt weggelaten', other: '# items worden weggelaten' }),
    ours: 'Ons adres',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    paste: {
      airbnb:
        'Op Airbnb: ‘Kalender’, kies de advertentie, ‘Beschikbaarheid’, ‘Kalenders koppelen’, ‘Koppelen aan een andere website’. Plak dit adres daar.',
      booking:
        'Op Booking.com: ‘Kalender & prijzen’ (of ‘Prijzen & beschikbaarheid’), ‘Kalenders synchroniseren’, ‘Kalenderkoppeling toevoegen’. Plak dit adres daar.',
      vrbo: 'Op Vrbo: ‘Kalender’, ‘Importeren en exporteren’, ‘Kalender importeren’. Plak dit adres daar.',
      smoobu: 'In Smoobu: ‘Instellingen’, ‘iCal’, ‘Toevoegen’. Plak dit adres daar.',
      google: 'In Google Agenda: ‘Andere agenda’s’, ‘Via URL’. Plak dit adres daar.',
      other: 'Plak dit adres waar het andere programma kalenders importeert (iCal, ICS).',
    },
    find: {
      airbnb:
        'Op Airbnb: ‘Kalender’, kies de advertentie, ‘Beschikbaarheid’, ‘Kalenders koppelen’, ‘Koppelen aan een andere website’. Kopieer de link van de Airbnb-kalender.',
      booking:
        'Op Booking.com: ‘Kalender & prijzen’ (of ‘Prijzen & beschikbaarheid’), ‘Kalenders synchroniseren’, ‘Exporteren’. Kopieer de link. Niet beschikbaar waar een channelmanager is gekoppeld.',
      vrbo: 'Op Vrbo: ‘Kalender’, ‘Importeren en exporteren’, ‘Kalender exporteren’. Kopieer de link.',
      smoobu: 'In Smoobu: ‘Instellingen’, ‘iCal’, ‘Exporteren’. Kopieer de link.',
      google: 'In Google Agenda: in de instellingen van de agenda ‘Geheim adres in iCal-indeling’. Kopieer het.',
      other: 'Kopieer het adres waar het andere programma zijn kalender exporteert (iCal, ICS).',
    },
  },
  exports: {
    intro:
      'Wie een adres heeft, kan lezen welke nachten bezet zijn. Geef elk portaal zijn eigen adres: dat laat weg wat van dat portaal kwam.',
    any: 'Elk ander programma',
    read: (ago) => `Laatst gelezen: ${ago}`,
    neverRead: 'Nooit gelezen',
    pending: 'Verblijven in afwachting',
    blocks: 'Blokkeringen',
    names: 'Namen van gasten',
    rotate: 'Nieuw adres',
    rotateQuestion: 'Een nieuw adres geven?',
    rotateText: 'Het vorige leidt dan nergens meer heen. Plak het nieuwe op het portaal.',
    rotated: 'Het adres is nu nieuw.',
  },
  runs: {
    intro:
      'Wat er de laatste keren bij het lezen uitkwam. Keren achter elkaar waarbij niets nieuw was of hetzelfde misging, staan op één regel.',
    none: 'Er kwam nog niets.',
    counts: (seen, added, changed, removed) =>
      `${seen} erin · ${added} nieuw · ${changed} gewijzigd · ${removed} vervallen`,
    nothingNew: 'Niets nieuws',
    times: (count, since) => `(${count} keer sinds ${since})`,
    body: 'Bestand bekijken',
    bodyTitle: 'De kalender zoals die kwam',
  },
  conflicts: {
    title: (count) =>
      nl.plural(count, { one: 'Eén verblijf vraagt uw beslissing', other: '# verblijven vragen uw beslissing' }),
    taken: (channel) => `${channel} heeft een verblijf op nachten die hier bezet zijn`,
    moved: (channel) => `${channel} heeft een verblijf verplaatst dat u hebt geboekt`,
    cancelled: (channel) => `${channel} heeft een verblijf geannuleerd dat u hebt geboekt`,
    theirs: (channel) => `Op ${channel}`,
    ours: 'Hier',
    guest: 'een gast',
    block: 'Blokkering',
    decisions: {
      keep_ours: 'Het onze houden',
      move_ours: 'Het onze verplaatsen…',
      drop_theirs: 'Het hunne voorgoed laten vallen',
      follow: 'Wijziging overnemen',
    },
    hints: {
      taken:
        'Het onze houden: zeg de gast van het portaal zelf af. Komen de nachten later vrij, dan krijgt dat verblijf ze.',
      moved: 'Wijziging overnemen: de boeking verhuist voor dezelfde prijs naar deze nachten.',
      cancelled: 'Wijziging overnemen: de boeking wordt ook hier geannuleerd.',
    },
    dropQuestion: 'Dit verblijf voorgoed laten vallen?',
    dropText: 'Het komt nooit terug, ook niet als de nachten vrijkomen. Zeg de gast af op het portaal.',
    moveTitle: 'Het onze naar een andere eenheid verplaatsen',
    moveTo: 'Vrije eenheid',
    noneFree: 'Op deze nachten is geen andere eenheid vrij.',
    move: 'Verplaatsen',
    settled: 'Geregeld.',
  },
  settings: {
    title: 'Als een kalender niet kan worden gelezen',
    instant: 'Gasten mogen toch direct boeken',
    instantHint:
      'Uit: kon een kalender zes uur lang niet worden gelezen, dan vragen gasten de eenheid aan in plaats van die direct te boeken, tot al haar kalenders weer gelezen worden.',
  },
  notice: {
    title: 'Kanalen',
    conflicts: (count) =>
      nl.plural(count, { one: '1 verblijf vraagt uw beslissing', other: '# verblijven vragen uw beslissing' }),
    stale: (count) =>
      nl.plural(count, { one: '1 kalender kan niet worden gelezen', other: '# kalenders kunnen niet worden gelezen' }),
  },
  bar: {
    stale: (count) => nl.plural(count, { one: '1 portaal is niet bij', other: '# portalen zijn niet bij' }),
  },
  popup: {
    onPortal: (channel) => `Op ${channel}`,
    summary: 'Heet daar',
    details: 'Details',
    read: (ago) => `Kalender gelezen: ${ago}`,
  },
}
