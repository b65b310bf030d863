import type { Today } from '@keyhaven/shared-contracts/contract/today'
import { TextLink } from '@keyhaven/shared-contracts/web/ui/text-link'
import { Button, Skeleton, Typography } from 'antd'
import { useState } from 'react'
import { restPath, type TodayList, todayLists } from './today-lists.ts'
import { rowHeight, TodayRow } from './today-row.tsx'

type Props = {
  list: TodayList
  /** None while it is on its way. */
  data: Today[TodayList] | undefined
  today: string
  onOpen: (booking: number) => void
}

/** So many rows stand in sight, each of them whole. */
const mostShown = 4

const waiting = [0, 1].map((at) => (
  <div key={at} style={{ height: rowHeight, padding: '17px 12px' }}>
    <Skeleton active title={{ width: '80%', style: { margin: 0 } }} paragraph={false} />
  </div>
))

/** The rows of one list of today. */
export function TodayRows({ list, data, today, onOpen }: Props) {
  const { title, none } = todayLists[list]
  const rest = restPath(list, today)
  const [whole, setWhole] = useState(false)
  if (!data) {
    return (
      <div role="status" aria-label={`Loading ${title}`}>
        {waiting}
      </div>
    )
  }
  const { count, stays } = data
  if (stays.length === 0) {
    return (
      <Typography.Paragraph type="secondary" style={{ margin: 0, padding: '0 16px 14px' }}>
        {none}
      </Typography.Paragraph>
    )
  }
  const shown = whole ? stays : stays.slice(0, mostShown)
  return (
    <div style={{ padding: '0 4px 6px' }}>
      <ul aria-label={title} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {shown.map((stay) => (
          <li key={stay.id}>
            <TodayRow list={list} stay={stay} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {stays.length > mostShown && (
        <Button type="link" size="small" style={{ margin: '4px 5px' }} onClick={() => setWhole(!whole)}>
          {whole ? 'Show fewer' : `Show ${stays.length - mostShown} more`}
        </Button>
      )}
      {whole && count > stays.length && (
        <Typography.Paragraph type="secondary" style={{ margin: 0, padding: '4px 12px 8px' }}>
          {stays.length} of {count.toLocaleString('en')}. {rest && <TextLink to={rest}>See them all</TextLink>}
        </Typography.Paragraph>
      )}
    </div>
  )
}
