import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { euros } from '../../domain/money/money.ts'
import { id, idParams } from '../../domain/money/number.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery } from '../paging.ts'

/**
 * Kinds of rows: parts of payment plans that guests owe, money that is to go back to them, and documents that nobody has issued though
 * their stay is over.
 */
export const moneyDueKinds = ['deposit', 'rest', 'full', 'refund', 'document'] as const

export const moneyDue = z
  .object({
    /** In this list alone. */
    id: z.int(),
    kind: z.enum(moneyDueKinds),
    booking: z.object({
      id,
      reference: z.string(),
      check_in: z.iso.date(),
      check_out: z.iso.date(),
      client: z.object({ id, first_name: z.string(), last_name: z.string() }),
      unit: z.object({ id, name: z.string() }),
      property: z.object({ id, name: z.string() }),
    }),
    /** Amount that is still open. */
    amount: euros,
    /** The due day; of a refund none, of a document the day of departure. */
    due: z.iso.date().nullable(),
    /** Days since then by the clock of the property; 0 of what is not late. */
    days_late: z.int(),
    /** Last reminder of this stay, as an ISO timestamp; null where there was none. */
    reminded_at: z.string().nullable(),
    /** A reminder can be mailed: the guest owes it and has an address. */
    can_remind: z.boolean(),
    /** The draft to issue; null of everything else. */
    invoice: id.nullable(),
  })
  .meta({ id: 'MoneyDue' })
export type MoneyDue = z.infer<typeof moneyDue>

/** Days ahead that the list shows. */
export const moneyDueDays = 14

export const moneyDueStages = ['late', 'soon', 'refunds', 'documents'] as const

export const moneyDueQuery = listQuery.extend({
  /** One stage alone; left out, all. */
  stage: z.enum(moneyDueStages, reasons.choose('kind')).optional(),
})
export type MoneyDueQuery = z.output<typeof moneyDueQuery>

const sum = z.object({ count: z.int(), amount: euros })
export const moneyDueTotals = z
  .object({ late: sum, soon: sum, refunds: sum, documents: sum })
  .meta({ id: 'MoneyDueTotals' })
export type MoneyDueTotals = z.infer<typeof moneyDueTotals>

export const moneyDueApi = {
  list: endpoint({
    domain: 'payments',
    summary: `What guests owe by now and within ${moneyDueDays} days by their payment plans, what is to go back to them, and documents to issue; refunds first, then by due day`,
    method: 'GET',
    path: '/api/money-due/',
    access: 'owner',
    query: moneyDueQuery,
    response: z.array(moneyDue),
  }),
  totals: endpoint({
    domain: 'payments',
    summary: 'How many of each stage there are, and their sums',
    method: 'GET',
    path: '/api/money-due/totals/',
    access: 'owner',
    response: moneyDueTotals,
  }),
  remind: endpoint({
    domain: 'payments',
    summary:
      'Mail the guest of a booking what is due next by its payment plan. 409 `no_address` where the guest has none, `not_open` where nothing is open, `conflict` where the guest was reminded within a day',
    method: 'POST',
    path: '/api/booking/:id/payment-reminder/',
    access: 'owner',
    limits: { perOwner: { times: 60, seconds: 3600 } },
    refusesDemo: 'bookings.demoAccountSendsNoMail',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
