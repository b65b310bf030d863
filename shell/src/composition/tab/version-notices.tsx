import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useComposition } from '../composition.ts'
import type { Releases } from '../registry.ts'
import { off } from './overrides.ts'
import { leaveOverrides } from './pick-set.ts'

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

const beside = {
  position: 'fixed',
  zIndex: 15,
  right: 16,
  bottom: 16,
  maxWidth: 'calc(100vw - 32px)',
  borderRadius: 12,
  boxShadow: '0 12px 32px var(--shade-far)',
} as const

/** Beside the page instead of above it: a line above would move the button that is about to be pressed. */
function NewerNotice({ set }: { set: string }) {
  const [hiddenSet, hide] = useState('')
  if (hiddenSet === set) return null
  return (
    <div className="shell-notice" role="status" style={beside}>
      <span>A new version of Keyhaven is ready.</span>
      <span style={{ display: 'flex', gap: 14 }}>
        {/* A form with something unsaved in it asks, as it does whenever the page is left. */}
        <button type="button" onClick={() => window.location.reload()}>
          Reload
        </button>
        <button type="button" onClick={() => hide(set)}>
          Later
        </button>
      </span>
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

const setLine = ({ pickedSet, published }: Releases) => {
  if (!pickedSet) return []
  const { id, shell } = pickedSet
  if (!shell) return [`Release set ${id} is not known here; these are the usual versions.`]
  const here = published?.shell.version
  const other = shell === here ? '' : ` Its shell was ${shell}; this one is ${here}.`
  return [`Release set ${id} runs in this tab only.${other}`]
}

/** What runs otherwise than it usually does. Of a whole set, what is the same as usual goes without saying. */
const overrideLines = ({ areas, overrides, pickedSet, published }: Releases) =>
  Object.entries(overrides).flatMap(([area, version]) => {
    if (version === off) return [`${capital(area)} is turned off in this tab.`]
    const isOfSet = pickedSet?.areas?.[area] === version
    if (areas.get(area)?.reason !== 'override')
      return [
        isOfSet
          ? `Its ${area}, version ${version}, is not published any more.`
          : `Version ${version} of ${area} is not published.`,
      ]
    const isUsual = isOfSet && published?.areas[area]?.stable === version
    return isUsual ? [] : [`${area} runs as version ${version}, in this tab only.`]
  })

/** All that is to be said about the versions of this page. */
export function VersionNotices() {
  const { releases, fallbacks, newer } = useComposition()
  const { pathname } = useLocation()
  const [isHidden, hide] = useState(false)
  const problems = [
    ...fallbacks.map(({ area, version, running }) => {
      const kind = releases.areas.get(area)?.reason === 'override' ? 'picked' : 'newest'
      return `The ${kind} version of ${area} (${version}) did not start; this is version ${running}.`
    }),
    ...(pathname.startsWith(paths.dashboard()) ? unreadLines(releases) : []),
  ]
  const picked = [...setLine(releases), ...overrideLines(releases)]
  return (
    <>
      <Notice lines={picked} button="Back to the usual versions" onClick={leaveOverrides} />
      {!isHidden && <Notice lines={problems} button="Hide" onClick={() => hide(true)} />}
      {newer !== undefined && <NewerNotice set={newer} />}
    </>
  )
}
