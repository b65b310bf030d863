/** Puts the focus where the next word is expected, as `ref` of an input or button that has just appeared. */
export const focused = (input: { focus: () => void } | null) => input?.focus()
