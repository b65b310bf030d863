import { localToday } from '@keyhaven/shared-contracts/web/facts'

/** What is edited at a time, each in a card of its own. */
export type SettingsPart = 'numbers' | 'vat' | 'issuing' | 'terms'

export const partTitles = {
  numbers: 'Invoice numbers',
  vat: 'VAT',
  issuing: 'When invoices are issued',
  terms: 'Payment terms',
} as const satisfies Record<SettingsPart, string>

const issuing = {
  true: 'Automatically, on the day of check-out',
  false: 'When you press Issue',
} as const

/** When an invoice gets its number. */
export const issuingWords = (isAuto: boolean) => issuing[`${isAuto}`]

/** A number as the documents of this year bear it. */
export const numberExample = (prefix: string) => `${prefix.trim()}${localToday().slice(0, 4)}-00042`
