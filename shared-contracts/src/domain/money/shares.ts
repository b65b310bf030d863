/**
 * Splits `amount` cents in proportion to `weights` by largest remainder, so that the parts sum to it exactly.
 * Equal remainders go to the earlier part; without any weight the parts are as equal as cents allow.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  if (amount === 0) return weights.map(() => 0)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const scale = sum > 0 ? weights : weights.map(() => 1)
  const whole = BigInt(sum > 0 ? sum : weights.length)
  // Cents times cents leave the exact range of a number.
  const exact = scale.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((part) => Number(part / whole))
  const left = amount - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % whole }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
