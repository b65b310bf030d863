import { type ChangedStay, todayApi } from '@keyhaven/shared-contracts/contract/bookings/today'
import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Stack } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useKeptFocus } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, theme, Typography } from 'antd'
import { differenceWords } from '../bookings/popup/change-answer.tsx'
import { clientName } from '../clients/client-name.ts'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import { bookingCatalog } from '../messages/catalogs.ts'

type Props = { onOpen: (booking: number) => void }

/** One stay as it is booked and as its guest would rather have it. */
function WantedChange({ stay, onOpen }: Props & { stay: ChangedStay }) {
  const t = useMessages(dashboardCatalog)
  const words = useMessages(bookingCatalog)
  const { id, client, unit, property, change } = stay
  const name = clientName(client)
  const difference = differenceWords(words, stay.total_price, change.total_price)
  return (
    <Flex gap="8px 16px" wrap align="center" justify="space-between" style={{ padding: '10px 16px' }}>
      <Flex vertical style={{ flex: '1 1 280px', minWidth: 0, lineHeight: '22px', overflowWrap: 'anywhere' }}>
        <Typography.Text strong>{name}</Typography.Text>
        <Typography.Text>{`${unit.name}, ${property.name}`}</Typography.Text>
        <Typography.Text type="secondary">
          {`${words.change.stay(stay, partyOf(stay))} → ${words.change.stay(change, partyOf(change))} · ${difference}`}
        </Typography.Text>
      </Flex>
      <Button onClick={() => onOpen(id)} aria-label={t.changes.answerOf(name)}>
        {t.changes.answer}
      </Button>
    </Flex>
  )
}

/** Changes that guests ask for, until they are answered. Nothing stands here while there are none. */
export function OpenChanges({ onOpen }: Props) {
  const t = useMessages(dashboardCatalog)
  const { token } = theme.useToken()
  const changes = useQuery(q(todayApi, {})).data?.changes
  // One that is answered goes, and the focus stays here.
  const focusProps = useKeptFocus()
  const { count = 0, stays = [] } = changes ?? {}
  return (
    <div {...focusProps} role="group" aria-label={t.changes.title}>
      {count > 0 && (
        <Card
          styles={{ body: { padding: 0 } }}
          style={{ marginBottom: 20, borderColor: token.colorWarning, overflow: 'hidden' }}
        >
          <h2 style={{ fontSize: 16, margin: 0, padding: '12px 16px 0' }}>{t.changes.waiting(count)}</h2>
          <Stack component="ul">
            {stays.map((stay, at) => (
              <li key={stay.id} style={at > 0 ? { borderTop: `1px solid ${token.colorBorderSecondary}` } : {}}>
                <WantedChange stay={stay} onOpen={onOpen} />
              </li>
            ))}
          </Stack>
          {count > stays.length && (
            <Typography.Paragraph type="secondary" style={{ margin: 0, padding: '0 16px 12px' }}>
              {t.shownOf(stays.length, count)}
            </Typography.Paragraph>
          )}
        </Card>
      )}
    </div>
  )
}
