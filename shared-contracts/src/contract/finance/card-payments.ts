import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { euros, eurosIn } from '../../domain/money/money.ts'
import { id, idParams } from '../../domain/money/number.ts'
import { text } from '../../domain/text.ts'
import { endpoint } from '../endpoint.ts'

export const cardProviders = ['stripe'] as const
export type CardProviderName = (typeof cardProviders)[number]

/** The owner's account at a provider of card payments. Its key is never answered. */
export const cardAccount = z
  .object({
    provider: z.enum(cardProviders),
    /** As the provider names it. */
    name: z.string(),
    /** Of the provider's test mode: no money moves. */
    is_test: z.boolean(),
    connected_at: z.string(),
  })
  .meta({ id: 'CardAccount' })
export type CardAccount = z.infer<typeof cardAccount>

export const cardConnection = z.object({
  provider: z.enum(cardProviders),
  secret_key: z.string('invoices.keyUnknown').trim().min(1, 'invoices.keyUnknown').max(300, 'invoices.keyUnknown'),
})

/** A payment by card of a booking, and what of it could still go back. */
export const cardPayment = z
  .object({
    id,
    amount: euros,
    /** Less what went back, or is on its way there. */
    refundable: euros,
    paid_at: z.string(),
    refunds: z.array(
      z.object({ amount: euros, reason: z.string(), state: z.enum(['new', 'done', 'failed']), created_at: z.string() }),
    ),
  })
  .meta({ id: 'CardPayment' })
export type CardPayment = z.infer<typeof cardPayment>

export const cardRefund = z.object({
  /** Of which payment by card. */
  payment: z.int(),
  amount: eurosIn({ required: reasons.enter('amount'), below: 'bookings.amountAboveZero' }).refine(
    (cents) => cents > 0,
    'bookings.amountAboveZero',
  ),
  reason: text(reasons.enter('refundReason'), 200),
})

export const cardPaymentsApi = {
  account: endpoint({
    domain: 'payments',
    summary: 'The account that guests pay to by card; null where there is none',
    method: 'GET',
    path: '/api/card-account/',
    access: 'owner',
    response: z.object({ account: cardAccount.nullable() }),
  }),
  connect: endpoint({
    domain: 'payments',
    summary:
      'Connect an account by its secret or restricted key, which is sealed and never answered. The address that the provider tells of payments is set up there. 400 where the provider does not know the key, 409 `provider_unavailable` where it cannot be reached',
    method: 'POST',
    path: '/api/card-account/',
    access: 'owner',
    keys: 'never',
    limits: { perOwner: { times: 10, seconds: 3600 } },
    refusesDemo: 'invoices.demoTakesNoCards',
    body: cardConnection,
    example: { provider: 'stripe', secret_key: 'sk_test_51Keyhaven' },
    status: 201,
    response: cardAccount,
  }),
  disconnect: endpoint({
    domain: 'payments',
    summary: 'Forget the account and its key; what was paid stays in the ledgers',
    method: 'DELETE',
    path: '/api/card-account/',
    access: 'owner',
    keys: 'never',
    status: 204,
    response: z.undefined(),
  }),
  payments: endpoint({
    domain: 'payments',
    summary: 'What was paid by card for a booking, and what of it went back',
    method: 'GET',
    path: '/api/booking/:id/card-payments/',
    access: 'owner',
    params: idParams,
    response: z.array(cardPayment),
  }),
  refund: endpoint({
    domain: 'payments',
    summary:
      'Send money back to the card. 409 `refund_too_large` where less of the payment is left, `refund_failed` where the provider refused it; where the provider cannot be reached the refund is tried again by itself',
    method: 'POST',
    path: '/api/booking/:id/card-payments/',
    access: 'owner',
    keys: 'never',
    refusesDemo: 'invoices.demoTakesNoCards',
    params: idParams,
    body: cardRefund,
    example: { payment: 1, amount: 10, reason: 'Shorter stay' },
    response: z.array(cardPayment),
  }),
}
