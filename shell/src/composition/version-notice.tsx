import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useComposition } from './composition.ts'
import { leaveOverrides, type Releases } from './registry.ts'
import { zoneOf } from './zones.ts'

/** A line above the page with one button. */
function Notice({ lines, button, onClick }: { lines: readonly string[]; button: string; onClick: () => void }) {
  if (lines.length === 0) return null
  return (
    <div className="shell-notice" role="status">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <button type="button" onClick={onClick}>
        {button}
      </button>
    </div>
  )
}

const capital = (area: string) => area.charAt(0).toUpperCase() + area.slice(1).replaceAll('-', ' ')

/** What the list of releases could not say, for the owners in the dashboard. */
const unreadLines = ({ unread, areas, isOld }: Releases) => [
  ...(isOld ? ['The list of releases could not be read; these are the versions of your last visit.'] : []),
  ...Object.keys(unread).map((area) =>
    areas.has(area)
      ? `Not everything about ${area} could be read from the list of releases; this is version ${areas.get(area)?.release.version}.`
      : `${capital(area)} could not be read from the list of releases.`,
  ),
]

/** Says which areas run in another version than everybody's, and what is known of none. */
export function VersionNotice() {
  const { releases, fallbacks } = useComposition()
  const { pathname } = useLocation()
  const [isHidden, hide] = useState(false)
  const picked = [...releases.areas].filter(([, { reason }]) => reason === 'override')
  const unknown = Object.entries(releases.overrides).filter(([area]) => releases.areas.get(area)?.reason !== 'override')
  const overridden = [
    ...picked.map(([area, { release }]) => `${area} runs as version ${release.version}, in this tab only.`),
    ...unknown.map(([area, version]) => `Version ${version} of ${area} is not published.`),
  ]
  const problems = [
    ...fallbacks.map(
      ({ area, version, running }) =>
        `The newest version of ${area} (${version}) did not start; this is version ${running}.`,
    ),
    ...(zoneOf(pathname) === 'dashboard' ? unreadLines(releases) : []),
  ]
  return (
    <>
      <Notice lines={overridden} button="Back to the usual versions" onClick={leaveOverrides} />
      {!isHidden && <Notice lines={problems} button="Hide" onClick={() => hide(true)} />}
    </>
  )
}
