/** A guest who may be no client yet. */
export type CodeGuest = { email: string }

/** One more use of a code: who would have it, and what of it is counted already. */
export type Use = {
  promo_code: number | null
  client?: number | undefined
  guest?: CodeGuest | undefined
  booking?: number | undefined
  /** The request that becomes the booking. */
  hold?: number | undefined
}
