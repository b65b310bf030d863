import { partyOf } from '@keyhaven/shared-contracts/domain/party'
import { todayApi, type TodayStay } from '@keyhaven/shared-contracts/contract/today'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/day'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Money } from '@keyhaven/shared-contracts/web/facts'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { useKeptFocus } from '@keyhaven/shared-contracts/web/page'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, theme, Typography } from 'antd'
import { RequestAnswer } from '../bookings/popup/request-answer.tsx'
import { clientName } from '../clients/client-name.ts'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import type { Messages } from '../messages/dashboard/en.ts'

/** `5 h left`; below an hour in minutes. */
const timeLeft = ({ requests }: Messages, iso: string) => {
  const minutes = Math.max(0, Math.floor((Date.parse(iso) - Date.now()) / 60_000))
  return minutes < 60 ? requests.minutesLeft(minutes) : requests.hoursLeft(Math.floor(minutes / 60))
}

type Props = { onOpen: (booking: number) => void }

/** One request with what its owner decides by. */
function Request({ stay, onOpen }: Props & { stay: TodayStay }) {
  const t = useMessages(dashboardCatalog)
  const { id, client, unit, property, check_in, check_out, total_price, expires_at } = stay
  const nights = nightsBetween(check_in, check_out)
  return (
    <Flex gap="8px 16px" wrap align="center" justify="space-between" style={{ padding: '10px 16px 10px 4px' }}>
      <Button
        type="text"
        onClick={() => onOpen(id)}
        style={{ flex: '1 1 280px', height: 'auto', minWidth: 0, padding: '4px 12px', justifyContent: 'start' }}
      >
        <Flex vertical style={{ minWidth: 0, textAlign: 'start', whiteSpace: 'normal', lineHeight: '22px' }}>
          <Typography.Text strong>{clientName(client)}</Typography.Text>
          <Typography.Text>
            {unit.name}, {property.name}
          </Typography.Text>
          <Typography.Text type="secondary">
            {t.requests.stay({ from: check_in, to: check_out, nights, who: partyOf(stay) })}
          </Typography.Text>
        </Flex>
      </Button>
      <Flex vertical align="end" style={{ lineHeight: '22px', paddingInlineStart: 12 }}>
        <Typography.Text strong>
          <Money value={total_price} />
        </Typography.Text>
        {expires_at && <Typography.Text type="warning">{timeLeft(t, expires_at)}</Typography.Text>}
      </Flex>
      <RequestAnswer request={stay} />
    </Flex>
  )
}

/** What cannot wait: requests that run out unless they are answered. Nothing stands here while there are none. */
export function OpenRequests({ onOpen }: Props) {
  const t = useMessages(dashboardCatalog)
  const { token } = theme.useToken()
  const requests = useQuery(q(todayApi, {})).data?.requests
  // A request that is answered goes, and the focus stays here.
  const kept = useKeptFocus()
  const { count = 0, stays = [] } = requests ?? {}
  return (
    <div {...kept} role="group" aria-label={t.requests.title}>
      {count > 0 && (
        <Card
          styles={{ body: { padding: 0 } }}
          style={{ marginBottom: 20, borderColor: token.colorWarning, overflow: 'hidden' }}
        >
          <h2 style={{ fontSize: 16, margin: 0, padding: '12px 16px 0' }}>{t.requests.waiting(count)}</h2>
          <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {stays.map((stay, at) => (
              <li key={stay.id} style={at > 0 ? { borderTop: `1px solid ${token.colorBorderSecondary}` } : {}}>
                <Request stay={stay} onOpen={onOpen} />
              </li>
            ))}
          </ul>
          {count > stays.length && (
            <Typography.Paragraph type="secondary" style={{ margin: 0, padding: '0 16px 12px' }}>
              {t.shownOf(stays.length, count)} <TextLink to={`${paths.bookings()}?stage=requests`}>{t.seeAll}</TextLink>
            </Typography.Paragraph>
          )}
        </Card>
      )}
    </div>
  )
}
