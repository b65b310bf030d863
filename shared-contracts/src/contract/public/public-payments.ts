import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cardProviders } from '../finance/card-payments.ts'
import { ofOwner } from './public-booking.ts'
import { tokenParams } from './public-requests.ts'

/** Calls of guests and of providers. */
export const publicPaymentsApi = {
  checkout: endpoint({
    domain: 'public',
    summary:
      'The page of the provider on which the guest pays what is due next; the same one while it is open. 409 `not_open` where nothing can be paid by card, `provider_unavailable` where the provider cannot be reached',
    method: 'POST',
    path: '/api/public/booking/request/:token/checkout/',
    access: 'anyone',
    limits: { perCaller: { times: 30, seconds: 600 } },
    params: tokenParams,
    query: ofOwner,
    response: z.object({ url: z.string() }),
  }),
  damageDeposit: endpoint({
    domain: 'public',
    summary:
      'The page of the provider on which the guest lets the damage deposit be held; the same one while it is open. 409 `not_open` where none is waited for, `provider_unavailable` where the provider cannot be reached',
    method: 'POST',
    path: '/api/public/booking/request/:token/damage-deposit/',
    access: 'anyone',
    limits: { perCaller: { times: 30, seconds: 600 } },
    params: tokenParams,
    query: ofOwner,
    response: z.object({ url: z.string() }),
  }),
  webhook: endpoint({
    domain: 'public',
    summary:
      'What a provider of card payments tells, signed by it. A booking is paid by this alone. 2xx once it is written, each event once; 400 where the signature is wrong',
    method: 'POST',
    path: '/api/public/payments/webhook/:provider/',
    access: 'anyone',
    isSigned: true,
    params: z.object({ provider: z.enum(cardProviders) }),
    query: z.object({ token: z.string().max(100) }),
    response: z.object({ received: z.literal(true) }),
  }),
}

/** The picture of a damage, for the guest of the link. */
export const guestDamagePicture = {
  domain: 'public',
  access: 'anyone',
  summary: 'The picture of a damage, for the guest of the stay',
  path: '/api/public/booking/request/:token/damage-deposit/picture/',
  type: 'image/webp',
  limits: { perCaller: { times: 60, seconds: 60 } },
  params: tokenParams,
} as const
