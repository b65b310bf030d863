import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { seasonOfNight } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { theme } from 'antd'
import { useId, useMemo } from 'react'
import { seasonsCatalog } from '../../messages/catalogs.ts'
import type { NightlyPrices } from '@keyhaven/shared-contracts/domain/prices/weekday-prices'
import { type NightRange, useNightRange } from './use-night-range.ts'
import { nightText, rangeText } from '../season-display.ts'
import { partOf, monthLines, yearLine } from './year-lines.ts'
import { StripHeader } from './strip-header.tsx'
import { StripLine } from './strip-line.tsx'

type Props = {
  label: string
  year: number
  /** A row for each month, or one for the year. */
  byMonth: boolean
  /** About how many pixels a night has. */
  pixels: number
  seasons: readonly Season[]
  colors: ReadonlyMap<string, number>
  unit: NightlyPrices
  today: Day
  onPick: (range: NightRange) => void
  onEdit: (season: Season) => void
}

/** Prices of a year's nights. Pointer or keys select a range; a click on a season opens it. */
export function YearStrip(props: Props) {
  const { label, year, byMonth, pixels, seasons, colors, unit, today, onPick, onEdit } = props
  const { strip: t } = useMessages(seasonsCatalog)
  const language = useLanguage()
  const { token } = theme.useToken()
  const hint = useId()
  const lines = useMemo(() => (byMonth ? monthLines(language, year) : yearLine(year)), [byMonth, language, year])
  const columns = byMonth ? 31 : (lines[0]?.nights ?? 365)
  const first = `${year}-01-01`
  const open = (night: Day) => {
    const season = seasonOfNight(seasons, night)
    if (season) onEdit(season)
    else onPick([night, night])
  }
  const start = today.startsWith(String(year)) ? today : first
  const { night, activeNight, range, handlers } = useNightRange({ lines, columns, start, onPick, onOpen: open })

  const height = byMonth ? 26 : 36
  const activeIndex = lines.findIndex((line) => activeNight !== null && partOf(line, [activeNight, activeNight]))
  const activeLine = lines[activeIndex]
  const words = range ? rangeText(t, range) : nightText(t, activeNight ?? night, seasons, unit)
  const percent = activeLine && activeNight ? ((nightsBetween(activeLine.first, activeNight) + 0.5) / columns) * 100 : 0
  const rows = { display: 'grid', gridAutoRows: height, rowGap: 4 } as const
  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: byMonth ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)', columnGap: 8 }}
    >
      <StripHeader year={year} byMonth={byMonth} everyDay={pixels > 16} />
      {byMonth && (
        <div aria-hidden style={{ ...rows, fontSize: 12, color: token.colorTextSecondary, lineHeight: `${height}px` }}>
          {lines.map((line) => (
            <span key={line.first}>{line.label}</span>
          ))}
        </div>
      )}
      <div
        {...handlers}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hint}
        aria-valuemin={1}
        aria-valuemax={nightsBetween(first, `${year + 1}-01-01`)}
        aria-valuenow={nightsBetween(first, night) + 1}
        aria-valuetext={range ? rangeText(t, range) : nightText(t, night, seasons, unit)}
        style={{
          ...rows,
          position: 'relative',
          touchAction: 'pan-y',
          userSelect: 'none',
          cursor: activeNight && seasonOfNight(seasons, activeNight) && !range ? 'pointer' : 'cell',
          borderRadius: 4,
        }}
      >
        {lines.map((line) => {
          const rangePart = range && partOf(line, range)
          const at = activeNight && !range ? partOf(line, [activeNight, activeNight]) : undefined
          const mark = rangePart ?? at
          return (
            <div key={line.first} style={{ position: 'relative' }}>
              <StripLine {...{ line, columns, pixels, seasons, colors, unit, today }} />
              {mark && (
                <div
                  style={{
                    position: 'absolute',
                    insetBlock: -1,
                    insetInlineStart: `${(mark.at / columns) * 100}%`,
                    width: `max(${(mark.nights / columns) * 100}%, 3px)`,
                    border: `2px solid ${token.colorPrimary}`,
                    borderRadius: 4,
                    ...(rangePart && { background: `color-mix(in srgb, ${token.colorPrimary} 35%, transparent)` }),
                  }}
                />
              )}
            </div>
          )
        })}
        {activeLine && (
          <div
            style={{
              position: 'absolute',
              top: activeIndex * (height + 4) - 34,
              insetInlineStart: `${percent}%`,
              transform: `translateX(-${percent}%)`,
              zIndex: 2,
              padding: '3px 8px',
              borderRadius: 6,
              background: token.colorBgSpotlight,
              color: token.colorTextLightSolid,
              fontSize: 12,
              whiteSpace: 'nowrap',
              pointerEvents: 'none',
            }}
          >
            {words}
          </div>
        )}
      </div>
      <span id={hint} hidden>
        {t.keys}
      </span>
    </div>
  )
}
