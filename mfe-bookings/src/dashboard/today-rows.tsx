import type { Today } from '@keyhaven/shared-contracts/contract/today'
import { TextLink } from '@keyhaven/shared-contracts/web/ui/text-link'
import { Flex, Skeleton, Typography } from 'antd'
import { restPath, type TodayList, todayLists } from './today-lists.ts'
import { rowHeight, TodayRow } from './today-row.tsx'

type Props = {
  list: TodayList
  /** None while it is on its way. */
  data: Today[TodayList] | undefined
  today: string
  onOpen: (booking: number) => void
}

/** Four rows, whatever there is: nothing below moves when they come. */
const height = rowHeight * 4

const waiting = [0, 1, 2].map((at) => (
  <div key={at} style={{ height: rowHeight, padding: '17px 12px' }}>
    <Skeleton active title={{ width: '80%', style: { margin: 0 } }} paragraph={false} />
  </div>
))

/** The rows of one list of today. */
export function TodayRows({ list, data, today, onOpen }: Props) {
  const { title, none } = todayLists[list]
  const rest = restPath(list, today)
  if (!data) {
    return (
      <div role="status" aria-label={`Loading ${title}`} style={{ height }}>
        {waiting}
      </div>
    )
  }
  if (data.stays.length === 0) {
    return (
      <Flex align="center" justify="center" style={{ height, padding: '0 16px 12px', textAlign: 'center' }}>
        <Typography.Text type="secondary">{none}</Typography.Text>
      </Flex>
    )
  }
  return (
    <div style={{ height, overflowY: 'auto', overscrollBehavior: 'contain', padding: '0 4px' }}>
      <ul aria-label={title} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.stays.map((stay) => (
          <li key={stay.id}>
            <TodayRow list={list} stay={stay} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {data.count > data.stays.length && (
        <Typography.Paragraph type="secondary" style={{ margin: 0, padding: '8px 12px' }}>
          {data.stays.length} of {data.count.toLocaleString('en')}.{' '}
          {rest && <TextLink to={rest}>See them all</TextLink>}
        </Typography.Paragraph>
      )}
    </div>
  )
}
