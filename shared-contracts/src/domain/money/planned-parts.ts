import { addDays, type Day } from '../days/day.ts'
import type { Messages } from '../messages/payment-plan/en.ts'

type Part = { kind: 'deposit' | 'rest' | 'full'; amount: number; due: Day }

type Agreement = {
  check_in: Day
  /** The day at the house on which the parts were worked out; without it they are said by their days alone. */
  from: Day | undefined
  /** Days within which the deposit is due; null where there is none. */
  depositDays: number | null
  /** The deadlines count from the host's word, which nobody knows yet. */
  awaitsHost: boolean
}

/** One part in words: by the host's word as long as that is to come, else by its day. */
function partText(t: Messages['planned'], { kind, amount, due }: Part, agreement: Agreement) {
  const { check_in, from, depositDays, awaitsHost } = agreement
  if (due >= check_in) return t.onArrival(amount)
  if (from !== undefined && due <= from) return awaitsHost ? t.onYes(amount) : t.now(amount)
  const isDeposit = kind !== 'rest' && depositDays !== null && from !== undefined && due === addDays(from, depositDays)
  return awaitsHost && isDeposit ? t.within(amount, depositDays) : t.by(amount, due)
}

/** A payment plan before it is agreed on: `€180.00 within 7 days of the host’s yes, €420.00 by 1 July 2027`. Empty where nothing is asked for. */
export const plannedLine = ({ planned }: Messages, parts: readonly Part[], agreement: Agreement) =>
  parts.map((part) => partText(planned, part, agreement)).join(', ')
