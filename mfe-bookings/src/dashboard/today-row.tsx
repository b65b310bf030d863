import type { TodayStay } from '@keyhaven/shared-contracts/contract/today'
import { StatusDot } from '@keyhaven/shared-contracts/web/ui/status-dot'
import { Button, Flex, Typography } from 'antd'
import { statusLabels, statusTones } from '../bookings/booking-status.ts'
import { clientName } from '../clients/client-name.ts'
import { type TodayList, todayLists } from './today-lists.ts'

export const rowHeight = 50

type Props = { list: TodayList; stay: TodayStay; onOpen: (booking: number) => void }

/** One stay of today; pressing it opens the booking. */
export function TodayRow({ list, stay, onOpen }: Props) {
  const { id, status, client, property, unit } = stay
  const name = clientName(client)
  const words = todayLists[list].say(stay)
  return (
    <Button
      type="text"
      block
      title={[name, `${unit.name}, ${property.name}`, words].join('\n')}
      onClick={() => onOpen(id)}
      style={{ height: rowHeight, minWidth: 0, padding: '4px 12px', justifyContent: 'start', borderRadius: 6 }}
    >
      <Flex vertical style={{ minWidth: 0, flex: 1, textAlign: 'start', lineHeight: '20px' }}>
        <Flex gap={8} align="center">
          <Typography.Text ellipsis strong style={{ fontWeight: 500 }}>
            {name}
          </Typography.Text>
          {status === 'pending' && <StatusDot tone={statusTones[status]} label={statusLabels[status]} hideLabel />}
        </Flex>
        <Typography.Text ellipsis type="secondary" style={{ fontSize: 13 }}>
          {words}
        </Typography.Text>
      </Flex>
    </Button>
  )
}
