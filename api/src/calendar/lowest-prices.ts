/** A unit with what changes its price or takes it, `[first, last)` in nights of the window; a season brings its price. */
export type PricedUnit = {
  price_cents: number
  seasons: (readonly [first: number, last: number, cents: number])[]
  held: (readonly [first: number, last: number])[]
}

/** The lowest price of a free unit for every night of a window; null where none is free. */
export function lowestPrices(units: readonly PricedUnit[], nights: number): (number | null)[] {
  const lowest = Array.from<number>({ length: nights }).fill(Infinity)
  const prices = Array.from<number>({ length: nights })
  for (const { price_cents, seasons, held } of units) {
    prices.fill(price_cents)
    for (const [first, last, cents] of seasons) prices.fill(cents, Math.max(first, 0), Math.max(last, 0))
    for (const [first, last] of held) prices.fill(Infinity, Math.max(first, 0), Math.max(last, 0))
    for (let night = 0; night < nights; night += 1)
      lowest[night] = Math.min(lowest[night] ?? Infinity, prices[night] ?? Infinity)
  }
  return lowest.map((cents) => (cents === Infinity ? null : cents))
}
