import type { TodayStay, Today } from '@keyhaven/shared-contracts/contract/bookings/today'
import { StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { Stack } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { Button, Flex, Typography, Skeleton } from 'antd'
import { useState } from 'react'
import { statusTones } from '../bookings/booking-status.ts'
import { clientName } from '../clients/client-name.ts'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import './dashboard.css'
import { type TodayList, restPath, stayWords } from './today-lists.ts'

export const rowHeight = 50

type TodayRowProps = { list: TodayList; stay: TodayStay; onOpen: (booking: number) => void }

/** One stay of today; pressing it opens the booking. */
function TodayRow({ list, stay, onOpen }: TodayRowProps) {
  const t = useMessages(dashboardCatalog)
  const { id, status, client, property, unit } = stay
  const name = clientName(client)
  const words = stayWords(t, list, stay)
  return (
    <Button
      type="text"
      block
      title={[name, `${unit.name}, ${property.name}`, words].join('\n')}
      onClick={() => onOpen(id)}
      style={{ height: rowHeight, minWidth: 0, padding: '4px 12px', justifyContent: 'start', borderRadius: 6 }}
    >
      <Flex className="today-words" vertical>
        <Flex gap={8} align="center">
          <Typography.Text ellipsis strong>
            {name}
          </Typography.Text>
          {status === 'pending' && <StatusDot tone={statusTones[status]} label={t.pending} hideLabel />}
        </Flex>
        <Typography.Text ellipsis type="secondary" className="today-what">
          {words}
        </Typography.Text>
      </Flex>
    </Button>
  )
}

type Props = {
  list: TodayList
  /** None while it is on its way. */
  data: Today[TodayList] | undefined
  today: string
  onOpen: (booking: number) => void
}

/** Rows shown before "Show more". */
const maxRows = 4

const waiting = [0, 1].map((at) => (
  <div key={at} style={{ height: rowHeight, padding: '17px 12px' }}>
    <Skeleton active title={{ width: '80%', style: { margin: 0 } }} paragraph={false} />
  </div>
))

/** The rows of one list of today. */
export function TodayRows({ list, data, today, onOpen }: Props) {
  const t = useMessages(dashboardCatalog)
  const { title, none } = t.today[list]
  const rest = restPath(list, today)
  const [whole, setWhole] = useState(false)
  if (!data) {
    return (
      <div role="status" aria-label={t.today.loading(title)}>
        {waiting}
      </div>
    )
  }
  const { count, stays } = data
  if (stays.length === 0) {
    return (
      <Typography.Paragraph type="secondary" className="today-none">
        {none}
      </Typography.Paragraph>
    )
  }
  const visibleStays = whole ? stays : stays.slice(0, maxRows)
  return (
    <div className="today-rows">
      <Stack component="ul" aria-label={title}>
        {visibleStays.map((stay) => (
          <li key={stay.id}>
            <TodayRow list={list} stay={stay} onOpen={onOpen} />
          </li>
        ))}
      </Stack>
      {stays.length > maxRows && (
        <Button type="link" size="small" className="today-more" onClick={() => setWhole(!whole)}>
          {whole ? t.today.fewer : t.today.more(stays.length - maxRows)}
        </Button>
      )}
      {whole && count > stays.length && (
        <Typography.Paragraph type="secondary" className="today-rest">
          <span>{t.shownOf(stays.length, count)}</span> {rest && <TextLink to={rest}>{t.seeAll}</TextLink>}
        </Typography.Paragraph>
      )}
    </div>
  )
}
