import { foldings } from '../fold.ts'
import { guestLocales } from '../locale.ts'

/** Beside the languages of guests, those in which owners write the name of their own country. */
const readLocales = [
  ...guestLocales,
  'es',
  'pt',
  'pl',
  'hr',
  'hu',
  'sl',
  'sk',
  'sv',
  'nb',
  'da',
  'fi',
  'is',
  'el',
  'ro',
]

/** Names in use that are not the ones of Unicode's list. */
const otherNames: Record<string, readonly string[]> = {
  AE: ['UAE', 'Emirates', 'The Emirates', 'Emirate', 'Emirati', 'VAE'],
  BA: ['Bosnia', 'Bosnien', 'Bosnie', 'Bosnia and Herz.'],
  CZ: [
    ...['Czech Republic', 'Tschechische Republik', 'Tschechei', 'Repubblica Ceca', 'Tsjechische Republiek'],
    ...['République tchèque', 'Česká republika'],
  ],
  GB: ['Great Britain', 'UK', 'England', 'Scotland', 'Wales', 'Großbritannien', 'Gran Bretagna', 'Groot-Brittannië'],
  HK: ['Hong Kong', 'Hongkong', 'Hong Kong SAR'],
  IE: ['Republic of Ireland', 'Éire'],
  MO: ['Macau', 'Macao'],
  MK: ['Macedonia', 'Mazedonien', 'Macédoine', 'Makedonie'],
  NL: ['Holland', 'Olanda', 'Hollande', 'Holandsko', 'The Netherlands'],
  SK: ['Slovak Republic', 'Slowakische Republik'],
  TR: ['Turkey', 'Turkiye'],
  US: ['USA', 'United States of America', 'America', 'U.S.A.'],
}

const spellings = (name: string) => foldings(name).map((folded) => folded.replaceAll(/[^\p{L}]/gu, ''))

/** The codes of ISO 3166 that are in use, and Kosovo's. */
export const countryCodes = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO
  FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE
  JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO
  MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW
  PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM
  TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/)

const namesIn = (locale: string) => {
  const inLocale = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return countryCodes.map((code) => [inLocale.of(code) ?? '', code] as const)
}

/** One language after the other, so that nobody waits for those that nobody writes. */
const readings = [
  () => countryCodes.map((code) => [code, code] as const),
  () => Object.entries(otherNames).flatMap(([code, others]) => others.map((name) => [name, code] as const)),
  ...readLocales.map((locale) => () => namesIn(locale)),
]
const names = new Map<string, string>()

/** The ISO 3166 code of a country that somebody wrote in one of many languages, or by its code; undefined for none that is known. */
export const countryCode = (written: string): string | undefined => {
  const [letters] = spellings(written)
  if (!letters) return undefined
  while (!names.has(letters)) {
    const reading = readings.shift()
    if (!reading) return undefined
    for (const [name, code] of reading())
      for (const spelling of spellings(name)) if (!names.has(spelling)) names.set(spelling, code)
  }
  return names.get(letters)
}

/** The names by which `countryCode` knows a country, and its code. */
export const countryNames = (code: string): string[] => [
  code,
  ...(otherNames[code] ?? []),
  ...readLocales.flatMap(
    (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code) ?? [],
  ),
]
