import { isLeitwegId } from '@keyhaven/shared-contracts/domain/business/buyer-reference'
import { countryCode } from '@keyhaven/shared-contracts/domain/place/countries'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { FieldReasons } from '../../http/problem.ts'
import type { Document } from '../document.ts'

export type Parties = Pick<Document, 'issuer' | 'recipient'>

const isEmpty = (text: string | undefined) => (text ?? '').trim() === ''

/** Fields that EN 16931 needs, by where they can be mended: without them there is no electronic invoice at all. */
export const lackingForEn16931 = ({ issuer, recipient }: Parties): FieldReasons => ({
  ...(isEmpty(issuer.tax_id) && isEmpty(issuer.vat_id) && { tax_id: ['invoices.taxIdMissing'] }),
  ...(isUnknown(issuer.address.country) && { 'address.country': ['invoices.ownCountryUnknown'] }),
  ...(isEmpty(recipient.company) && isEmpty(recipient.name) && { 'client.name': ['invoices.clientNameMissing'] }),
  ...(isUnknown(recipient.address.country) && { 'client.address.country': ['invoices.clientCountryUnknown'] }),
})

const isUnknown = (country: string) => countryCode(country) === undefined

const addressLines = ['postal_code', 'city'] as const

/** Fields that an XRechnung lacks: beside the rest a town on both sides, and how each is reached. */
export const lackingForXRechnung = (parties: Parties): FieldReasons => {
  const { issuer, recipient } = parties
  const own = addressLines.filter((line) => isEmpty(issuer.address[line]))
  const clients = addressLines.filter((line) => isEmpty(recipient.address[line]))
  return {
    ...lackingForEn16931(parties),
    ...Object.fromEntries(own.map((line) => [`address.${line}`, [reason('invoices.ownLineMissing', { line })]])),
    ...(isEmpty(issuer.address.phone) && { 'address.phone': ['invoices.ownPhoneMissing'] }),
    ...Object.fromEntries(
      clients.map((line) => [`client.address.${line}`, [reason('invoices.clientLineMissing', { line })]]),
    ),
    ...(isEmpty(recipient.email) &&
      !isLeitwegId(recipient.buyer_reference ?? '') && { 'client.email': ['invoices.clientEmailMissing'] }),
  }
}
