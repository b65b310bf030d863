import type { Registry } from '@keyhaven/shared-contracts/platform/registry'

const prefix = 'canary.'

/** Documents by the names that those of a canary have in a generation, beside the stable ones. */
export const namedForCanary = <T>(documents: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(documents).map(([name, document]) => [prefix + name, document]))

/** Documents of a canary among those of a generation, by the names of the stable ones. */
export const documentsOfCanary = <T>(documents: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(documents).flatMap(([name, document]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), document]] : [],
    ),
  )

/** The registry of visitors who get the canary of the shell; undefined where it has none. */
export const withCanaryShell = (registry: Registry): Registry | undefined => {
  const { rollout } = registry.shell
  if (!rollout) return undefined
  const { version, paths, pages } = rollout
  return { ...registry, shell: { ...registry.shell, version, paths, pages } }
}

/**
 * The registry of guests who get the canary of the guests' area where its site stands alone or is embedded; undefined where there is
 * none, or where it brings the same site.
 */
export const withCanarySite = (registry: Registry): Registry | undefined => {
  const { public: entry } = registry.areas
  const candidate = entry?.rollout && entry.releases[entry.rollout.version]
  const stable = entry?.releases[entry.stable]
  if (!entry || !candidate || (candidate.site === stable?.site && candidate.embed === stable?.embed)) return undefined
  return { ...registry, areas: { ...registry.areas, public: { ...entry, stable: candidate.version } } }
}
