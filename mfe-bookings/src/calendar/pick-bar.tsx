import { CloseOutlined } from '@ant-design/icons'
import { addDays, type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, theme, Typography } from 'antd'
import { calendarCatalog } from '../messages/calendar-catalogs.ts'
import type { TimelineData } from './timeline/data/timeline-data.ts'
import type { TimelineHit } from './timeline/timeline-interaction.ts'

/** Free nights of a unit that were tapped. */
export type DayPick = { unit: number; check_in: Day; check_out: Day }

type Occupancy = Pick<TimelineData, 'staysOf' | 'blocksOf' | 'importsOf'>

const isTaken = ({ staysOf, blocksOf, importsOf }: Occupancy, { unit, check_in, check_out }: DayPick) =>
  [...staysOf(unit), ...importsOf(unit).filter(({ is_conflict }) => !is_conflict)].some(
    (stay) => stay.check_in < check_out && stay.check_out > check_in,
  ) || blocksOf(unit).some((block) => block.start < check_out && block.end > check_in)

/**
 * The pick after a tap on a free day: the first tap sets the arrival, a later day of the same unit the departure, and
 * the arrival again clears it.
 */
export const nextPick = (
  now: DayPick | null,
  { unit, day, night }: TimelineHit,
  today: Day,
  occupancy: Occupancy,
): DayPick | null => {
  const longer = now && now.unit === unit.id && day > now.check_in ? { ...now, check_out: day } : null
  if (longer && !isTaken(occupancy, longer)) return longer
  if (now?.unit === unit.id && now.check_in === day) return null
  const fresh = { unit: unit.id, check_in: night, check_out: addDays(night, 1) }
  return night >= today && unit.bookable && !isTaken(occupancy, fresh) ? fresh : null
}

type Props = { pick: DayPick; unitName: string; onBook: () => void; onClear: () => void }

/** The tapped nights and a button to book them, at the bottom of the screen in reach of a thumb. */
export function PickBar({ pick: { check_in, check_out }, unitName, onBook, onClear }: Props) {
  const t = useMessages(calendarCatalog).pick
  const { token } = theme.useToken()
  return (
    <Flex
      role="status"
      aria-label={t.title}
      gap={8}
      align="center"
      style={{
        position: 'sticky',
        bottom: 8,
        zIndex: 5,
        padding: '8px 8px 8px 12px',
        borderRadius: 12,
        background: token.colorBgElevated,
        boxShadow: token.boxShadowSecondary,
      }}
    >
      <Box flex={1}>
        <Typography.Text strong ellipsis style={{ display: 'block' }}>
          {unitName}
        </Typography.Text>
        <Text type="secondary" size={12}>
          {t.stay(check_in, check_out, nightsBetween(check_in, check_out))}
        </Text>
      </Box>
      <Button type="primary" size="large" onClick={onBook}>
        {t.book}
      </Button>
      <Button type="text" size="large" aria-label={t.clear} icon={<CloseOutlined aria-hidden />} onClick={onClear} />
    </Flex>
  )
}
