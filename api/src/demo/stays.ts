import { addDays, type Day } from '@keyhaven/shared-contracts/contract/day'
import { between, pick, type Random } from './random.ts'

export type DemoStay = {
  check_in: Day
  check_out: Day
  status: 'pending' | 'confirmed' | 'cancelled'
  /** Days between the booking and the arrival. */
  ahead: number
}

const lengths = [2, 2, 3, 3, 4, 5, 7, 7] as const

const statusOf = (random: Random, past: boolean): DemoStay['status'] => {
  const luck = random()
  if (luck < 0.1) return 'cancelled'
  return !past && luck < 0.32 ? 'pending' : 'confirmed'
}

/** Few guests long ago and far ahead, a full house around today: what an owner's calendar looks like. */
const gap = (random: Random, distance: number) =>
  Math.abs(distance) < 40 ? between(random, 0, 3) : distance > 0 ? between(random, 8, 30) : between(random, 12, 34)

/** One unit's stays from a year ago to some months ahead; those not cancelled never overlap. */
export function planStays(random: Random, today: Day): DemoStay[] {
  const stays: DemoStay[] = []
  let offset = -365 + between(random, 0, 20)
  while (offset < 150) {
    const nights = pick(random, lengths)
    const status = statusOf(random, offset < 0)
    const check_in = addDays(today, offset)
    stays.push({ check_in, check_out: addDays(check_in, nights), status, ahead: between(random, 4, 90) })
    // A cancelled one leaves its days to the next guest.
    if (status !== 'cancelled') offset += nights + gap(random, offset)
    else offset += between(random, 0, 2)
  }
  return stays
}
