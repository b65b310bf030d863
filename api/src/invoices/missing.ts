import type { Document } from './document.ts'
import { lettersWithoutFont } from './pdf/fonts.ts'

export type Fields = { [field: string]: string[] }
type Place = { street: string; house_number: string; postal_code: string; city: string; country: string }

const words: { [key in keyof Place]: string } = {
  street: 'the street',
  house_number: 'the house number',
  postal_code: 'the postal code',
  city: 'the city',
  country: 'the country',
}

const missingOf = (place: Place, prefix: string, whose: string): Fields =>
  Object.fromEntries(
    Object.entries(words)
      .filter(([key]) => place[key as keyof Place].trim() === '')
      .map(([key, word]) => [`${prefix}${key}`, [`${whose}: ${word} is missing.`]]),
  )

const ofClient = 'client.address.'
const list = new Intl.ListFormat('en-GB')

/** What to say where nothing is missing but lines of the client's address, which can be added on the spot. */
export function missingAddress(fields: Fields, client: string) {
  const missing = Object.keys(fields)
  if (!missing.every((field) => field.startsWith(ofClient))) return undefined
  const lines = missing.map((field) => words[field.slice(ofClient.length) as keyof Place])
  const are = lines.length === 1 ? 'is' : 'are'
  return `The invoice needs the full address of ${client}: ${list.format(lines)} ${are} missing.`
}

/** What of the issuer's data every document must show. */
export const missingPersonals = ({ tax_id, address }: { tax_id: string; address: Place }): Fields => ({
  ...(tax_id.trim() === '' && { tax_id: ['Your personals: the tax ID is missing.'] }),
  ...missingOf(address, 'address.', 'Your personals'),
})

/** Everything that is printed, by the field where it can be mended. */
const textsOf = ({ issuer, recipient, stay, lines, terms, note }: Document) => ({
  first_name: issuer.name,
  tax_id: issuer.tax_id,
  address: Object.values(issuer.address).join(' '),
  'client.name': recipient.name,
  'client.address': Object.values(recipient.address).join(' '),
  property: `${stay.property} ${stay.place}`,
  unit: stay.unit,
  services: lines.map(({ label }) => label).join(' '),
  payment_terms: terms,
  small_business_note: note,
})

/** What keeps a draft from being issued: data that it must show, and letters that none of the fonts has. */
export function missingFrom(document: Document): Fields {
  const { issuer, recipient } = document
  const fields: Fields = {
    ...missingPersonals(issuer),
    ...(recipient.name.trim() === '' && { 'client.name': ['The client: the name is missing.'] }),
    ...missingOf(recipient.address, ofClient, 'The client'),
  }
  for (const [field, text] of Object.entries(textsOf(document))) {
    const letters = lettersWithoutFont(text)
    if (letters.length > 0) fields[field] ??= [`The fonts of the document lack ${letters.slice(0, 10).join(' ')}`]
  }
  return fields
}
