import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { between, pick, seeded, type Random } from './random.ts'

export type DemoStay = {
  check_in: Day
  check_out: Day
  status: 'pending' | 'confirmed' | 'cancelled'
  /** Days between the booking and the arrival. */
  ahead: number
}

const lengths = [2, 3, 3, 4, 5, 7, 7, 7, 10, 14] as const

const statusOf = (random: Random, past: boolean): DemoStay['status'] => {
  const luck = random()
  if (luck < 0.08) return 'cancelled'
  return !past && luck < 0.3 ? 'pending' : 'confirmed'
}

/** The month that today is in lies within so many days of it. */
const nearby = 31

/** Few guests long ago and far ahead, a full month around today: what an owner's calendar looks like. */
const gap = (random: Random, distance: number) => {
  if (Math.abs(distance) <= nearby) return between(random, 0, 3)
  if (distance > 0) return between(random, 12, 50)
  // Nobody's long absence reaches into the full month.
  return Math.min(between(random, 22, 75), Math.max(0, -nearby - distance))
}

/** Requests are a few days old; what is far ahead was booked weeks ago, and nothing in the future. */
const aheadOf = (random: Random, distance: number, status: DemoStay['status']) => {
  const before = between(random, 1, status === 'pending' ? 6 : 70)
  return distance > 0 ? distance + before : Math.max(before, between(random, 4, 90))
}

/** Stays of one unit from a year ago to some months ahead; those not cancelled never overlap. */
export function planStays(random: Random, today: Day): DemoStay[] {
  const stays: DemoStay[] = []
  let offset = -365 + between(random, 0, 30)
  while (offset < 150) {
    const nights = pick(random, lengths)
    const status = statusOf(random, offset < 0)
    const check_in = addDays(today, offset)
    const ahead = aheadOf(random, offset, status)
    stays.push({ check_in, check_out: addDays(check_in, nights), status, ahead })
    // A cancelled one leaves its days to the next guest.
    if (status !== 'cancelled') offset += nights + gap(random, offset)
    else offset += between(random, 0, 2)
  }
  return stays
}

/**
 * With this luck twelve units have 219 stays between them, arrivals, departures and guests in the house today, and every
 * month that today may lie in is full by two thirds to four fifths.
 */
const luck = 765

/** The stays of each of a demo's units. */
export function planDemo(units: number, today: Day): DemoStay[][] {
  const random = seeded(luck)
  return Array.from({ length: units }, () => planStays(random, today))
}
