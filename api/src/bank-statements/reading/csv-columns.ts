import type { CsvMapping, CsvTarget } from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import { fold } from '@keyhaven/shared-contracts/domain/fold'
import { isValidIBAN } from 'ibantools'
import { amountOf, dayOf, numbersOfDay } from './csv-values.ts'

/** A heading without case, accents, digits and signs. */
export const plain = (heading: string) => fold(heading).replaceAll(/[^\p{L}]/gu, '')

/** Headings of banks in English, German, French, Italian and Dutch; the special before the general. */
const names: readonly (readonly [CsvTarget, RegExp])[] = [
  [
    '',
    /saldo|balance|solde|kontostand|ursprungsbetrag|originalamount|fee$|gebuhr|exchangerate|wechselkurs|category|kategorie|glaubigerid|mandat|bic|swift/,
  ],
  [
    'account',
    /^(?:auftragskonto|ibanauftragskonto|eigene?siban|rekening|rekeningnummer|ownaccount|myaccount|accountnumber|compte|numerodecompte|contocorrente|ibanrekening)$/,
  ],
  ['status', /^(?:status|info|statut|stato|state|umsatzstatus)$/],
  [
    'day',
    /^(?:buchungstag|buchungsdatum|buchung$|boekingsdatum|boekdatum|transactiedatum|bookingdate|transactiondate|posteddate|postingdate|datebooked)/,
  ],
  [
    'day',
    /^(?:datedoperation|dateoperation|datecomptable|datedecomptabilisation|datacontabile|dataoperazione|dataregistrazione|completeddate)/,
  ],
  ['day', /^(?:datum|date|data|tag|day)$/],
  ['', /^(?:startdate|valuta(?:datum|stellung)?|wertstellung|valuedate|datedevaleur|datevaleur|datavaluta|rentedatum)/],
  ['currency', /^(?:wahrung|currency|devise|divisa|valutacode|munt|muntsoort|monnaie|ccy|wahrungskurzel)$/],
  [
    'direction',
    /^(?:sollhaben(?:kennzeichen|kennung)?|sh|debitcredit|creditdebit|debitcreditindicator|afbij|bijaf|debetcredit|segno|sens|dc|cddtbtind)$/,
  ],
  [
    'debit',
    /^(?:soll|debit|debet|debits|paidout|moneyout|withdrawals?|ausgang|ausgaben?|belastung|lastschrift|uscite|addebiti|dare|bedragaf|af|debiteur)/,
  ],
  [
    'credit',
    /^(?:haben|credit|credits|paidin|moneyin|deposits?|eingang|einnahmen?|gutschrift|entrate|accrediti|avere|bedragbij|bij)/,
  ],
  ['amount', /betrag|^umsatz(?!art|typ)|amount|montant|importo|bedrag|^wert$|^value$/],
  ['name', /^naamomschrijving$/],
  ['payer', /^(?:zahlungspflichtiger?(?:in)?|auftraggeber(?:in)?|payer|debtor|ordonnateur|ordinante|debiteurnaam)$/],
  ['payee', /^(?:zahlungsempfangerr?(?:in)?|beneficiary|payee|creditor)$/],
  ['iban', /iban|kontonummer|tegenrekening|counterpartyaccount|kontonr|comptebeneficiaire|contocontroparte/],
  [
    'purpose',
    /verwendungszweck|buchungstext|buchungsdetails|zahlungsreferenz|zahlungsgrund|purpose|description|details|reference(?!number)|memo|narrative|particulars|payeereference/,
  ],
  [
    'purpose',
    /libelle|motif|communication|causale|descrizione|mededeling|omschrijving(?!naam)|betalingskenmerk|kommunikation|^text$|notiz|remittance/,
  ],
  [
    'name',
    /begunstigter|zahlungsbeteiligter|auftraggeber|empfanger|partner|gegenkonto|counterparty|^name|name$|^naam|^nom$|tiers|controparte|beneficiar|contrepartie/,
  ],
  ['bank_reference', /referenz|referencenumber|transactionid|transactieref|buchungsreferenz|numerooperazione|^id$|uid/],
]

/** A plain heading whose umlauts may be written out, as banks do in files without them: `waehrung`, `empfaenger`. */
const withoutWrittenUmlauts = (name: string) => name.replaceAll(/([aou])e/g, '$1')

const targetOf = (heading: string): CsvTarget => {
  const name = plain(heading)
  const spellings = [name, withoutWrittenUmlauts(name)]
  return name === '' ? '' : (names.find(([, pattern]) => spellings.some((one) => pattern.test(one)))?.[0] ?? '')
}

/** Counts the columns of a row that look like headings of a bank. */
export const countHeadings = (row: readonly string[]) => row.filter((cell) => targetOf(cell) !== '').length

type Column = readonly string[]
/** Sums and footers stand in the same columns. */
const isMostly = (column: Column, is: (cell: string) => boolean) =>
  column.length > 0 && column.filter(is).length * 3 >= column.length * 2

const holdsDays = (column: Column) => isMostly(column, (cell) => numbersOfDay(cell) !== undefined)
const holdsAmounts = (column: Column) =>
  isMostly(
    column,
    (cell) => /[.,]\d\d(?!\d)/.test(cell) && [',', '.'].some((sign) => amountOf(cell, sign as ',' | '.')),
  )
const holdsIbans = (column: Column) => isMostly(column, (cell) => isValidIBAN(cell.replaceAll(' ', '')))

/** Target of each column by its heading, and where those do not say, by what is in it. `cells` are those that are filled. */
export function recognise(headings: readonly string[], cells: readonly Column[]): CsvTarget[] {
  const byName = headings.map(targetOf)
  const chosen = byName.map((target, at): CsvTarget =>
    target === 'purpose' || byName.indexOf(target) === at ? target : '',
  )
  const fill = (target: CsvTarget, holds: (column: Column) => boolean) => {
    const at = cells.findIndex((column, index) => chosen[index] === '' && holds(column))
    if (!chosen.includes(target) && at >= 0) chosen[at] = target
  }
  fill('day', holdsDays)
  if (!chosen.includes('debit') && !chosen.includes('credit')) fill('amount', holdsAmounts)
  fill('iban', holdsIbans)
  return chosen
}

/** The decimal sign under which more of the amounts can be read; where nothing tells, that of the file's own language. */
export function decimalOf(amounts: Column, otherwise: CsvMapping['decimal']): CsvMapping['decimal'] {
  const count = (sign: CsvMapping['decimal']) => amounts.filter((cell) => amountOf(cell, sign) !== undefined).length
  const [comma, point] = [count(','), count('.')]
  return comma === point ? otherwise : comma > point ? ',' : '.'
}

/** The form in which all days can be read; the day comes first where several can be meant. */
export const dayFormOf = (days: Column): CsvMapping['day_form'] =>
  (['day_first', 'year_first', 'month_first'] as const).find((form) =>
    days.every((cell) => dayOf(cell, form) !== undefined),
  ) ?? 'day_first'
