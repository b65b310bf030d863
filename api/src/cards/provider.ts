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

/** An amount to hold on the card of a payment or a hold of before. */
export type HoldOrder = { id: number; cardOf: string; amountCents: number; title: string }

/** A hold as the provider has it: open, captured, ended without that, or refused by the bank, in which case nothing was held. */
export type HoldState = {
  payment: string
  state: 'open' | 'captured' | 'ended' | 'refused'
  capturedCents: number
  /** Time at which the bank lets it go by itself; null where the provider does not say. */
  captureBefore: Date | null
}

export type CaptureOrder = { id: number; payment: string; amountCents: number }

export type RefundOrder = { id: number; payment: string; amountCents: number }

/** Messages of a provider that concern us; amounts as the provider has them. */
export type CardEvent = { id: string } & (
  | { kind: 'paid'; checkout: number; amountCents: number; currency: string; payment: string }
  | { kind: 'over'; checkout: number }
  | { kind: 'hold'; hold: number; payment: string; amountCents: number }
  | { kind: 'hold_over'; hold: number }
  | { kind: 'refunded'; refund: string; isDone: boolean }
  | { kind: 'disputed' | 'dispute_won'; payment: string; amountCents: number; dispute: string }
  | { kind: 'other' }
)

/** Thrown where the provider says no to what it understood; anything else that is thrown means that it could not be reached. */
export class RefusedByProvider extends Error {}

type Page = { session: string; url: string }

/** Amounts on guests' cards that are held and not paid. */
export type CardHolds = {
  /** Asks a card that the guest has used before, without the guest. */
  authorize(order: HoldOrder): Promise<HoldState>
  /** Opens a page on which the guest lets it be held, by a card that can be asked again. */
  createHoldPage(order: CheckoutOrder): Promise<Page>
  findHold(payment: string): Promise<HoldState>
  /** Takes some of it or all, and lets the rest go. */
  capture(order: CaptureOrder): Promise<HoldState>
  release(payment: string): Promise<HoldState>
}

/** A provider of card payments, with the key of one owner. Each call may be repeated and has its effect once. */
export type CardProvider = CardHolds & {
  /** The account of the key, as its owner knows it. */
  identify(): Promise<{ account: string; name: string; isTest: boolean }>
  /** Has events sent to an address; answers the secret that they are signed with. */
  watch(address: string): Promise<{ webhook: string; secret: string }>
  unwatch(webhook: string): Promise<void>
  /** Keeps the card for what is held later, where that is wanted. */
  createCheckout(order: CheckoutOrder & { savesCard: boolean }): Promise<Page>
  /** Closes a page on which nobody is to pay any more. */
  expireCheckout(session: string): Promise<void>
  refund(order: RefundOrder): Promise<{ refund: string; isDone: boolean }>
}

/** Reads and checks what a provider sends; throws where the signature is not of this secret, or too old. */
export type VerifyWebhook = (text: string, signature: string | undefined, secret: string, now: Date) => CardEvent
