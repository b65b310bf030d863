import { en } from '../../../domain/languages/en.ts'

const oneOf = (many: string) => (many.endsWith('ies') ? `${many.slice(0, -3)}y` : many.slice(0, -1))

/** Messages of a list, by its noun in the plural: "clients". */
export const lists = (what: string) => ({
  search: `Search ${what}`,
  loading: `Loading ${what}`,
  failed: `The ${what} could not be loaded`,
  none: `No ${what} found`,
  showAll: `Show all ${what}`,
  download: `Download these ${what} as CSV`,
  count: (count: number) => en.plural(count, { one: `# ${oneOf(what)}`, other: `# ${what}` }),
  found: (count: number) => en.plural(count, { one: `# ${oneOf(what)} found`, other: `# ${what} found` }),
})
