import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { AreaEntry } from '@keyhaven/shared-contracts/platform/registry'
import { useState } from 'react'
import { off } from '../composition/tab/overrides.ts'
import { addressWith } from './addresses.ts'

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
