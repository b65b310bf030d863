import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { create } from 'xmlbuilder2'
import type { Buyer, EInvoice, ELine, Payment, PostalAddress, Seller, VatBreakdown, VatCategory } from './e-invoice.ts'

type Element = { [name: string]: Element | Element[] | string | undefined }

/** Specifications that a file names (BT-24): EN 16931 as it is, or with what Germany's authorities want beside it. */
export const profiles = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const
export type Profile = keyof typeof profiles

const namespaces = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

// Characters that XML has no way to write; older texts may hold them.
// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const written = (text: string) => text.replaceAll(unwritable, '').trim()

/** An element with a text; no element where there is none, because the rules allow no empty ones. */
const text = (name: string, value: string): Element => (written(value) === '' ? {} : { [name]: written(value) })

const amount = (cents: number) => (cents / 100).toFixed(2)
const dateTime = (type: 'udt' | 'qdt', day: Day): Element => ({
  [`${type}:DateTimeString`]: { '@format': '102', '#': day.replaceAll('-', '') },
})

const addressElement = ({ line, postalCode, city, country }: PostalAddress): Element => ({
  'ram:PostalTradeAddress': {
    ...text('ram:PostcodeCode', postalCode),
    ...text('ram:LineOne', line),
    ...text('ram:CityName', city),
    ...text('ram:CountryID', country),
  },
})

const electronicAddress = (scheme: string, id: string): Element =>
  id === '' ? {} : { 'ram:URIUniversalCommunication': { 'ram:URIID': { '@schemeID': scheme, '#': written(id) } } }

const registration = (scheme: 'VA' | 'FC', id: string): Element[] =>
  id === '' ? [] : [{ 'ram:ID': { '@schemeID': scheme, '#': written(id) } }]

function sellerElement({ name, tradingName, contact, address, email, vatId, taxNumber }: Seller): Element {
  const { phone } = contact
  return {
    // BT-29: without a VAT id nothing else tells the seller apart (BR-CO-26).
    ...(vatId === '' && text('ram:ID', taxNumber)),
    ...text('ram:Name', name),
    ...(tradingName !== '' && { 'ram:SpecifiedLegalOrganization': text('ram:TradingBusinessName', tradingName) }),
    'ram:DefinedTradeContact': {
      ...text('ram:PersonName', contact.name),
      ...(phone !== '' && { 'ram:TelephoneUniversalCommunication': text('ram:CompleteNumber', phone) }),
      ...(contact.email !== '' && { 'ram:EmailURIUniversalCommunication': text('ram:URIID', contact.email) }),
    },
    ...addressElement(address),
    ...electronicAddress('EM', email),
    'ram:SpecifiedTaxRegistration': [...registration('VA', vatId), ...registration('FC', taxNumber)],
  }
}

function buyerElement({ name, contact, address, electronicAddress: reached, email, vatId }: Buyer): Element {
  return {
    ...text('ram:Name', name),
    ...(contact !== '' && {
      'ram:DefinedTradeContact': {
        ...text('ram:PersonName', contact),
        ...(email !== '' && { 'ram:EmailURIUniversalCommunication': text('ram:URIID', email) }),
      },
    }),
    ...addressElement(address),
    ...(reached && electronicAddress(reached.scheme, reached.id)),
    ...(vatId !== '' && { 'ram:SpecifiedTaxRegistration': registration('VA', vatId) }),
  }
}

const categoryElements = ({ code, percent }: VatCategory): Element => ({
  'ram:CategoryCode': code,
  'ram:RateApplicablePercent': String(percent),
})

function lineElement(line: ELine, index: number): Element {
  const { name, description, price, quantity, unitCode, netCents, category } = line
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(index + 1) },
    'ram:SpecifiedTradeProduct': {
      ...text('ram:Name', name),
      ...text('ram:Description', description),
    },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': {
        'ram:ChargeAmount': amount(price.cents),
        ...(price.per > 1 && { 'ram:BasisQuantity': { '@unitCode': unitCode, '#': String(price.per) } }),
      },
    },
    'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': { '@unitCode': unitCode, '#': String(quantity) } },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': { 'ram:TypeCode': 'VAT', ...categoryElements(category) },
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amount(netCents) },
    },
  }
}

