/** The account that a transfer goes to. IBAN without spaces; an empty BIC is none. */
export type Account = { holder: string; iban: string; bic: string }

/** A transfer in euros, with the creditor reference that it carries. */
export type Transfer = Account & { reference: string; cents: number }

/** The European Economic Area, whose banks find each other without a BIC. */
const eea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)
/** The rest of SEPA, with the territories that have an IBAN of their own. */
const beyond = new Set('AD AL CH GB GI MC MD ME MK RS SM VA'.split(' '))

const maxHolder = 70
const maxCents = 99_999_999_999
/** As many bytes as a code of version 13 at level M holds. */
const maxBytes = 331

const reaches = ({ iban, bic }: Account) => {
  const country = iban.slice(0, 2)
  return eea.has(country) || (beyond.has(country) && bic !== '')
}

/**
 * Content of the QR code of a transfer (EPC069-12, version 002): apps of banks fill in their form from it. Null where they could not: outside
 * SEPA, or where a field is longer than the rules allow.
 */
export function epcCode(transfer: Transfer): string | null {
  const { iban, bic, reference, cents } = transfer
  const holder = transfer.holder.replaceAll(/\s+/g, ' ').trim()
  const isPayable = cents > 0 && cents <= maxCents && holder !== '' && holder.length <= maxHolder
  if (!isPayable || !reaches(transfer)) return null
  const purpose = ''
  const amount = `EUR${(cents / 100).toFixed(2)}`
  // The 1 says that what follows is UTF-8.
  const code = ['BCD', '002', '1', 'SCT', bic, holder, iban, amount, purpose, reference].join('\n')
  return new TextEncoder().encode(code).length <= maxBytes ? code : null
}
