export type StayDates = { check_in: string; check_out: string }

/** The stay that two days make, once both are there and in order. */
export const stayOf = (check_in: unknown, check_out: unknown): StayDates | null =>
  typeof check_in === 'string' && typeof check_out === 'string' && check_in !== '' && check_in < check_out
    ? { check_in, check_out }
    : null
