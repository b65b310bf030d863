/**
 * Versions that a host provides, by name: one version, or a range if it is wider than one major version.
 */
export type Platform = Record<string, string | { version: string; since: string }>

const numbers = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0)
  return [major, minor] as const
}
const isAtLeast = (version: string, minimum: string) => {
  const [[major, minor], [minMajor, minMinor]] = [numbers(version), numbers(minimum)]
  return major > minMajor || (major === minMajor && minor >= minMinor)
}

/** Requirements of a release that a host does not meet, one sentence each; empty when they fit. */
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

/** Names that an area imports from its host, by share key. `*` stands for all of them. */
export type BorrowedNames = Record<string, readonly string[]>

/** Names that a release borrows and a host lacks, as `web/list DataTable`. */
export const lackingNames = (borrowed: BorrowedNames, offered: BorrowedNames): string[] =>
  Object.entries(borrowed).flatMap(([key, names]) =>
    names.filter((name) => name !== '*' && !offered[key]?.includes(name)).map((name) => `${key} ${name}`),
  )
