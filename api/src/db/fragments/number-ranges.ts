const longestNumber = 9

/**
 * The ranges of booking numbers that begin with what was typed, `[from, to]`; none where it is no number. `43` finds 43, 430 to 439, 4300 …; zeros in
 * front are those of the reference: `B-0004` finds B-000400 to B-000499, and B-000004.
 */
export function numberRanges(typed: string): [from: number, to: number][] {
  const digits = /^(?:b-?)?(\d{1,9})$/.exec(typed.trim().toLowerCase())?.[1]
  if (digits === undefined) return []
  const number = Number(digits)
  const beginning = (count: number): [number, number] => [number * 10 ** count, (number + 1) * 10 ** count - 1]
  if (digits.startsWith('0'))
    return digits.length < 6 ? [beginning(6 - digits.length), [number, number]] : [[number, number]]
  return Array.from({ length: longestNumber - digits.length + 1 }, (_, count) => beginning(count))
}
