import type { Current } from '../store/generation.ts'

/** Which builds pages may report on: those of the registry that is out, and what was shipped with the guests' area. */
export const releasesOut = (current: () => Promise<Current>, latest: () => Current | undefined) => ({
  set: () => latest()?.generation.registry.set,
  has: async (area: string, version: string) => {
    const { shell, areas } = (await current()).generation.registry
    if (area === 'shell') return [shell.version, shell.previous].includes(version)
    if (area === 'site' || area === 'embed')
      return Object.values(areas['public']?.releases ?? {}).some((release) => release[area] === version)
    return Object.hasOwn(areas, area) && Object.hasOwn(areas[area]?.releases ?? {}, version)
  },
})
