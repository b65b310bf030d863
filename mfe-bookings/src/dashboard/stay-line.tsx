import type { TodayStay } from '@keyhaven/shared-contracts/contract/bookings/today'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { Money } from '@keyhaven/shared-contracts/web/facts'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import { clientName } from '../clients/client-name.ts'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import './dashboard.css'

type Props = {
  stay: TodayStay
  onOpen: (booking: number) => void
  /** Below the price. */
  note?: ReactNode
  children?: ReactNode
}

/** A stay with guest, unit, days and price; pressing it opens the booking. */
export function StayLine({ stay, onOpen, note, children }: Props) {
  const t = useMessages(dashboardCatalog)
  const { id, client, unit, property, check_in, check_out, total_price } = stay
  const nights = nightsBetween(check_in, check_out)
  return (
    <Flex className="stay-line" gap="8px 16px" wrap align="center" justify="space-between">
      <Button
        type="text"
        onClick={() => onOpen(id)}
        style={{ flex: '1 1 280px', height: 'auto', minWidth: 0, padding: '4px 12px', justifyContent: 'start' }}
      >
        <Flex className="stay-line-words" vertical>
          <Typography.Text strong>{clientName(client)}</Typography.Text>
          <Typography.Text>{`${unit.name}, ${property.name}`}</Typography.Text>
          <Typography.Text type="secondary">
            {t.requests.stay({ from: check_in, to: check_out, nights, who: partyOf(stay) })}
          </Typography.Text>
        </Flex>
      </Button>
      <Flex className="stay-line-price" vertical align="end">
        <Typography.Text strong>
          <Money value={total_price} />
        </Typography.Text>
        {note}
      </Flex>
      {children}
    </Flex>
  )
}
