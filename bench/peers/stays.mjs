const first = Date.UTC(2026, 0, 1)
const dayMs = 86_400_000

/** The day with this number; 1 January 2026 is day 0. */
export const dayOf = (number) => new Date(first + number * dayMs).toISOString().slice(0, 10)

/** The same units and stays in every run: 8,646 stays on 200 units in 365 days. */
export const makeStays = (units, days) => {
  let seed = 12_345
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return seed / 0x7fffffff
  }
  const stays = []
  for (let unit = 0; unit < units; unit++) {
    let start = Math.floor(random() * 4)
    while (start < days - 2) {
      const end = Math.min(days, start + 2 + Math.floor(random() * 7))
      const status = ['confirmed', 'pending', 'cancelled'][Math.floor(random() * 2.2)]
      stays.push({ id: stays.length + 1, unit, start, end, status, guest: `Guest ${stays.length + 1}` })
      start = end + Math.floor(random() * 8)
    }
  }
  return stays
}
