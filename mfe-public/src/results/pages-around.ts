type PageEntry = number | 'gap-before' | 'gap-after'

/** The pages that a row of links names: the first, the last, and those around the present one. */
export const pagesAround = (page: number, last: number): PageEntry[] => {
  const from = Math.max(2, Math.min(page - 1, last - 3))
  const to = Math.min(last - 1, Math.max(page + 1, 4))
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  return [
    1,
    ...(from > 2 ? ['gap-before' as const] : []),
    ...middle,
    ...(to < last - 1 ? ['gap-after' as const] : []),
    ...(last > 1 ? [last] : []),
  ]
}
