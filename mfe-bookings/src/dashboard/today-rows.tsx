import type { Today, TodayList } from '@keyhaven/shared-contracts/contract/today'
import { useKeptFocus } from '@keyhaven/shared-contracts/web/kept-focus'
import { TextLink } from '@keyhaven/shared-contracts/web/ui/text-link'
import { Flex, Skeleton, Typography } from 'antd'
import { restPath, todayLists } from './today-lists.ts'
import { rowHeight, TodayRow } from './today-row.tsx'

type Props = {
  list: TodayList
  /** None while it is on its way. */
  data: Today[TodayList] | undefined
  today: string
  onOpen: (booking: number) => void
}

/** Three rows and the beginning of a fourth, whatever there is: nothing below moves when they come. */
const height = rowHeight * 3.5

const waiting = [0, 1, 2].map((at) => (
  <div key={at} style={{ height: rowHeight, padding: '8px 12px' }}>
    <Skeleton
      active
      title={{ width: '60%', style: { margin: 0 } }}
      paragraph={{ rows: 1, style: { margin: '6px 0 0' } }}
    />
  </div>
))

/** The rows of one list of today. */
export function TodayRows({ list, data, today, onOpen }: Props) {
  const { title, none } = todayLists[list]
  const rest = restPath(list, today)
  // A request that is answered leaves its list, and the focus stays there.
  const kept = useKeptFocus()
  if (!data) {
    return (
      <div role="status" aria-label={`Loading ${title}`} style={{ height }}>
        {waiting}
      </div>
    )
  }
  return (
    <div {...kept}>
      {data.stays.length === 0 ? (
        <Flex align="center" justify="center" style={{ height, padding: '0 16px 12px', textAlign: 'center' }}>
          <Typography.Text type="secondary">{none}</Typography.Text>
        </Flex>
      ) : (
        <div style={{ height, overflowY: 'auto', overscrollBehavior: 'contain', padding: '0 4px 4px' }}>
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
      )}
    </div>
  )
}
