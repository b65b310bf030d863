import type { Day } from '@keyhaven/shared-contracts/domain/days/day'

/** Range of days, half-open, that a portal says is taken. */
export type FeedEvent = {
  uid: string
  start: Day
  /** The day of departure, which is free again. */
  end: Day
  kind: 'stay' | 'closure'
  /** The guest's name where the portal says it, else empty. */
  name: string
  /** As the portal sent it, cleaned, at most 200 characters. */
  summary: string
  /** The description, at most 500 characters: with Airbnb the reservation's address and the last four digits of a phone. */
  details: string
}

/** An event that takes no night of ours, and the reason; its days are null where they cannot be told. */
export type LeftOut = {
  uid: string
  summary: string
  start: Day | null
  end: Day | null
  why:
    | 'cancelled'
    | 'repeats'
    | 'closure'
    | 'moving_closure'
    | 'transparent'
    | 'past'
    | 'backwards'
    | 'zero'
    | 'no_date'
    | 'part_of_stay'
    | 'too_long'
    | 'repeated'
}

/** Reason why a whole body says nothing about what is taken; what it said before stays. */
export type FeedProblem = 'login' | 'not_calendar' | 'truncated' | 'broken' | 'too_many'
