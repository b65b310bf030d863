import type { TodayList, TodayStay } from '@keyhaven/shared-contracts/contract/today'
import { StatusDot } from '@keyhaven/shared-contracts/web/ui/status-dot'
import { Button, Flex, Grid, Typography } from 'antd'
import { RequestAnswer } from '../bookings/request-answer.tsx'
import { statusLabels, statusTones } from '../bookings/booking-status.ts'
import { clientName } from '../clients/client-name.ts'
import { todayLists } from './today-lists.ts'

export const rowHeight = 50

type Props = { list: TodayList; stay: TodayStay; onOpen: (booking: number) => void }

/** One stay of today; pressing it opens the booking. */
export function TodayRow({ list, stay, onOpen }: Props) {
  const { id, status, client, property, unit } = stay
  const name = clientName(client)
  const { say, deadline } = todayLists[list]
  const words = say(stay)
  const until = deadline?.(stay)
  const isColumn = Grid.useBreakpoint().xl ?? true
  const opener = (
    <Button
      type="text"
      block
      title={[name, `${unit.name}, ${property.name}`, words, until].filter(Boolean).join('\n')}
      onClick={() => onOpen(id)}
      style={{
        ...{ minHeight: rowHeight, height: 'auto', minWidth: 0, padding: until ? '4px 4px 4px 12px' : '4px 12px' },
        ...{ justifyContent: 'start', borderRadius: 6 },
      }}
    >
      <Flex vertical style={{ minWidth: 0, flex: 1, textAlign: 'start', lineHeight: '20px' }}>
        <Flex gap={8} align="center">
          <Typography.Text ellipsis strong style={{ fontWeight: 500 }}>
            {name}
          </Typography.Text>
          {status === 'pending' && list !== 'requests' && (
            <StatusDot tone={statusTones[status]} label={statusLabels[status]} hideLabel />
          )}
        </Flex>
        <Typography.Text ellipsis type="secondary" style={{ fontSize: 13 }}>
          {words}
        </Typography.Text>
        {until && (
          // Beside the answers there may be no room for all of it in a line.
          <Typography.Text type="secondary" style={{ fontSize: 13, whiteSpace: 'normal' }}>
            {until}
          </Typography.Text>
        )}
      </Flex>
    </Button>
  )
  if (list !== 'requests') return opener
  return (
    <Flex align="center" gap={4} style={{ paddingInlineEnd: 8 }}>
      {opener}
      <RequestAnswer request={stay} small size={isColumn ? 'small' : 'middle'} />
    </Flex>
  )
}
