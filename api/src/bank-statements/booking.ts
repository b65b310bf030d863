import { type BankLine, isSureMatch, type LineBooking } from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { conflict, invalid, notFound, notFoundField } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { enterReceived, enterRefund } from '../payments/service.ts'
import { lockBookings, lockLine, readLines, readSureLines } from './reads.ts'
import { linkPayments, setLineState } from './writes.ts'

async function lockOpen(tx: Tx, owner: OwnerId, id: number) {
  const line = await lockLine(tx, owner, id)
  if (!line) throw notFound('bankLine')
  if (line.state !== 'open') throw conflict('not_open', 'invoices.lineNotOpen')
  return line
}

async function lineOf(tx: Tx, owner: OwnerId, id: number): Promise<BankLine> {
  const [line] = await readLines(tx, owner, [id])
  if (!line) throw notFound('bankLine')
  return line
}

type OpenLine = Awaited<ReturnType<typeof lockOpen>>
type Part = LineBooking['payments'][number]

/** Entries are known by who paid; a refund needs a note. */
const noteOf = ({ name, purpose }: OpenLine) => (name || purpose || 'Bank statement').slice(0, 200)

async function enter(tx: Tx, owner: OwnerId, line: OpenLine, parts: readonly Part[], now: Date) {
  const entry = { date: line.day, method: 'transfer' as const, note: noteOf(line) }
  for (const { booking, amount } of parts) {
    const into = line.cents > 0 ? enterReceived : enterRefund
    await linkPayments(tx, owner, line.id, await into(tx, owner, booking, { ...entry, cents: amount }, now))
  }
  await setLineState(tx, owner, line.id, 'booked')
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

/** Books a line for the bookings that its owner says; the amounts sum to the line, so that no cent of an account is left over. */
export const bookLine = ({ db, clock }: AppContext, owner: OwnerId, id: number, { payments }: LineBooking) =>
  transact(db, async (tx) => {
    const line = await lockOpen(tx, owner, id)
    if (line.currency !== 'EUR')
      throw invalid({ payments: [reason('invoices.lineNotInEuros', { currency: line.currency })] })
    const amount = Math.abs(line.cents)
    if (sumOf(payments) !== amount)
      throw invalid({ payments: [reason('invoices.partsSum', { amount: toEuros(amount) })] })
    const twice = payments.findIndex(({ booking }, at) => payments.findIndex((other) => other.booking === booking) < at)
    if (twice >= 0) throw invalid({ [`payments.${twice}.booking`]: ['invoices.bookingTwice'] })
    const own = await lockBookings(
      tx,
      owner,
      payments.map(({ booking }) => booking),
    )
    if (own.length < payments.length) throw notFoundField('payments.booking', 'booking')
    await enter(tx, owner, line, payments, clock())
    return lineOf(tx, owner, id)
  })

/** Lines that one press books at most; the next press goes on. */
const maxAtOnce = 500

/** Books a line by its match, which is looked at again once line and booking are locked: the line before it may have paid the same part. */
const bookSure = ({ db, clock }: AppContext, owner: OwnerId, id: number) =>
  transact(db, async (tx) => {
    const line = await lockLine(tx, owner, id)
    if (!line) return false
    const { match } = await lineOf(tx, owner, id)
    if (!match) return false
    await lockBookings(tx, owner, [match.booking])
    const fresh = await lineOf(tx, owner, id)
    if (!isSureMatch(fresh) || fresh.match?.booking !== match.booking) return false
    await enter(tx, owner, line, [{ booking: match.booking, amount: line.cents }], clock())
    return true
  })

export async function bookMatches(context: AppContext, owner: OwnerId, lines?: readonly number[]) {
  let booked = 0
  for (const id of await readSureLines(context.db, owner, lines, maxAtOnce))
    if (await bookSure(context, owner, id)) booked += 1
  return { booked }
}

export const ignoreLine = ({ db }: AppContext, owner: OwnerId, id: number) =>
  transact(db, async (tx) => {
    await lockOpen(tx, owner, id)
    await setLineState(tx, owner, id, 'ignored')
    return lineOf(tx, owner, id)
  })

export const reopenLine = ({ db }: AppContext, owner: OwnerId, id: number) =>
  transact(db, async (tx) => {
    const line = await lockLine(tx, owner, id)
    if (!line) throw notFound('bankLine')
    if (line.state === 'booked') throw conflict('not_open', 'invoices.lineIsBooked')
    await setLineState(tx, owner, id, 'open')
    return lineOf(tx, owner, id)
  })
