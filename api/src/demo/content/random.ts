/** Numbers in [0, 1) that look random and are the same for the same seed. */
export type Random = () => number

export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number) => low + Math.floor(random() * (high - low + 1))

export const pick = <const L extends readonly [unknown, ...unknown[]]>(random: Random, list: L): L[number] =>
  list[Math.floor(random() * list.length)] ?? list[0]
