import { todayApi } from '@keyhaven/shared-contracts/contract/today'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { Card, theme, Typography } from 'antd'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import { StayLine } from './stay-line.tsx'

/** What guests have booked since yesterday without asking; nothing stands here while there is none. */
export function NewBookings({ onOpen }: { onOpen: (booking: number) => void }) {
  const t = useMessages(dashboardCatalog)
  const { token } = theme.useToken()
  const booked = useQuery(q(todayApi, {})).data?.booked
  if (!booked || booked.count === 0) return null
  const { count, stays } = booked
  return (
    <Card
      role="group"
      aria-label={t.booked.title}
      styles={{ body: { padding: 0 } }}
      style={{ marginBottom: 20, borderColor: token.colorSuccess, overflow: 'hidden' }}
    >
      <h2 style={{ fontSize: 16, margin: 0, padding: '12px 16px 0' }}>{t.booked.since(count)}</h2>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {stays.map((stay, at) => (
          <li key={stay.id} style={at > 0 ? { borderTop: `1px solid ${token.colorBorderSecondary}` } : {}}>
            <StayLine stay={stay} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {count > stays.length && (
        <Typography.Paragraph type="secondary" style={{ margin: 0, padding: '0 16px 12px' }}>
          {t.shownOf(stays.length, count)}
        </Typography.Paragraph>
      )}
    </Card>
  )
}
