import { useMinWidth } from '@keyhaven/shared-contracts/web/layout'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Flex, Typography } from 'antd'
import { seasonsCatalog } from '../messages/catalogs.ts'
import { nightlyText } from '../prices/nightly-text.ts'
import type { NightRange } from './strip/use-night-range.ts'
import { YearStrip } from './strip/year-strip.tsx'
import { SeasonList } from './season-list.tsx'

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
  const isDesk = useMinWidth('md')
  const isWide = useMinWidth('xl')
  const base = nightlyText(useLanguage(), unit)
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
        byMonth={alone || !isDesk}
        pixels={alone && isDesk ? (isWide ? 32 : 20) : isDesk ? (isWide ? 2.9 : 1.8) : 9}
        seasons={seasons}
        colors={colors}
        unit={unit}
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
