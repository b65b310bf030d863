import { Stripe } from 'stripe'
import { RefusedByProvider } from '../provider.ts'

/** Stripe understood and said no: a key that it does not know, a page that is over, a charge that was refunded. */
const isRefusal = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError ||
  error instanceof Stripe.errors.StripeCardError

export const askStripe = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call
  } catch (error) {
    throw isRefusal(error) ? new RefusedByProvider((error as Error).message, { cause: error }) : error
  }
}

export const idOf = (object: string | { id: string } | null | undefined) =>
  typeof object === 'string' ? object : (object?.id ?? '')
