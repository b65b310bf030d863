import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max'

type Address = { country: string; phone: string }

/** In what languages owners and guests of our houses write the name of a country. */
const languages = ['en', 'de', 'it', 'fr', 'es', 'nl', 'cs', 'sk', 'sl', 'hr', 'hu', 'pl']
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()

const codes = new Map<string, CountryCode>()
for (const language of languages) {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  for (const code of getCountries()) codes.set(plain(names.of(code) ?? code), code)
}
for (const code of getCountries()) codes.set(plain(code), code)
for (const [name, code] of [
  ['UK', 'GB'],
  ['England', 'GB'],
  ['USA', 'US'],
  ['Czech Republic', 'CZ'],
] as const) {
  codes.set(plain(name), code)
}

/**
 * The number of an address as it is stored, `+436641234567`: one written as people of the country dial it gets the
 * country in front. What cannot be told for sure stays as it was typed.
 */
export const storedPhone = ({ country, phone }: Address) => {
  const code = codes.get(plain(country))
  if (phone.startsWith('+') || !code) return phone
  const number = parsePhoneNumberFromString(phone, code)
  if (!number?.isValid() || number.country !== code) return phone
  // The digits of a town alone are no number elsewhere.
  const isWhole = number.formatNational().replaceAll(/\D/g, '') === phone
  return isWhole ? number.number : phone
}