const vatElement = ({ category, netCents, vatCents, exemptionReason }: VatBreakdown): Element => ({
  'ram:CalculatedAmount': amount(vatCents),
  'ram:TypeCode': 'VAT',
  ...text('ram:ExemptionReason', exemptionReason),
  'ram:BasisAmount': amount(netCents),
  ...categoryElements(category),
})

/** A SEPA transfer (58) where an account is told, else nothing that a bank could act on (1). */
function paymentMeans({ account }: Payment): Element {
  if (!account) return { 'ram:TypeCode': '1' }
  const { iban, bic, holder } = account
  return {
    'ram:TypeCode': '58',
    'ram:PayeePartyCreditorFinancialAccount': { 'ram:IBANID': iban, ...text('ram:AccountName', holder) },
    ...(bic !== '' && { 'ram:PayeeSpecifiedCreditorFinancialInstitution': { 'ram:BICID': bic } }),
  }
}

function settlement({ payment, vat, period, sums, preceding }: EInvoice): Element {
  const { netCents, vatCents, grossCents, paidCents } = sums
  return {
    'ram:InvoiceCurrencyCode': 'EUR',
    'ram:SpecifiedTradeSettlementPaymentMeans': paymentMeans(payment),
    'ram:ApplicableTradeTax': vat.map(vatElement),
    ...(period && {
      'ram:BillingSpecifiedPeriod': {
        'ram:StartDateTime': dateTime('udt', period.start),
        'ram:EndDateTime': dateTime('udt', period.end),
      },
    }),
    ...(payment.terms !== '' && { 'ram:SpecifiedTradePaymentTerms': text('ram:Description', payment.terms) }),
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': amount(netCents),
      'ram:TaxBasisTotalAmount': amount(netCents),
      'ram:TaxTotalAmount': { '@currencyID': 'EUR', '#': amount(vatCents) },
      'ram:GrandTotalAmount': amount(grossCents),
      ...(paidCents !== 0 && { 'ram:TotalPrepaidAmount': amount(paidCents) }),
      'ram:DuePayableAmount': amount(grossCents - paidCents),
    },
    ...(preceding && {
      'ram:InvoiceReferencedDocument': {
        'ram:IssuerAssignedID': preceding.number,
        'ram:FormattedIssueDateTime': dateTime('qdt', preceding.date),
      },
    }),
  }
}

/** An invoice as XML of UN/CEFACT (CII). The order of the elements is that of its schema. */
export function ciiOf(invoice: EInvoice, profile: Profile): string {
  const { number, type, date, note, buyerReference, seller, buyer, delivery, lines } = invoice
  const content: Element = {
    'rsm:ExchangedDocumentContext': {
      // BT-23: billing as of Peppol, which XRechnung asks for.
      'ram:BusinessProcessSpecifiedDocumentContextParameter': {
        'ram:ID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      },
      'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': profiles[profile] },
    },
    'rsm:ExchangedDocument': {
      'ram:ID': number,
      'ram:TypeCode': type,
      'ram:IssueDateTime': dateTime('udt', date),
      ...(note !== '' && { 'ram:IncludedNote': text('ram:Content', note) }),
    },
    'rsm:SupplyChainTradeTransaction': {
      'ram:IncludedSupplyChainTradeLineItem': lines.map(lineElement),
      'ram:ApplicableHeaderTradeAgreement': {
        ...text('ram:BuyerReference', buyerReference),
        'ram:SellerTradeParty': sellerElement(seller),
        'ram:BuyerTradeParty': buyerElement(buyer),
      },
      'ram:ApplicableHeaderTradeDelivery': {
        'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': dateTime('udt', delivery) },
      },
      'ram:ApplicableHeaderTradeSettlement': settlement(invoice),
    },
  }
  return create(
    { version: '1.0', encoding: 'UTF-8' },
    { 'rsm:CrossIndustryInvoice': { ...namespaces, ...content } },
  ).end({ prettyPrint: true })
}
