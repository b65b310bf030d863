/** Stands in for the theme of `shared-contracts/web` on the server, which has no browser to ask: the sheet decides. */
const undecided = { shown: undefined, toggle: () => {} }

export const useTheme = (select: (state: typeof undecided) => unknown = (state) => state) => select(undecided)
