import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { theme } from 'antd'
import { type CSSProperties, memo } from 'react'
import type { NightlyPrices } from '@keyhaven/shared-contracts/domain/prices/weekday-prices'
import { nightlyText } from '../../prices/nightly-text.ts'
import { kindOf, useSeasonColors } from '../season-display.ts'
import { segmentsOf, firstSaturday, type Line } from './year-lines.ts'

type Props = {
  line: Line
  /** Nights that fit side by side, and about how many pixels each one has. */
  columns: number
  pixels: number
  seasons: readonly Season[]
  colors: ReadonlyMap<string, number>
  unit: NightlyPrices
  today: Day
}

const inRow: CSSProperties = { position: 'absolute', insetBlock: 0 }

/** The longest text that there is room for. */
const fitting = (texts: readonly string[], room: number) => texts.find((text) => text.length * 6.5 + 6 <= room) ?? ''

/** One row of a strip: its nights by what they cost, with weekends and today. */
export const StripLine = memo(function StripLine(props: Props) {
  const { line, columns, pixels, seasons, colors, unit, today } = props
  const language = useLanguage()
  const { token } = theme.useToken()
  const colorOf = useSeasonColors()
  const share = (nights: number) => `${(nights / columns) * 100}%`
  const now = nightsBetween(line.first, today)
  const weekend = token.colorFillSecondary
  const night = 100 / line.nights
  const saturday = firstSaturday(line) * night
  return (
    <div style={{ ...inRow, insetInlineStart: 0, width: share(line.nights) }}>
      {segmentsOf(line, seasons).map(({ first, at, nights, season }) => {
        const prices = season ?? unit
        const price = language.briefEuros(prices.price_per_night)
        const full = nightlyText(language, prices, language.briefEuros)
        const look = season
          ? colorOf(colors.get(kindOf(season.name)))
          : {
              background: token.colorFillTertiary,
              borderColor: token.colorBorderSecondary,
              color: token.colorTextSecondary,
            }
        return (
          <div
            key={first}
            style={{
              ...look,
              ...inRow,
              insetInlineStart: `${at * night}%`,
              width: `${nights * night}%`,
              borderWidth: 1,
              borderStyle: 'solid',
              borderRadius: 4,
              padding: '0 3px',
              display: 'flex',
              alignItems: 'center',
              overflow: 'hidden',
              whiteSpace: 'nowrap',
              fontSize: 12,
              fontWeight: season ? 600 : 400,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {fitting(
              season ? [`${season.name} · ${full}`, `${season.name} · ${price}`, price] : [full, price],
              nights * pixels,
            )}
          </div>
        )
      })}
      <div
        style={{
          ...inRow,
          inset: 0,
          top: 'auto',
          height: 4,
          background: `repeating-linear-gradient(90deg, ${weekend} ${saturday}% ${saturday + 2 * night}%, transparent ${saturday + 2 * night}% ${saturday + 7 * night}%)`,
        }}
      />
      {now >= 0 && now < line.nights && (
        <div
          style={{
            ...inRow,
            insetBlock: -2,
            insetInlineStart: `${now * night}%`,
            width: `max(${night}%, 2px)`,
            ...(pixels < 6
              ? { background: token.colorText }
              : { border: `2px solid ${token.colorText}`, borderRadius: 4 }),
          }}
        />
      )}
    </div>
  )
})
