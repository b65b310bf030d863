import { sql } from 'kysely'

/** A payment rule as the contract shows it. */
const ruleOf = (row: 'p' | 's') =>
  sql`json_build_object('deposit_percent', ${sql.ref(`${row}.deposit_percent`)}, 'deposit_nights', ${sql.ref(`${row}.deposit_nights`)},
    'deposit_amount', ${sql.ref(`${row}.deposit_cents`)} / 100.0, 'deposit_due_days', ${sql.ref(`${row}.deposit_days`)}, 'rest_due_days_before', ${sql.ref(`${row}.rest_days`)})`

/** True for a property `p` with a payment rule of its own. The release before writes a percent and nothing else. */
const hasOwnRule = sql`(p.own_payment_rule OR p.deposit_percent IS NOT NULL)`

/** The payment rule of a property `p` itself; null where it follows its owner. */
const ownPaymentRule = sql`CASE WHEN ${hasOwnRule} THEN ${ruleOf('p')} END`

/** The same with its damage deposit, as its owner sees it. */
export const ownHouseRule = sql`CASE WHEN ${hasOwnRule} THEN ${ruleOf('p')}::jsonb || jsonb_build_object('damage_deposit_amount', p.damage_cents / 100.0,
  'damage_deposit_days_before', p.damage_days_before, 'damage_deposit_days_after', p.damage_days_after) END`

const damageOf = (row: 'p' | 's') =>
  sql`CASE WHEN ${sql.ref(`${row}.damage_cents`)} IS NOT NULL THEN json_build_object('cents', ${sql.ref(`${row}.damage_cents`)},
    'days_before', ${sql.ref(`${row}.damage_days_before`)}, 'days_after', ${sql.ref(`${row}.damage_days_after`)}) END`

/** True where the owner of a property `p` has a card account: nothing can be held without one. */
export const takesCards = sql<boolean>`EXISTS (SELECT FROM card_accounts a WHERE a.owner_id = p.owner_id)`

/** The damage deposit that new stays in a property `p` are asked for; null where none is. */
export const damageOfHouse = sql`CASE WHEN ${takesCards} THEN CASE WHEN ${hasOwnRule} THEN ${damageOf('p')}
  ELSE (SELECT ${damageOf('s')} FROM payment_settings s WHERE s.owner_id = p.owner_id) END END`

/** The payment rule that new stays in a property `p` are agreed on with; null where nobody has said one. */
export const paymentRuleOfHouse = sql`COALESCE(${ownPaymentRule}, (SELECT ${ruleOf('s')} FROM payment_settings s WHERE s.owner_id = p.owner_id))`

/** Facts from which the payment plan of a booking `b`, and its open parts, are worked out. */
export const paymentFacts = sql`json_build_object('check_in', b.check_in, 'totalCents', b.total_cents, 'paidCents', b.paid_cents,
  'deposit', json_build_object('cents', b.deposit_cents, 'due', b.deposit_due),
  'rule', CASE WHEN b.status <> 'cancelled' THEN b.payment_rule END, 'isCancelled', b.status = 'cancelled', 'feeCents', b.cancellation_fee_cents)`

const first = sql`LEAST(b.deposit_cents, b.total_cents)`
const restDue = sql`COALESCE(GREATEST((b.payment_rule ->> 'from')::date, b.check_in - COALESCE((b.payment_rule ->> 'restDays')::int, 0)), b.check_in)`
const firstDue = sql`COALESCE(b.deposit_due, ${restDue})`

/**
 * Lateral join of the open parts of a booking `b` as `part (kind, due, open_cents)`: `paymentPlan` of shared-contracts in SQL, for lists that are sorted by due
 * day. A test compares the two.
 */
export const openParts = sql`CROSS JOIN LATERAL (VALUES
    (CASE WHEN b.deposit_cents < b.total_cents THEN 'deposit' ELSE 'full' END, ${firstDue}, ${first} - b.paid_cents),
    (CASE WHEN b.deposit_cents > 0 THEN 'rest' ELSE 'full' END, CASE WHEN b.deposit_cents > 0 THEN GREATEST(${restDue}, ${firstDue}) ELSE ${restDue} END,
      b.total_cents - GREATEST(b.paid_cents, ${first}))) AS part (kind, due, open_cents)`

/** True for a booking `b` with a payment plan of which something is open; the words of the index `bookings_open_money`. */
export const hasOpenParts = sql<boolean>`b.status <> 'cancelled' AND b.expires_at IS NULL AND b.paid_cents < b.total_cents
  AND (b.payment_rule IS NOT NULL OR b.deposit_cents > 0)`

/** True for a booking `b` with a deposit that is paid: its mark says so, or what came fills it, as in the plan. */
export const isDepositPaid = sql<boolean>`(b.deposit_paid OR b.paid_cents >= ${first})`

/**
 * Conditions on bookings `b` by their deposit. The words of `unpaid` are those of the index `bookings_unpaid`, less what the plan calls paid.
 */
export const depositIs = {
  paid: sql`b.deposit_cents > 0 AND ${isDepositPaid}`,
  unpaid: sql`b.deposit_cents > 0 AND NOT b.deposit_paid AND b.status <> 'cancelled' AND b.paid_cents < ${first}`,
}

/** Cost of a booking `b` for its guest: its total, or the fee of a cancelled one. */
export const owedCents = sql<number>`CASE WHEN b.status = 'cancelled' THEN b.cancellation_fee_cents ELSE b.total_cents END`
