import { localToday } from '@keyhaven/shared-contracts/web/local-today'

const issuing = {
  true: 'Automatically, on the day of check-out',
  false: 'When you press Issue',
} as const

/** When an invoice gets its number. */
export const issuingWords = (isAuto: boolean) => issuing[`${isAuto}`]

/** A number as the documents of this year bear it. */
export const numberExample = (prefix: string) => `${prefix.trim()}${localToday().slice(0, 4)}-00042`
