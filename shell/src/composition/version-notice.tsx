import { areaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { useState } from 'react'
import { useComposition } from './composition.ts'

const leaveOverrides = () => {
  for (const area of areaId.options) window.sessionStorage.removeItem(`mfe.${area}`)
  const address = new URL(window.location.href)
  for (const name of [...address.searchParams.keys()]) if (name.startsWith('mfe.')) address.searchParams.delete(name)
  window.location.replace(address)
}

/** Says which areas run in another version than everybody's. */
export function VersionNotice() {
  const { releases, fallbacks } = useComposition()
  const [isHidden, hide] = useState(false)
  const picked = [...releases.areas].filter(([, { reason }]) => reason === 'override')
  const unknown = areaId.options.filter(
    (area) => releases.overrides[area] && releases.areas.get(area)?.reason !== 'override',
  )
  return (
    <>
      {picked.length + unknown.length > 0 && (
        <div className="shell-notice" role="status">
          {picked.map(([area, { release }]) => (
            <span key={area}>
              {area} runs as version {release.version}, in this tab only.
            </span>
          ))}
          {unknown.map((area) => (
            <span key={area}>
              Version {releases.overrides[area]} of {area} is not published.
            </span>
          ))}
          <button type="button" onClick={leaveOverrides}>
            Back to the usual versions
          </button>
        </div>
      )}
      {fallbacks.length > 0 && !isHidden && (
        <div className="shell-notice" role="status">
          {fallbacks.map(({ area, version, running }) => (
            <span key={area}>
              The newest version of {area} ({version}) did not start; this is version {running}.
            </span>
          ))}
          <button type="button" onClick={() => hide(true)}>
            Hide
          </button>
        </div>
      )}
    </>
  )
}
