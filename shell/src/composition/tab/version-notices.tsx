import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useComposition } from '../composition.ts'
import { versionsCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/versions/en.ts'
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
  const t = useMessages(versionsCatalog)
  const [hiddenSet, hide] = useState('')
  if (hiddenSet === set) return null
  return (
    <div className="shell-notice" role="status" style={beside}>
      <span>{t.ready}</span>
      <span style={{ display: 'flex', gap: 14 }}>
        {/* A form with something unsaved in it asks, as it does whenever the page is left. */}
        <button type="button" onClick={() => window.location.reload()}>
          {t.reload}
        </button>
        <button type="button" onClick={() => hide(set)}>
          {t.later}
        </button>
      </span>
    </div>
  )
}

const capital = (area: string) => area.charAt(0).toUpperCase() + area.slice(1).replaceAll('-', ' ')

/** Entries of the registry that could not be read, for the owners in the dashboard. */
const unreadLines = (t: Messages, { unread, areas, isOld }: Releases) => [
  ...(isOld ? [t.oldList] : []),
  ...Object.keys(unread).map((area) =>
    areas.has(area) ? t.partlyUnread(area, areas.get(area)?.release.version ?? '') : t.unread(capital(area)),
  ),
]

const setLine = (t: Messages, { pickedSet, published }: Releases) => {
  if (!pickedSet) return []
  const { id, shell } = pickedSet
  if (!shell) return [t.unknownSet(id)]
  const here = published?.shell.version ?? ''
  return [shell === here ? t.set(id) : t.setOfShell(id, shell, here)]
}

/** Overrides of this tab. Of a picked set, only the versions that differ from the usual ones. */
const overrideLines = (t: Messages, { areas, overrides, pickedSet, published }: Releases) =>
  Object.entries(overrides).flatMap(([area, version]) => {
    if (version === off) return [t.off(capital(area))]
    const isOfSet = pickedSet?.areas?.[area] === version
    if (areas.get(area)?.reason !== 'override')
      return [isOfSet ? t.goneOfSet(area, version) : t.unpublished(area, version)]
    const isUsual = isOfSet && published?.areas[area]?.stable === version
    return isUsual ? [] : [t.picked(area, version)]
  })

/** All that is to be said about the versions of this page. */
export function VersionNotices() {
  const { releases, fallbacks, newer } = useComposition()
  const t = useMessages(versionsCatalog)
  const { pathname } = useLocation()
  const [isHidden, hide] = useState(false)
  const problems = [
    ...fallbacks.map(({ area, version, running }) => {
      const isPicked = releases.areas.get(area)?.reason === 'override'
      return (isPicked ? t.pickedFailed : t.newestFailed)(area, version ?? '', running)
    }),
    ...(pathname.startsWith(paths.dashboard()) ? unreadLines(t, releases) : []),
  ]
  const pickLines = [...setLine(t, releases), ...overrideLines(t, releases)]
  return (
    <>
      <Notice lines={pickLines} button={t.back} onClick={leaveOverrides} />
      {!isHidden && <Notice lines={problems} button={t.hide} onClick={() => hide(true)} />}
      {newer !== undefined && <NewerNotice set={newer} />}
    </>
  )
}
