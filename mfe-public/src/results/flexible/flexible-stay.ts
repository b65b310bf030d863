/** The longest stay whose dates are looked for. */
export const mostNights = 60
const usualNights = 3

/** How many nights a text means; what makes no sense is a long weekend. */
export const nightsIn = (text: string | undefined) => {
  const nights = Number(text)
  return Number.isInteger(nights) && nights >= 1 ? Math.min(nights, mostNights) : usualNights
}
