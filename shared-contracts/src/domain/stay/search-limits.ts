/** Limits of what a guest's search can ask for: addresses leave out what is beyond them, and calls refuse it. */
export const searchLimits = {
  beds: 50,
  /** Euros for a stay. */
  total: 1_000_000,
} as const

/** Month in which a stay begins: `2027-03`. */
export const monthPattern = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/
