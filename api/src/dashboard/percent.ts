/** Percent with one decimal; null where there is nothing to be a part of. */
export const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : null)
