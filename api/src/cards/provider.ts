import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'

/** A page on which a guest pays, as it is asked for. The id is ours, and makes a repeated request the same. */
export type CheckoutOrder = {
  id: number
  amountCents: number
  /** House and reference, which the guest reads on the page. */
  title: string
  email: string
  locale: GuestLocale
  /** Page to which the guest comes back, paid or not. */
  returnUrl: string
  expiresAt: Date
}

export type RefundOrder = { id: number; payment: string; amountCents: number }

/** Messages of a provider that concern us; amounts as the provider has them. */
export type CardEvent = { id: string } & (
  | { kind: 'paid'; checkout: number; amountCents: number; currency: string; payment: string }
  | { kind: 'over'; checkout: number }
  | { kind: 'refunded'; refund: string; isDone: boolean }
  | { kind: 'disputed' | 'dispute_won'; payment: string; amountCents: number; dispute: string }
  | { kind: 'other' }
)

/** Thrown where the provider says no to what it understood; anything else that is thrown means that it could not be reached. */
export class RefusedByProvider extends Error {}

/** A provider of card payments, with the key of one owner. Each call may be repeated and has its effect once. */
export type CardProvider = {
  /** The account of the key, as its owner knows it. */
  identify(): Promise<{ account: string; name: string; isTest: boolean }>
  /** Has events sent to an address; answers the secret that they are signed with. */
  watch(address: string): Promise<{ webhook: string; secret: string }>
  unwatch(webhook: string): Promise<void>
  createCheckout(order: CheckoutOrder): Promise<{ session: string; url: string }>
  /** Closes a page on which nobody is to pay any more. */
  expireCheckout(session: string): Promise<void>
  refund(order: RefundOrder): Promise<{ refund: string; isDone: boolean }>
}

/** Reads and checks what a provider sends; throws where the signature is not of this secret, or too old. */
export type VerifyWebhook = (text: string, signature: string | undefined, secret: string, now: Date) => CardEvent
