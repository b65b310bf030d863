import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { AreaEntry } from '@keyhaven/shared-contracts/platform/registry'
import { useState } from 'react'
import { off } from '../composition/tab/overrides.ts'
import { addressWith } from './addresses.ts'

/** Who gets a version, in words. */
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
  /** What is picked in this tab; empty where nothing is. */
  picked: string
}

/** Gives this tab another version of an area, or none at all. */
export function VersionChoice({ area, entry, versions, picked }: Props) {
  const [chosen, choose] = useState(picked)
  const all = picked && picked !== off && !versions.includes(picked) ? [picked, ...versions] : versions
  return (
    <form
      className="inspector-choice"
      onSubmit={(event) => {
        event.preventDefault()
        // By the address: a form with something unsaved in it may still keep the page.
        window.location.assign(addressWith(area, chosen))
      }}
    >
      <select
        aria-label={`Version of ${area} in this tab`}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
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
      <button type="submit" disabled={chosen === picked}>
        Switch
      </button>
    </form>
  )
}
