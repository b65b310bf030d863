import type { Today } from '@keyhaven/shared-contracts/contract/bookings/today'
import { Stack } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Card, theme, Typography } from 'antd'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import { StayLine } from './stay-line.tsx'

type Props = {
  onOpen: (booking: number) => void
  list: Today['booked']
  title: string
  heading: (count: number) => string
  color: string
}

/** Stays that an owner should look at; nothing stands here while there is none. */
export function StaysToSee({ list, title, heading, color, onOpen }: Props) {
  const t = useMessages(dashboardCatalog)
  const { token } = theme.useToken()
  if (!list || list.count === 0) return null
  const { count, stays } = list
  return (
    <Card
      role="group"
      aria-label={title}
      styles={{ body: { padding: 0 } }}
      style={{ marginBottom: 20, borderColor: color, overflow: 'hidden' }}
    >
      <h2 style={{ fontSize: 16, margin: 0, padding: '12px 16px 0' }}>{heading(count)}</h2>
      <Stack component="ul">
        {stays.map((stay, at) => (
          <li key={stay.id} style={at > 0 ? { borderTop: `1px solid ${token.colorBorderSecondary}` } : {}}>
            <StayLine stay={stay} onOpen={onOpen} />
          </li>
        ))}
      </Stack>
      {count > stays.length && (
        <Typography.Paragraph type="secondary" style={{ margin: 0, padding: '0 16px 12px' }}>
          {t.shownOf(stays.length, count)}
        </Typography.Paragraph>
      )}
    </Card>
  )
}
