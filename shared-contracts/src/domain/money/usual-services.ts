import type { GuestLocale } from '../locale.ts'

/**
 * Services that many houses charge for, in each language: the first word of each is what guests read, the others are read as the
 * same. Words for a deposit are not among them: what a guest owes is to stand as its owner wrote it.
 */
const usual: readonly Readonly<Record<GuestLocale, readonly string[]>>[] = [
  {
    en: ['Final cleaning', 'End cleaning', 'Cleaning', 'Cleaning fee'],
    de: ['Endreinigung', 'Reinigung', 'Reinigungsgebühr'],
    it: ['Pulizia finale', 'Pulizie finali', 'Pulizia'],
    nl: ['Eindschoonmaak', 'Schoonmaak', 'Schoonmaakkosten'],
    fr: ['Ménage de fin de séjour', 'Ménage', 'Frais de ménage'],
    cs: ['Závěrečný úklid', 'Úklid'],
  },
  {
    en: ['Tourist tax', 'City tax', 'Local tax', 'Visitor tax'],
    de: [
      ...['Ortstaxe', 'Kurtaxe', 'Tourismusabgabe', 'Gästetaxe', 'Nächtigungstaxe', 'Kurabgabe', 'Bettensteuer'],
      ...['Aufenthaltsabgabe', 'Nächtigungsabgabe', 'Übernachtungsteuer', 'Gästebeitrag'],
    ],
    it: ['Tassa di soggiorno', 'Imposta di soggiorno', 'Contributo di soggiorno'],
    nl: ['Toeristenbelasting'],
    fr: ['Taxe de séjour'],
    cs: ['Poplatek z pobytu', 'Pobytový poplatek', 'Rekreační poplatek'],
  },
  {
    en: ['Pets', 'Pet', 'Pet fee'],
    de: ['Haustiere', 'Haustier'],
    it: ['Animali domestici', 'Animale domestico'],
    nl: ['Huisdieren', 'Huisdier'],
    fr: ['Animaux', 'Animaux de compagnie', 'Animal de compagnie'],
    cs: ['Domácí zvířata', 'Domácí zvíře'],
  },
  {
    en: ['Dog', 'Dogs'],
    de: ['Hund', 'Hunde'],
    it: ['Cane', 'Cani'],
    nl: ['Hond', 'Honden'],
    fr: ['Chien', 'Chiens'],
    cs: ['Pes', 'Psi'],
  },
  {
    en: ['Bed linen', 'Linen'],
    de: ['Bettwäsche'],
    it: ['Biancheria da letto'],
    nl: ['Beddengoed', 'Bedlinnen'],
    fr: ['Linge de lit', 'Draps'],
    cs: ['Ložní prádlo', 'Povlečení'],
  },
  {
    en: ['Towels'],
    de: ['Handtücher'],
    it: ['Asciugamani'],
    nl: ['Handdoeken'],
    fr: ['Serviettes', 'Serviettes de toilette'],
    cs: ['Ručníky'],
  },
  {
    en: ['Bed linen and towels', 'Linen and towels'],
    de: ['Bettwäsche und Handtücher'],
    it: ['Biancheria e asciugamani'],
    nl: ['Beddengoed en handdoeken'],
    fr: ['Linge de lit et serviettes'],
    cs: ['Ložní prádlo a ručníky'],
  },
  {
    en: ['Breakfast'],
    de: ['Frühstück'],
    it: ['Colazione', 'Prima colazione'],
    nl: ['Ontbijt'],
    fr: ['Petit-déjeuner', 'Petit déjeuner'],
    cs: ['Snídaně'],
  },
  {
    en: ['Half board'],
    de: ['Halbpension'],
    it: ['Mezza pensione'],
    nl: ['Halfpension'],
    fr: ['Demi-pension'],
    cs: ['Polopenze'],
  },
  {
    en: ['Parking', 'Parking space', 'Car park'],
    de: ['Parkplatz', 'Parken', 'Stellplatz'],
    it: ['Parcheggio', 'Posto auto'],
    nl: ['Parkeerplaats', 'Parkeren'],
    fr: ['Parking', 'Place de parking', 'Stationnement'],
    cs: ['Parkování', 'Parkovací místo'],
  },
  {
    en: ['Extra bed'],
    de: ['Zustellbett', 'Zusatzbett'],
    it: ['Letto aggiuntivo', 'Letto supplementare'],
    nl: ['Extra bed'],
    fr: ['Lit supplémentaire', 'Lit d’appoint'],
    cs: ['Přistýlka'],
  },
  {
    en: ['Baby cot', 'Cot', 'Crib'],
    de: ['Babybett', 'Gitterbett', 'Kinderbett'],
    it: ['Lettino', 'Culla'],
    nl: ['Kinderbedje', 'Babybedje'],
    fr: ['Lit bébé'],
    cs: ['Dětská postýlka', 'Postýlka'],
  },
  {
    en: ['Early check-in'],
    de: ['Früher Check-in', 'Frühe Anreise'],
    it: ['Check-in anticipato'],
    nl: ['Vroege aankomst', 'Vroege check-in'],
    fr: ['Arrivée anticipée'],
    cs: ['Dřívější příjezd'],
  },
  {
    en: ['Late check-out'],
    de: ['Später Check-out', 'Späte Abreise'],
    it: ['Check-out posticipato'],
    nl: ['Laat vertrek', 'Late check-out'],
    fr: ['Départ tardif'],
    cs: ['Pozdější odjezd'],
  },
  {
    en: ['Firewood'],
    de: ['Brennholz'],
    it: ['Legna da ardere', 'Legna'],
    nl: ['Brandhout'],
    fr: ['Bois de chauffage'],
    cs: ['Palivové dřevo'],
  },
  { en: ['Sauna'], de: ['Sauna'], it: ['Sauna'], nl: ['Sauna'], fr: ['Sauna'], cs: ['Sauna'] },
  {
    en: ['Airport transfer'],
    de: ['Flughafentransfer'],
    it: ['Transfer aeroportuale', 'Transfer dall’aeroporto'],
    nl: ['Luchthaventransfer'],
    fr: ['Transfert aéroport'],
    cs: ['Doprava z letiště'],
  },
]

/** Name in the form that is compared: also typed without capitals, or with a typewriter's apostrophe. */
const alike = (name: string) => name.trim().toLowerCase().replaceAll("'", '’')

const inLanguage = (locale: GuestLocale): ReadonlyMap<string, string> => {
  // What is a word of this language stands as its owner typed it.
  const own = new Set(usual.flatMap((names) => names[locale].map(alike)))
  return new Map(
    usual.flatMap((names) =>
      Object.values(names)
        .flat()
        .map(alike)
        .filter((name) => !own.has(name))
        .map((name) => [name, names[locale][0] ?? name] as const),
    ),
  )
}
const namesByLocale = new Map<GuestLocale, ReadonlyMap<string, string>>()

/** Names of usual services in a language, by their names in the others, in small letters. */
export const usualNames = (locale: GuestLocale) => {
  const names = namesByLocale.get(locale) ?? inLanguage(locale)
  namesByLocale.set(locale, names)
  return names
}

/** The name of a usual service in a language; nothing where it is another service, or is in that language already. */
export const usualName = (name: string, locale: GuestLocale): string | undefined => usualNames(locale).get(alike(name))
