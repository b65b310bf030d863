import { z } from 'zod'
import { type AreaId, areaManifest, pathPattern } from './area-manifest.ts'

/** A published version by its id: never an address. */
export const versionId = z.string().regex(/^\d+\.\d+\.\d+-[\da-z]{6,32}$/, 'A published version, like 1.0.0-3fa9c2d1')

/** One published build of an area. Its folder never changes. */
export const release = z.object({
  version: versionId,
  /** The federation name of the remote, `mfe_bookings`. */
  remote: z.string(),
  /** The address of `remoteEntry.js`. */
  entry: z.string().startsWith('/'),
  /** Of the entry; the entry itself holds those of its chunks. */
  integrity: z.string().startsWith('sha384-'),
  /** True where the entry is a container that needs no runtime of Module Federation. */
  container: z.boolean().optional(),
  /** The contract that it was built with. */
  contract: z.string(),
  /** Requirements on the shell: `{ antd: '6.6' }`, the lowest minor version of that major one. */
  needs: z.record(z.string(), z.string()),
  /** Files that its first page loads in any case. */
  preload: z.array(z.string()),
  /** The address of its part of the help centre; releases from before there was one have none. */
  help: z.string().startsWith('/').optional(),
  /** The languages in which the help lies beside it, `help.de.json`; in all others it is the English. */
  help_languages: z.array(z.string()).optional(),
  /** Of the guests' area: the builds for hosts of their own and for foreign pages that are shipped with it. */
  site: versionId.optional(),
  embed: versionId.optional(),
  manifest: areaManifest,
})
export type Release = z.infer<typeof release>

/** Release that a share of the visitors gets. */
const rolloutEntry = z.object({
  version: versionId,
  percent: z.number().min(0).max(100),
  /** Names the trial: the number of the change of the store that gave it these releases and this share. */
  trial: z.int().positive().optional(),
})

export const areaEntry = z.object({
  /** Seeds the buckets, so that one visitor is not in every area's canary. */
  salt: z.string(),
  stable: versionId,
  previous: versionId.optional(),
  rollout: rolloutEntry.optional(),
  /** Owners by id who get a version of their own. */
  owners: z.record(z.string(), versionId).default({}),
  /** Rolled back: publishing them again gives them to nobody. */
  withdrawn: z.array(versionId).default([]),
  releases: z.record(versionId, release),
})
export type AreaEntry = z.infer<typeof areaEntry>

/** Addresses of a shell, and those of them that show something. */
const shellAddresses = z.object({ paths: z.array(pathPattern), pages: z.array(z.string()) })

/** Parts of a registry besides its areas. */
export const registryHead = z.object({
  schema: z.literal(1),
  /** Changes with every publication; names this set of releases in reports. */
  set: z.string(),
  shell: shellAddresses.extend({
    version: z.string(),
    previous: z.string().optional(),
    withdrawn: z.array(z.string()).default([]),
    /** A canary of the shell has addresses of its own. One of a newer kind is nobody's: everybody gets the stable shell. */
    rollout: rolloutEntry.extend(shellAddresses.shape).optional().catch(undefined),
  }),
  /** Version of the API that runs, as far as the store was told: releases are held against it. */
  api: z.object({ version: z.string(), previous: z.string().optional() }).optional(),
})

/** Parts of an area's entry that could not be read. Everything else goes on without it, and people are told. */
export type Unread = {
  /** Problem, for those who look into it. */
  why: string
  /** The area's addresses, as far as they could be read. */
  paths: string[]
  /** The whole entry, or its releases that could not be read, as they were written: another program may understand them. */
  left: unknown
}

/** Versions of all areas that are out: the whole truth of the release store, as data. */
export type Registry = z.infer<typeof registryHead> & {
  areas: Record<AreaId, AreaEntry>
  unread?: Record<string, Unread>
}

/** The visitor's place in [0, 100) for one area: the same for ever, independent of every other area. */
export const bucketOf = (visitor: string, area: string, salt: string) => {
  let hash = 0x811c9dc5
  for (const character of `${salt}:${area}:${visitor}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100
}

export type Question = { area: AreaId; visitor: string; owner?: string | undefined; override?: string | undefined }
export type Resolution = {
  reason: 'override' | 'owner' | 'rollout' | 'stable'
  release: Release
  /** Releases to try next when the release does not come up, best first. */
  fallbacks: Release[]
}

const choose = (entry: AreaEntry, { area, visitor, owner, override }: Question) => {
  if (override && entry.releases[override]) return ['override', override] as const
  const own = owner === undefined ? undefined : entry.owners[owner]
  if (own) return ['owner', own] as const
  const { rollout } = entry
  if (rollout && bucketOf(visitor, area, entry.salt) < rollout.percent) return ['rollout', rollout.version] as const
  return ['stable', entry.stable] as const
}

/** Version of an area for a visitor, and the reason; undefined when none is published. Pure. */
export const resolve = (from: Registry, question: Question): Resolution | undefined => {
  const entry = from.areas[question.area]
  if (!entry) return undefined
  const [reason, version] = choose(entry, question)
  const candidates = [...new Set([version, entry.stable, entry.previous])]
  const [first, ...fallbacks] = candidates.flatMap((id) => (id && entry.releases[id] ? [entry.releases[id]] : []))
  return first && { reason: first.version === version ? reason : 'stable', release: first, fallbacks }
}
