import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { refuse } from '../../clients/table.ts'
import type { FileLine, LineGatherer } from './read-line.ts'

/** Texts of an element of CAMT by their paths below it, and the currencies of its amounts. */
export type Texts = Map<string, string[]>

/** An entry of an account as the file says it, with the transactions that it is made of. */
export type CamtEntry = { line: number; texts: Texts; transactions: Texts[] }

const all = (texts: Texts, ...paths: string[]) => paths.flatMap((path) => texts.get(path) ?? [])
const first = (texts: Texts, ...paths: string[]) => all(texts, ...paths).find((text) => text !== '') ?? ''

/** Amounts are decimals with a dot, in every version and language. */
function centsOf(amount: string) {
  const [, whole = '', decimals = ''] = /^(\d{1,13})(?:\.(\d{0,5}))?$/.exec(amount) ?? []
  if (whole === '' || /[1-9]/.test(decimals.slice(2))) return undefined
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2))
}

const signOf = (indicator: string) => (indicator === 'DBIT' ? -1 : 1)

/** Cents with their sign and the currency of a transaction; undefined where it does not say them. */
function amountOf(texts: Texts, usual: string) {
  const path = ['Amt', 'AmtDtls/TxAmt/Amt'].find((one) => texts.has(one))
  const cents = path === undefined ? undefined : centsOf(first(texts, path))
  if (cents === undefined) return undefined
  return { cents: cents * signOf(first(texts, 'CdtDbtInd') || usual), currency: first(texts, `${path}@Ccy`) }
}

const partyOf = (texts: Texts, party: 'Dbtr' | 'Cdtr') => ({
  name: first(texts, ...[party, `Ultmt${party}`].flatMap((of) => [`RltdPties/${of}/Nm`, `RltdPties/${of}/Pty/Nm`])),
  iban: first(texts, `RltdPties/${party}Acct/Id/IBAN`, `RltdPties/${party}Acct/Id/Othr/Id`),
})

/** Purpose as the payer wrote it: a structured reference first, then the words. */
const purposeOf = (texts: Texts) =>
  all(texts, 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Ustrd', 'RmtInf/Strd/AddtlRmtInf').join(' ') ||
  first(texts, 'AddtlTxInf')

/** The lines of an entry: one, or one for each transaction of a batch whose amounts the file says. */
function linesOf(account: string, { texts, transactions, line }: CamtEntry): FileLine[] {
  const indicator = first(texts, 'CdtDbtInd')
  const whole = centsOf(first(texts, 'Amt'))
  const day = first(texts, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10)
  if (whole === undefined || indicator === '' || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
    throw refuse(reason('invoices.entryUnreadable', { line }))
  const currency = first(texts, 'Amt@Ccy')
  const cents = whole * signOf(indicator)
  // Of a reversal the parties are those of the payment that it takes back.
  const isReversal = ['true', '1'].includes(first(texts, 'RvslInd'))
  const lineOf = (of: Texts, amount: { cents: number; currency: string }): FileLine => ({
    ...{ account, day, ...amount, ...partyOf(of, amount.cents > 0 === isReversal ? 'Cdtr' : 'Dbtr') },
    purpose: purposeOf(of) || first(texts, 'AddtlNtryInf'),
    bank_reference: first(of, 'Refs/AcctSvcrRef') || first(texts, 'AcctSvcrRef'),
  })
  const amounts = transactions.map((of) => amountOf(of, indicator))
  const sum = amounts.reduce((total, amount) => total + (amount?.cents ?? Number.NaN), 0)
  const isBroken = sum !== cents || amounts.some((amount) => amount?.currency !== currency)
  if (transactions.length > 1 && !isBroken)
    return transactions.map((of, at) => lineOf(of, { cents: amounts[at]?.cents ?? 0, currency }))
  const together: Texts = new Map()
  for (const of of transactions)
    for (const [path, some] of of) together.set(path, [...(together.get(path) ?? []), ...some])
  return [lineOf(together, { cents, currency })]
}

/** Takes an entry over that the bank has booked; the others are counted. */
export function addEntry(gatherer: LineGatherer, account: string, entry: CamtEntry) {
  if (!['BOOK', ''].includes(first(entry.texts, 'Sts', 'Sts/Cd'))) gatherer.addPending()
  else for (const line of linesOf(account, entry)) if (line.cents !== 0) gatherer.add(line)
}
