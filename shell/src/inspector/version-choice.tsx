import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { AreaEntry } from '@keyhaven/shared-contracts/platform/registry'
import { useState } from 'react'
import { off, prefix } from '../composition/tab/overrides.ts'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Releases } from '../composition/registry.ts'

/** The address of this page with another version of an area in this tab; with an empty one it is the usual one. */
export const addressWith = (area: AreaId, version: string) => {
  const address = new URL(window.location.href)
  address.searchParams.set(prefix + area, version)
  return address.href
}

/** The address that gives any tab the releases of this page: their set, and what is not what everybody gets. */
export const reproduction = ({ set, areas, overrides }: Releases) => {
  const { origin, pathname } = window.location
  // Elsewhere an address may be a secret: of a request, of a new password.
  const path = pathname.startsWith(paths.dashboard()) ? pathname : '/'
  const own = [...areas].flatMap(([area, { reason, release }]) =>
    reason === 'stable' ? [] : [[area, release.version]],
  )
  const picks = Object.entries({ ...Object.fromEntries(own), ...overrides } as Record<string, string>)
  return `${origin}${path}?set=${set}${picks.map(([area, version]) => `&mfe.${area}=${version}`).join('')}`
}

/** Recipients of a version, in words. */
const noteOf = (entry: AreaEntry | undefined, version: string) =>
  [
    entry?.stable === version && 'stable',
    entry?.previous === version && 'previous',
    entry?.rollout?.version === version && `canary of ${entry.rollout.percent} %`,
    entry?.withdrawn.includes(version) && 'rolled back',
  ]
    .filter(Boolean)
    .join(', ')

type Props = {
  area: AreaId
  entry: AreaEntry | undefined
  /** All that are in the store, newest first; those that are out, where that is not known. */
  versions: readonly string[]
  /** Version picked in this tab; empty without one. */
  current: string
}

/** Gives this tab another version of an area, or none at all. */
export function VersionChoice({ area, entry, versions, current }: Props) {
  const [selection, setSelection] = useState(current)
  const all = current && current !== off && !versions.includes(current) ? [current, ...versions] : versions
  return (
    <form
      className="inspector-choice"
      onSubmit={(event) => {
        event.preventDefault()
        // By the address: a form with something unsaved in it may still keep the page.
        window.location.assign(addressWith(area, selection))
      }}
    >
      <select
        aria-label={`Version of ${area} in this tab`}
        value={selection}
        onChange={(event) => setSelection(event.target.value)}
      >
        <option value="">The usual version</option>
        {all.map((version) => {
          const note = noteOf(entry, version)
          return (
            <option key={version} value={version}>
              {note ? `${version} (${note})` : version}
            </option>
          )
        })}
        <option value={off}>Turned off</option>
      </select>
      <button type="submit" disabled={selection === current}>
        Switch
      </button>
    </form>
  )
}
