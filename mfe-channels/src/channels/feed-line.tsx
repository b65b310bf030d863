import type { CalendarUnit } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { type Feed, feedsApi } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { Alert, App, Button, Flex } from 'antd'
import { channelsCatalog } from '../messages/catalogs.ts'
import { ChannelSign } from './channel-sign.tsx'
import { feedState, problemWords } from './feed-state.ts'
import { useAgo } from './use-ago.ts'

/** The dialog that is open, and on what. */
export type ChannelsDialog =
  | { dialog: 'connect' | 'addresses'; unit: CalendarUnit }
  | { dialog: 'edit' | 'runs'; feed: Feed }

/** A calendar of a portal: how fresh it is, what it brings, whether the portal reads ours, and what can be done with it. */
export function FeedLine({ feed, onOpen }: { feed: Feed; onOpen: (opened: ChannelsDialog) => void }) {
  const t = useMessages(channelsCatalog)
  const ago = useAgo()
  const { message } = App.useApp()
  const fetch = useCommand(feedsApi.fetch)
  const confirmEmpty = useCommand(feedsApi.confirmEmpty)
  const params = { id: feed.id }
  const read = async () => {
    const run = await fetch.mutateAsync({ params })
    // What was wrong stands below its name.
    if (run.problem === null) message.success(t.feed.fetched(run.added, run.changed, run.removed))
  }
  const problem = problemWords(t, feed)
  const theirReading =
    feed.ours_fetched_at === null
      ? t.feed.notReadByThem(feed.name)
      : t.feed.readByThem(feed.name, ago(feed.ours_fetched_at))
  const failure = fetch.error ?? confirmEmpty.error
  return (
    <>
      <Flex gap="8px 16px" wrap align="center" justify="space-between">
        <Flex gap={10} align="center" flex="1 1 260px">
          <ChannelSign name={feed.name} colour={feed.colour} />
          <Box>
            <Flex gap="0 10px" wrap align="center">
              <Text weight={600}>{feed.name}</Text>
              <StatusDot {...feedState(t, feed, ago)} />
              {feed.conflicts > 0 && <Text type="danger">{t.feed.conflicts(feed.conflicts)}</Text>}
            </Flex>
            <Text type="secondary" size={13} block>
              {[t.feed.brings(feed.stays, feed.closures), theirReading].join(' · ')}
            </Text>
            {problem !== '' && (
              <Text type="danger" size={13} block>
                {problem}
              </Text>
            )}
          </Box>
        </Flex>
        <Flex gap={8} wrap>
          <Button
            loading={fetch.isPending}
            onClick={() => void read().catch(() => undefined)}
            aria-label={`${t.feed.fetch}: ${feed.name}`}
          >
            {t.feed.fetch}
          </Button>
          <Button onClick={() => onOpen({ dialog: 'runs', feed })} aria-label={`${t.feed.history}: ${feed.name}`}>
            {t.feed.history}
          </Button>
          <Button onClick={() => onOpen({ dialog: 'edit', feed })} aria-label={`${t.feed.edit}: ${feed.name}`}>
            {t.feed.edit}
          </Button>
        </Flex>
      </Flex>
      {feed.asks && (
        <Alert
          type="warning"
          showIcon
          title={t.feed.emptyTitle(feed.name)}
          description={t.feed.emptyText}
          action={
            <Flex gap={8} wrap>
              <Button size="small" loading={confirmEmpty.isPending} onClick={() => confirmEmpty.mutate({ params })}>
                {t.feed.emptyYes}
              </Button>
            </Flex>
          }
        />
      )}
      {failure && <ProblemState error={failure} />}
    </>
  )
}
