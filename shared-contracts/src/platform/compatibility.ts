/**
 * What a host has, by name: a version, or the range of those that it serves, where that is wider than one major version.
 */
export type Platform = Record<string, string | { version: string; since: string }>

const numbers = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0)
  return [major, minor] as const
}
const isAtLeast = (version: string, least: string) => {
  const [[major, minor], [leastMajor, leastMinor]] = [numbers(version), numbers(least)]
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}

/** What a release needs and a host does not have, one sentence each; empty when they fit. */
export const shortfalls = (needs: Record<string, string>, platform: Platform): string[] =>
  Object.entries(needs).flatMap(([name, need]) => {
    const have = platform[name]
    if (have === undefined) return [`it needs ${name} ${need}, this shell has none`]
    // Without a range it is one major version, from its beginning.
    const { version, since } = typeof have === 'string' ? { version: have, since: `${numbers(have)[0]}.0.0` } : have
    return isAtLeast(version, need) && isAtLeast(need, since)
      ? []
      : [`it needs ${name} ${need}, this shell has ${version}`]
  })

/** What an area borrows from its host: the names that it imports, by share key. `*` stands for all of them. */
export type BorrowedNames = Record<string, readonly string[]>

/** What a host lacks of what a release borrows, as `web/list DataTable`. */
export const lackingNames = (borrowed: BorrowedNames, offered: BorrowedNames): string[] =>
  Object.entries(borrowed).flatMap(([key, names]) =>
    names.filter((name) => name !== '*' && !offered[key]?.includes(name)).map((name) => `${key} ${name}`),
  )
