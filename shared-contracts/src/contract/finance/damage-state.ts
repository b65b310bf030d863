import { z } from 'zod'
import { euros } from '../../domain/money/money.ts'

/** Damage deposit as a guest is shown it, and accepts it with a request. */
export const damageTerms = z.object({ amount: euros, days_before: z.int(), days_after: z.int() })
export type DamageTerms = z.infer<typeof damageTerms>

/**
 * `planned` until its day, `waiting` for a card that a bank says yes to, `held`, and then `released`, `captured` (some of it or all) or `lapsed`: the
 * bank let it go before its time and refused the card when it was asked again, or its time is over and nothing was held.
 */
export const damageStates = ['planned', 'waiting', 'held', 'released', 'captured', 'lapsed'] as const

/** The damage deposit of a stay: an amount that is held on the guest's card, and paid only where it is captured. */
export const damageDeposit = z
  .object({
    amount: euros,
    /** Day on which it is held, and day on which it is released by itself. */
    from: z.iso.date(),
    until: z.iso.date(),
    state: z.enum(damageStates),
    /** The guest has paid by a card that can be asked. */
    has_card: z.boolean(),
    /** Part of it that was captured, and why; 0 and empty where nothing was. */
    captured: euros,
    reason: z.string(),
    /** Address of the picture that came with the reason, good for some minutes; null where none did. */
    picture: z.string().nullable(),
    /** ISO 8601 in UTC; null while it goes on. */
    ended_at: z.string().nullable(),
  })
  .meta({ id: 'DamageDeposit' })
export type DamageDeposit = z.infer<typeof damageDeposit>

/** The same as its guest sees it. */
export const guestDamageDeposit = damageDeposit.omit({ has_card: true }).meta({ id: 'GuestDamageDeposit' })
export type GuestDamageDeposit = z.infer<typeof guestDamageDeposit>

/** Damage deposit of a stay that is not agreed on yet. */
export const quotedDamageDeposit = z
  .object({ amount: euros, from: z.iso.date(), until: z.iso.date() })
  .meta({ id: 'QuotedDamageDeposit' })
export type QuotedDamageDeposit = z.infer<typeof quotedDamageDeposit>
