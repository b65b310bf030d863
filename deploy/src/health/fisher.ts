/** Number of visits, and of those that went wrong. */
export type Share = { bad: number; of: number }

/** ln n!, by Stirling's series where that is exact to ten digits. */
const logFactorial = (n: number) => {
  if (n >= 20) return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3)
  let sum = 0
  for (let factor = 2; factor <= n; factor++) sum += Math.log(factor)
  return sum
}
const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/**
 * Fisher's exact test, one-sided: how likely chance alone would have given the first of two groups at least as many of all
 * that went wrong as it has, if both were as good.
 */
export const fisher = (one: Share, other: Share) => {
  const [all, bad] = [one.of + other.of, one.bad + other.bad]
  // Not worse than both together; what follows counts on it.
  if (one.bad * all <= bad * one.of) return 1
  let term = Math.exp(logChoose(bad, one.bad) + logChoose(all - bad, one.of - one.bad) - logChoose(all, one.of))
  let sum = term
  const most = Math.min(bad, one.of)
  for (let count = one.bad; count < most && term > sum * 1e-12; count++) {
    term *= ((bad - count) * (one.of - count)) / ((count + 1) * (all - bad - one.of + count + 1))
    sum += term
  }
  return Math.min(sum, 1)
}
