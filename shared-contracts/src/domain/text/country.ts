import { countryCode, countryNames } from '../place/countries.ts'

/** Countries without postal codes, or where letters arrive without one. */
const withoutPostalCode = new Set(
  (
    'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK IE JM KI KM KN KP LC LY ' +
    'ML MO MR MW NR NU PA QA RW SB SC SL SO SR SS ST SX SY TD TG TK TL TO TT TV UG VU YE ZW'
  ).split(' '),
)
/** Countries in which many houses have a name, a box or a plot instead of a number of the street. */
const withoutHouseNumber = new Set(
  'AE AU BH CA CN CR GB GG HK ID IE IM IN JE JO JP KE KR KW LB MO MU MY NG NI NP NZ OM PH PK QA SA SG TH TW UG US VN YE ZA'.split(
    ' ',
  ),
)
/** Countries that are one town. */
const withoutCity = new Set(['GI', 'HK', 'MC', 'MO', 'SG', 'VA'])

const none: ReadonlySet<string> = new Set()
const optional: Record<string, ReadonlySet<string>> = {
  postal_code: withoutPostalCode,
  house_number: withoutHouseNumber,
  city: withoutCity,
}

/** True if addresses of a country have this line: no postal code in Hong Kong. Of an unknown country they have all. */
export const hasLine = (country: string, line: string) => !(optional[line] ?? none).has(countryCode(country) ?? '')

/** Every name of the countries that do not have this line of an address, in small letters, as a database compares them. */
export const countriesWithout = (line: string) => {
  const names = [...(optional[line] ?? none)].flatMap(countryNames)
  return [...new Set(names.map((name) => name.toLowerCase()))]
}

/** Formats of postal codes in countries where all look alike; ten of our guests' countries. */
const patterns: Record<string, RegExp> = {
  ...{ AT: /^\d{4}$/, BE: /^\d{4}$/, CH: /^\d{4}$/, LI: /^\d{4}$/, LU: /^\d{4}$/, DK: /^\d{4}$/, HU: /^\d{4}$/ },
  ...{ SI: /^\d{4}$/, DE: /^\d{5}$/, FR: /^\d{5}$/, IT: /^\d{5}$/, ES: /^\d{5}$/, HR: /^\d{5}$/ },
  ...{ CZ: /^\d{3} ?\d{2}$/, SK: /^\d{3} ?\d{2}$/, SE: /^\d{3} ?\d{2}$/, PL: /^\d{2}-?\d{3}$/ },
  ...{ NL: /^\d{4} ?[a-z]{2}$/i, US: /^\d{5}(-\d{4})?$/, PT: /^\d{4}(-\d{3})?$/ },
}

/** True for a postal code that can be one of the country, `A-5310` and `5310` in Austria, and for any where we do not know the format. */
export const isPostalCodeOf = (country: string, value: string) => {
  const code = countryCode(country) ?? ''
  const pattern = patterns[code]
  return !pattern || pattern.test(value.replace(/^[a-z]{1,3}[- ]+(?=\d)/i, '').trim())
}
