import type { Messages } from '../../domain/messages/payments/en.ts'
import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { day } from '../../domain/days/day-schema.ts'
import { whenValid } from '../../domain/cross-field.ts'
import { endpoint } from '../endpoint.ts'
import { euros, eurosIn } from '../../domain/money/money.ts'
import { id, idParams } from '../../domain/money/number.ts'
import { optionalText } from '../../domain/text.ts'

export const paymentMethods = ['cash', 'card', 'transfer', 'other'] as const
type PaymentMethod = (typeof paymentMethods)[number]

/** In which way money came or went back. It says more than the method, which pages and programs of before know alone. */
export const paymentWays = ['transfer', 'card_here', 'card_online', 'cash', 'voucher', 'other'] as const
export type PaymentWay = (typeof paymentWays)[number]

export const methodOf: Readonly<Record<PaymentWay, PaymentMethod>> = {
  transfer: 'transfer',
  card_here: 'card',
  card_online: 'card',
  cash: 'cash',
  voucher: 'other',
  other: 'other',
}

type Way = { way?: PaymentWay | undefined; method?: PaymentMethod | undefined }

/** The way of an entry; a card of which nobody said more was read here. */
export const wayOf = ({ way, method = 'other' }: Way) => way ?? (method === 'card' ? 'card_here' : method)

/**
 * A deposit counts towards the booking's deposit; a refund is money that went back, a negative entry with a reason.
 * Unmarking a deposit on its booking writes a negative deposit.
 */
export const paymentKinds = ['deposit', 'payment', 'refund'] as const

/** One entry of the ledger of a booking. Entries are never changed or deleted alone: a wrong one is refunded. */
export const payment = z
  .object({
    id,
    date: z.iso.date(),
    kind: z.enum(paymentKinds),
    /** Negative for money that went back. */
    amount: euros,
    method: z.enum(paymentMethods),
    way: z.enum(paymentWays).optional(),
    note: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof payment>
/** An entry of the ledger without its amount: `Deposit, bank transfer`. */
export const paymentWords = (t: Messages, { kind, amount, ...entry }: Pick<Payment, 'kind' | 'amount'> & Way) =>
  `${kind === 'deposit' && amount < 0 ? t.depositReversed : t.kinds[kind]}, ${t.by[wayOf(entry)]}`

/** The ledger of a booking, and what follows from it. */
export const ledger = z
  .object({
    payments: z.array(payment),
    total_price: euros,
    /** Fee that a cancelled stay costs its guest. */
    cancellation_fee: euros.optional(),
    /** Payments less refunds. */
    paid: euros,
    /** `total_price - paid`, of a cancelled booking `cancellation_fee - paid`; negative where money is to go back. */
    balance: euros,
    deposit_amount: euros,
    /** Amount that counts towards the deposit so far, or beyond it: all that was paid, but where the deposit was given back. */
    deposit_held: euros,
    deposit_paid: z.boolean(),
  })
  .meta({ id: 'Ledger' })
export type Ledger = z.infer<typeof ledger>

const fields = z.object({
  date: day(reasons.choose('paymentDay')),
  kind: z.enum(paymentKinds, 'bookings.chooseWhatPaid'),
  /** Always positive: a refund is one by its kind. */
  amount: eurosIn({ required: reasons.enter('amount'), below: 'bookings.amountAboveZero' }).refine(
    (cents) => cents > 0,
    'bookings.amountAboveZero',
  ),
  /** The way decides it where both are said; one of them is enough. */
  method: z.enum(paymentMethods, 'bookings.chooseHowPaid').optional(),
  way: z.enum(paymentWays, 'bookings.chooseHowPaid').optional(),
  note: optionalText(200),
})
export const newPayment = fields
  .refine(({ kind, note }) => kind !== 'refund' || note !== '', {
    path: ['note'],
    error: reasons.enter('refundReason'),
    when: whenValid(fields.pick({ kind: true, note: true })),
  })
  .refine(({ method, way }) => method !== undefined || way !== undefined, {
    path: ['method'],
    error: 'bookings.chooseHowPaid',
    when: whenValid(fields.pick({ method: true, way: true })),
  })
export type NewPayment = z.output<typeof newPayment>

export const paymentsApi = {
  list: endpoint({
    domain: 'payments',
    summary: 'The payments of a booking, oldest first, and its balance',
    method: 'GET',
    path: '/api/booking/:id/payments/',
    access: 'owner',
    params: idParams,
    response: ledger,
  }),
  add: endpoint({
    domain: 'payments',
    summary:
      'Enter a payment or a refund; a refund of more than was paid is 409 `refund_too_large`. Takes an `Idempotency-Key`',
    method: 'POST',
    path: '/api/booking/:id/payments/',
    access: 'owner',
    params: idParams,
    body: newPayment,
    example: { date: '2026-11-10', kind: 'deposit', amount: '10,50', way: 'transfer', note: 'Half of it' },
    status: 201,
    response: ledger,
  }),
}
