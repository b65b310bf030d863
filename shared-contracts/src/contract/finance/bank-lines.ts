import { z } from 'zod'
import { euros, eurosIn } from '../../domain/money/money.ts'
import { id, idParams, ref } from '../../domain/money/number.ts'
import { reasons } from '../../domain/reasons/reasons.ts'
import { words } from '../../domain/text.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery } from '../paging.ts'

export const bankLineStates = ['open', 'booked', 'ignored'] as const
export type BankLineState = (typeof bankLineStates)[number]

/** Bookings that one line can be for. */
export const maxLineParts = 20

/** A booking that a line may be for. It is offered, and nothing is booked before its owner says so. */
export const bankMatch = z.object({
  booking: id,
  reference: z.string(),
  client: z.string(),
  /** Amount that is left to pay, of a refund the one that is to go back: above zero. */
  open: euros,
  /** `reference`: the purpose names the booking or its invoice · `amount_and_name`: amount and name are those of the booking. */
  kind: z.enum(['reference', 'amount_and_name']),
  /** The part that is exactly what the line brings; null where it is more or less. */
  part: z.enum(['deposit', 'rest', 'total', 'refund']).nullable(),
  /** Amount of the line less `open`: above zero too much came, below zero something stays open. */
  difference: euros,
})
export type BankMatch = z.infer<typeof bankMatch>

/** A line of a bank statement. */
export const bankLine = z
  .object({
    id,
    statement: id,
    date: z.iso.date(),
    /** Negative for money that left the account; in `currency`. */
    amount: euros,
    /** Lines in another one than EUR cannot be booked. */
    currency: z.string(),
    /** Name of who paid, or was paid, as the bank says it. */
    name: z.string(),
    iban: z.string(),
    purpose: z.string(),
    state: z.enum(bankLineStates),
    /** The one booking that it is for, as far as it can be told; null where there is none, or more than one. */
    match: bankMatch.nullable(),
    /** All bookings that it may be for. */
    candidates: z.array(bankMatch),
    /** Entries that were made of it. */
    payments: z.array(z.object({ booking: id, reference: z.string(), client: z.string(), amount: euros })),
  })
  .meta({ id: 'BankLine' })
export type BankLine = z.infer<typeof bankLine>

/** True where one press may book it: its purpose names the booking, and it is exactly what is open. */
export const isSureMatch = ({ state, match }: Pick<BankLine, 'state' | 'match'>) =>
  state === 'open' && match !== null && match.kind === 'reference' && match.part !== null && match.part !== 'refund'

const amount = eurosIn({ required: reasons.enter('amount'), below: 'bookings.amountAboveZero' }).refine(
  (cents) => cents > 0,
  'bookings.amountAboveZero',
)
const linePart = z.object({
  booking: ref(reasons.choose('booking')),
  /** Above zero, also of a line that left the account. */
  amount,
})

export const lineBooking = z.object({
  payments: z
    .array(linePart, reasons.choose('booking'))
    .min(1, reasons.choose('booking'))
    .max(maxLineParts, 'invoices.tooManyLineParts'),
})
export type LineBooking = z.output<typeof lineBooking>

export const matchesBooking = z.object({
  /** Lines that the owner looked at; left out, all that are open. */
  lines: z.array(z.int().positive(), 'invoices.chooseLines').max(500, 'invoices.chooseLines').optional(),
})

export const bankLinesQuery = listQuery.extend({
  search: words(),
  state: z.enum(bankLineStates, 'invoices.chooseLineState').optional(),
  statement: ref('invoices.chooseStatement').optional(),
})

const lineCall = { domain: 'payments', method: 'POST', access: 'owner', params: idParams, response: bankLine } as const

export const bankLinesApi = {
  list: endpoint({
    domain: 'payments',
    summary: 'Lines of bank statements with the bookings that they may be for, the latest first',
    method: 'GET',
    path: '/api/bank-statements/lines/',
    access: 'owner',
    query: bankLinesQuery,
    response: z.array(bankLine),
  }),
  book: endpoint({
    ...lineCall,
    summary:
      'Book a line for one booking or several, whose amounts sum to it; money that left the account as a refund. 409 `not_open` where it was booked or ignored meanwhile',
    path: '/api/bank-statements/lines/:id/book/',
    body: lineBooking,
    example: { payments: [{ booking: 1, amount: '120,50' }] },
  }),
  bookMatches: endpoint({
    domain: 'payments',
    summary: 'Book the open lines whose purpose names a booking and that are exactly a part of it that is open',
    method: 'POST',
    path: '/api/bank-statements/lines/book-matches/',
    access: 'owner',
    body: matchesBooking,
    example: {},
    response: z.object({ booked: z.int() }),
  }),
  ignore: endpoint({
    ...lineCall,
    summary: 'Put a line aside that is for no booking',
    path: '/api/bank-statements/lines/:id/ignore/',
  }),
  reopen: endpoint({
    ...lineCall,
    summary: 'Take back that a line is for no booking',
    path: '/api/bank-statements/lines/:id/reopen/',
  }),
}
