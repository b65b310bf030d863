import type { TermsPart } from './cancellation.ts'
import type { Messages } from '../messages/cancellation/en.ts'
import { toEuros } from '../money/money.ts'

/** Costs of cancelling, one text for each part: `Free until 28 April 2027`, `then 50% (€180.00)`. */
export const termsTexts = (t: Messages, parts: readonly TermsPart[]): string[] =>
  parts.map(({ percent, until, cents }, index) => {
    const euros = cents === undefined ? undefined : toEuros(cents)
    if (until) return percent === 0 ? t.free(until) : t.part(percent, until, euros)
    if (index > 0) return t.after(percent, euros)
    return percent === 100 ? t.notRefundable(euros) : t.always(percent, euros)
  })

/** The same as one line: `Free until 28 April 2027, then 50% (€180.00)`. */
export const termsLine = (t: Messages, parts: readonly TermsPart[]): string => termsTexts(t, parts).join(', ')
