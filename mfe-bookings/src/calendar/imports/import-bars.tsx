import type { CalendarImport } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Messages } from '../../messages/calendar/en.ts'
import { boxOf, type TimelineScale } from '../timeline/geometry/timeline-scale.ts'
import { channelColours } from './channel-colours.ts'
import { ChannelSign } from './channel-sign.tsx'
import { importTitle, importWords } from './import-words.ts'
import './import-bars.css'

/** Upper bounds for a letter, and for the sign with the ends of a bar. */
const [letterPx, besidePx] = [8, 35] as const
/** From here on words are worth their beginning, and from there on the sign has room. */
const [withWords, withSign] = [96, 18] as const

type Props = {
  t: Messages
  imports: readonly CalendarImport[]
  first: Day
  last: Day
  /** Bars from before this day may be scrolled out at their beginning: sign and words stay in sight. */
  edge: Day
  scale: TimelineScale
}

/** Imports of a unit, each a button: stays, closures, and as a line those in conflict. */
export function ImportBars({ t, imports, first, last, edge, scale }: Props) {
  return imports
    .filter(({ check_in, check_out }) => check_in <= last && check_out >= first)
    .map((imported) => {
      const { id, kind, is_conflict, feed } = imported
      const box = boxOf(scale, imported.check_in, imported.check_out)
      const look = is_conflict ? 'clashing' : kind === 'closure' ? 'closure' : 'import'
      const title = importTitle(t, imported)
      const isShort = box.width < Math.min(withWords, title.length * letterPx + besidePx)
      return (
        <button
          key={id}
          type="button"
          data-import={id}
          className={`tl-channel tl-bar tl-${look}${isShort ? ' tl-short' : ''}`}
          aria-label={importWords(t, imported)}
          style={{ ...channelColours(feed.colour), ...box }}
        >
          {!is_conflict && box.width >= withSign && (
            <span className={imported.check_in < edge && !isShort ? 'tl-name' : undefined}>
              <ChannelSign feed={feed} isOnBar />
              {!isShort && (kind === 'closure' ? <span className="tl-reason">{title}</span> : title)}
            </span>
          )}
        </button>
      )
    })
}
