import type { CalendarUnit } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Feed } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Card, Flex } from 'antd'
import { channelsCatalog } from '../messages/catalogs.ts'
import { type ChannelsDialog, FeedLine } from './feed-line.tsx'

type Props = { unit: CalendarUnit; feeds: readonly Feed[]; onOpen: (opened: ChannelsDialog) => void }

/** A unit with the portals that it is connected with. */
export function UnitCard({ unit, feeds, onOpen }: Props) {
  const t = useMessages(channelsCatalog)
  return (
    <Card role="group" aria-label={unit.name} styles={{ body: { padding: '12px 16px' } }}>
      <Flex justify="space-between" align="center" gap="8px 16px" wrap>
        <Flex gap="0 12px" wrap align="baseline">
          <Text component="h3" size={15} weight={600}>
            {unit.name}
          </Text>
          {feeds.length === 0 && <Text type="secondary">{t.notConnected}</Text>}
        </Flex>
        <Flex gap={8} wrap>
          <Button onClick={() => onOpen({ dialog: 'addresses', unit })} aria-label={`${t.addresses}: ${unit.name}`}>
            {t.addresses}
          </Button>
          <Button onClick={() => onOpen({ dialog: 'connect', unit })} aria-label={`${t.connect}: ${unit.name}`}>
            {t.connect}
          </Button>
        </Flex>
      </Flex>
      {feeds.length > 0 && (
        <Stack component="ul" gap={12} marginTop={8}>
          {feeds.map((feed) => (
            <li key={feed.id} aria-label={feed.name}>
              <FeedLine feed={feed} onOpen={onOpen} />
            </li>
          ))}
        </Stack>
      )}
    </Card>
  )
}
