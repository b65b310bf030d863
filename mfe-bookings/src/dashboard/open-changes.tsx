import { type ChangedStay, todayApi } from '@keyhaven/shared-contracts/contract/bookings/today'
import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useKeptFocus } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, theme, Typography } from 'antd'
import { differenceWords } from '../bookings/popup/change-answer.tsx'
import { clientName } from '../clients/client-name.ts'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import { bookingCatalog } from '../messages/catalogs.ts'
import './dashboard.css'
import { StayCard } from './stay-card.tsx'

type Props = { onOpen: (booking: number) => void }

/** One stay as it is booked and as its guest would rather have it. */
function WantedChange({ stay, onOpen }: Props & { stay: ChangedStay }) {
  const t = useMessages(dashboardCatalog)
  const words = useMessages(bookingCatalog)
  const { id, client, unit, property, change } = stay
  const name = clientName(client)
  const difference = differenceWords(words, stay.total_price, change.total_price)
  return (
    <Flex className="wanted-change" gap="8px 16px" wrap align="center" justify="space-between">
      <Flex className="wanted-change-words" vertical>
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
        <StayCard
          heading={t.changes.waiting(count)}
          color={token.colorWarning}
          stays={stays}
          renderStay={(stay) => <WantedChange stay={stay} onOpen={onOpen} />}
          more={count > stays.length && t.shownOf(stays.length, count)}
        />
      )}
    </div>
  )
}
