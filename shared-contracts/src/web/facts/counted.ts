const one = (plural: string) => (plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.slice(0, -1))

/** `1 unit`, `2 properties`, `5,000 services`: how many of what, named in the plural. */
export const counted = (count: number, plural: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one(plural) : plural}`
