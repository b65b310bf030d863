import { sql } from 'kysely'

/** A payment rule as the contract shows it. */
const ruleOf = (row: 'p' | 's') =>
  sql`json_build_object('deposit_percent', ${sql.ref(`${row}.deposit_percent`)}, 'deposit_nights', ${sql.ref(`${row}.deposit_nights`)},
    'deposit_amount', ${sql.ref(`${row}.deposit_cents`)} / 100.0, 'deposit_due_days', ${sql.ref(`${row}.deposit_days`)}, 'rest_due_days_before', ${sql.ref(`${row}.rest_days`)})`

/** The payment rule of a property `p` itself; null where it follows its owner. The release before writes a percent and nothing else. */
export const ownPaymentRule = sql`CASE WHEN p.own_payment_rule OR p.deposit_percent IS NOT NULL THEN ${ruleOf('p')} END`

/** The payment rule that new stays in a property `p` are agreed on with; null where nobody has said one. */
export const paymentRuleOfHouse = sql`COALESCE(${ownPaymentRule}, (SELECT ${ruleOf('s')} FROM payment_settings s WHERE s.owner_id = p.owner_id))`

/** What the payment plan of a booking `b`, and what is open of it, are worked out from. */
export const paymentFacts = sql`json_build_object('check_in', b.check_in, 'totalCents', b.total_cents, 'paidCents', b.paid_cents,
  'deposit', json_build_object('cents', b.deposit_cents, 'due', b.deposit_due),
  'rule', CASE WHEN b.status <> 'cancelled' THEN b.payment_rule END, 'isCancelled', b.status = 'cancelled', 'feeCents', b.cancellation_fee_cents)`
