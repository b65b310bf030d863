import { hasLine } from '@keyhaven/shared-contracts/domain/text/country'
import type { AddressLine, PrintedField } from '@keyhaven/shared-contracts/domain/reasons/invoices/en'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { FieldReasons } from '../http/problem.ts'
import type { Document } from './document.ts'
import { lettersWithoutFont, printable } from './pdf/fonts.ts'

export type Fields = FieldReasons
type PostalAddress = { street: string; house_number: string; postal_code: string; city: string; country: string }

const addressLines: AddressLine[] = ['street', 'house_number', 'postal_code', 'city', 'country']

type LineMissing = 'invoices.ownLineMissing' | 'invoices.clientLineMissing'
const missingOf = (place: PostalAddress, prefix: string, why: LineMissing): Fields =>
  Object.fromEntries(
    addressLines
      // A line of which nothing can be printed is none; what the country does not have is not missing.
      .filter((line) => printable(place[line]).trim() === '' && hasLine(place.country, line))
      .map((line) => [`${prefix}${line}`, [reason(why, { line })]]),
  )

const ofClient = 'client.address.'

/** Message where only lines of the client's address are missing, which can be added on the spot. */
export function missingAddress(fields: Fields, client: string) {
  const missing = Object.keys(fields)
  if (!missing.every((field) => field.startsWith(ofClient))) return undefined
  const lines = missing.map((field) => field.slice(ofClient.length) as AddressLine)
  return reason('invoices.addressIncomplete', { client, lines })
}

/** Fields of the issuer that every document must show and that are empty. */
export const missingPersonals = ({ tax_id, address }: { tax_id: string; address: PostalAddress }): Fields => ({
  ...(tax_id.trim() === '' && { tax_id: ['invoices.taxIdMissing'] }),
  ...missingOf(address, 'address.', 'invoices.ownLineMissing'),
})

/** Printed texts, by the field where they can be mended. */
const textsOf = ({ issuer, recipient, stay, lines, terms, note }: Document): Record<PrintedField, string> => ({
  first_name: issuer.name,
  business_name: issuer.business_name ?? '',
  tax_id: issuer.tax_id,
  address: Object.values(issuer.address).join(' '),
  'client.name': `${recipient.name} ${recipient.company ?? ''}`,
  'client.address': Object.values(recipient.address).join(' '),
  property: `${stay.property} ${stay.place}`,
  unit: stay.unit,
  services: lines.map(({ label }) => label).join(' '),
  payment_terms: terms,
  small_business_note: note,
})

/** Fields that a draft must show to be issued, and that are empty. */
export const missingFrom = ({ issuer, recipient }: Document): Fields => ({
  ...missingPersonals(issuer),
  ...(recipient.name.trim() === '' && { 'client.name': ['invoices.clientNameMissing'] }),
  ...missingOf(recipient.address, ofClient, 'invoices.clientLineMissing'),
})

/** The letters that none of the fonts has, by the field that they are in. */
export function lettersMissingFrom(document: Document): Fields {
  const texts = textsOf(document)
  const fields: Fields = {}
  for (const field of Object.keys(texts) as PrintedField[]) {
    const letters = lettersWithoutFont(texts[field]).slice(0, 10)
    if (letters.length > 0) fields[field] = [reason('invoices.lettersNotPrinted', { field, letters })]
  }
  return fields
}
