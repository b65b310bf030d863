import { EuroOutlined } from '@ant-design/icons'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, Typography } from 'antd'
import type { CSSProperties } from 'react'
import { calendarCatalog } from '../messages/calendar-catalogs.ts'
import { ChannelSign } from './imports/channel-sign.tsx'
import { useFeeds } from './imports/use-feeds.ts'
import { useTimelineColors } from './timeline/use-timeline-colors.ts'
import type { CalendarParams } from './use-calendar-params.ts'

type Props = { params: Pick<CalendarParams, 'cancelled' | 'showCancelled' | 'prices' | 'showPrices'> }

const swatch: CSSProperties = {
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  width: 22,
  height: 12,
  padding: 0,
}

/** Legend of the colours, and of the portals that are in the calendar; cancelled stays and prices are shown and hidden here. */
export function CalendarLegend({ params }: Props) {
  const { cancelled, showCancelled, prices, showPrices } = params
  const t = useMessages(calendarCatalog)
  const colors = useTimelineColors()
  const feeds = useFeeds()
  const bars = {
    confirmed: t.status.confirmed,
    'confirmed tl-change': t.changeOpen,
    pending: t.status.pending,
    block: t.blocked,
  }
  return (
    <Flex className="tl-legend" gap="4px 16px" wrap align="center" style={colors}>
      {Object.entries(bars).map(([bar, name]) => (
        <Flex key={bar} gap={6} align="center">
          <span aria-hidden className={`tl-bar tl-${bar}`} style={{ ...swatch, borderRadius: 4, cursor: 'default' }} />
          <Typography.Text type="secondary">{name}</Typography.Text>
        </Flex>
      ))}
      {feeds.map(({ name, colour }) => (
        <Flex key={`${name} ${colour}`} gap={6} align="center">
          <ChannelSign feed={{ name, colour }} />
          <Typography.Text type="secondary">{name}</Typography.Text>
        </Flex>
      ))}
      <Button
        size="small"
        type={cancelled ? 'default' : 'text'}
        role="switch"
        aria-checked={cancelled}
        onClick={() => showCancelled(!cancelled)}
        icon={<span aria-hidden className="tl-bar tl-cancelled" style={{ ...swatch, height: 5 }} />}
      >
        {cancelled ? t.hideCancelled : t.showCancelled}
      </Button>
      <Button
        size="small"
        type={prices ? 'primary' : 'text'}
        ghost={prices}
        role="switch"
        aria-checked={prices}
        onClick={() => showPrices(!prices)}
        icon={<EuroOutlined aria-hidden />}
      >
        {t.prices}
      </Button>
    </Flex>
  )
}
