import type { Season } from '@keyhaven/shared-contracts/contract/seasons'
import type { Unit } from '@keyhaven/shared-contracts/contract/units'
import type { Day } from '@keyhaven/shared-contracts/domain/day'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Flex, Grid, Typography, Button, theme } from 'antd'
import { seasonsCatalog } from '../messages/catalogs.ts'
import type { NightRange } from './strip/use-night-range.ts'
import { YearStrip } from './strip/year-strip.tsx'
import { kindOf, useSeasonColors } from './season-colors.ts'
import { nightsText } from './season-words.ts'

type Props = {
  unit: Unit
  year: number
  /** Of this unit, by first night. */
  seasons: readonly Season[]
  colors: ReadonlyMap<string, number>
  today: Day
  /** The only unit on the page has room for its months. */
  alone: boolean
  onPick: (unit: Unit, range: NightRange) => void
  onEdit: (season: Season) => void
}

/** The prices of a unit in a year: a strip to see and choose nights, and its seasons in words. */
export function UnitSeasons({ unit, year, seasons, colors, today, alone, onPick, onEdit }: Props) {
  const { unit: t } = useMessages(seasonsCatalog)
  const { md = true, xl = true } = Grid.useBreakpoint()
  const base = unit.price_per_night
  return (
    <Flex vertical gap={8} component="section" aria-label={unit.name}>
      <Flex gap="2px 12px" wrap align="baseline">
        <Typography.Title level={2} style={{ fontSize: 16, margin: 0, overflowWrap: 'anywhere' }}>
          {unit.name}
        </Typography.Title>
        <Typography.Text type="secondary">{unit.active ? t.normally(base) : t.normallyInactive(base)}</Typography.Text>
      </Flex>
      <YearStrip
        key={year}
        label={t.strip(unit.name, year)}
        year={year}
        byMonth={alone || !md}
        pixels={alone && md ? (xl ? 32 : 20) : md ? (xl ? 2.9 : 1.8) : 9}
        seasons={seasons}
        colors={colors}
        basePrice={base}
        today={today}
        onPick={(range) => onPick(unit, range)}
        onEdit={onEdit}
      />
      {seasons.length > 0 ? (
        <SeasonList label={t.list(unit.name, year)} seasons={seasons} colors={colors} onEdit={onEdit} />
      ) : (
        <Typography.Text type="secondary">{t.none(year, base)}</Typography.Text>
      )}
    </Flex>
  )
}

type SeasonListProps = {
  label: string
  seasons: readonly Season[]
  colors: ReadonlyMap<string, number>
  onEdit: (season: Season) => void
}

/** The seasons of a unit in words: the same facts as its strip, and the way to change them by keyboard. */
function SeasonList({ label, seasons, colors, onEdit }: SeasonListProps) {
  const { strip } = useMessages(seasonsCatalog)
  const { euros } = useLanguage()
  const { token } = theme.useToken()
  const colorOf = useSeasonColors()
  return (
    <ul
      aria-label={label}
      style={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 8 }}
    >
      {seasons.map((season) => {
        const { background, borderColor } = colorOf(colors.get(kindOf(season.name)))
        return (
          <li key={season.id} style={{ maxWidth: '100%' }}>
            <Button
              onClick={() => onEdit(season)}
              style={{
                maxWidth: '100%',
                height: 'auto',
                padding: '5px 10px',
                whiteSpace: 'normal',
                textAlign: 'start',
              }}
            >
              <span
                aria-hidden
                style={{
                  width: 12,
                  height: 12,
                  flex: 'none',
                  borderRadius: 3,
                  background,
                  border: `1px solid ${borderColor}`,
                }}
              />
              <span style={{ overflowWrap: 'anywhere' }}>
                <b style={{ fontWeight: 600 }}>{season.name}</b>{' '}
                <span style={{ color: token.colorTextSecondary }}>{nightsText(strip, season)}</span>{' '}
                <span style={{ whiteSpace: 'nowrap' }}>{euros(season.price_per_night)}</span>
              </span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
