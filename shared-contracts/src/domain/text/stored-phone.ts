import { isSupportedCountry, parsePhoneNumberFromString as read } from 'libphonenumber-js/max'
import { countryCode } from '../place/countries.ts'
import { splitExtension } from './phone.ts'

type Address = { country: string; phone: string }

const digitsOf = (phone: string) => phone.replaceAll(/[\s()[\]/.-]/g, '')

/** A number as the plan of its country writes it, in E.164; nothing where that cannot be told for sure. */
function read164(typed: string, country: string) {
  const code = countryCode(country)
  const home = code && isSupportedCountry(code) ? code : undefined
  const number = read(typed, home)
  if (typed.startsWith('+')) return number?.number
  if (number?.isValid()) {
    const digits = digitsOf(typed)
    // The digits of a town alone are no number elsewhere.
    const isWhole = digits === number.formatNational().replaceAll(/\D/g, '') || digits.endsWith(number.number.slice(1))
    if (isWhole) return number.number
  }
  // `0043` is dialled in most of Europe, and written by people who live where it is not.
  const abroad = typed.startsWith('00') ? read(`+${typed.slice(2)}`) : undefined
  return abroad?.isValid() ? abroad.number : undefined
}

/**
 * The number of an address as it is stored, `+436641234567` or, with an extension, `+15551234567 x12`: one written as
 * people of the country dial it gets the country in front. What cannot be told for sure keeps all of its digits.
 * It needs every country's plan of numbers (150 kB): screens import it once there is a number.
 */
export const storedPhone = ({ country, phone }: Address): string => {
  if (phone === '') return ''
  const { number, extension } = splitExtension(phone)
  return (read164(number, country) ?? digitsOf(number)) + (extension && ` x${extension}`)
}
