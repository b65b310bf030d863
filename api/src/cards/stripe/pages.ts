import type { Stripe } from 'stripe'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { CheckoutOrder } from '../provider.ts'
import { askStripe } from './asking.ts'

type Params = Stripe.Checkout.SessionCreateParams
type Kind = {
  /** Makes a repeated request the same one. */
  key: string
  metadata: Record<string, string>
  intent?: Params['payment_intent_data']
  session?: Partial<Pick<Params, 'customer_creation' | 'allowed_payment_method_types'>>
}

/** Opens a page on which a guest pays an amount, or lets it be held. */
export async function openPage(stripe: Stripe, order: CheckoutOrder, { key, metadata, intent, session }: Kind) {
  const { id, amountCents, title, email, locale, returnUrl, expiresAt } = order
  const page = await askStripe(
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          { quantity: 1, price_data: { currency: 'eur', unit_amount: amountCents, product_data: { name: title } } },
        ],
        success_url: returnUrl,
        cancel_url: returnUrl,
        client_reference_id: String(id),
        metadata,
        payment_intent_data: { metadata, description: title, ...intent },
        locale: locale satisfies GuestLocale & Params['locale'],
        expires_at: Math.floor(expiresAt.getTime() / 1000),
        ...(email !== '' && { customer_email: email }),
        ...session,
      },
      { idempotencyKey: key },
    ),
  )
  if (!page.url) throw new Error(`Checkout ${page.id} has no page.`)
  return { session: page.id, url: page.url }
}
