import { conflictsApi } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import { feedsApi } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { firstPage } from '@keyhaven/shared-contracts/contract/paging'
import { q, qList } from '@keyhaven/shared-contracts/web/api'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { useQuery } from '@tanstack/react-query'
import { Alert, Flex } from 'antd'
import { channelsCatalog } from '../messages/catalogs.ts'

/** Conflicts and unreadable calendars on the owner's first page; nothing where there are none. */
export function ChannelsNotice() {
  const { notice: t } = useMessages(channelsCatalog)
  const conflicts = useQuery(qList(conflictsApi.list, { query: firstPage }))
  const feeds = useQuery(q(feedsApi.list, { query: {} }))
  const open = conflicts.data?.total ?? 0
  const stale = feeds.data?.filter(({ is_stale, asks }) => is_stale || asks).length ?? 0
  if (open === 0 && stale === 0) return null
  return (
    <Box marginBottom={20}>
      <Alert
        type="warning"
        showIcon
        role="group"
        aria-label={t.title}
        title={
          <Flex gap="0 16px" wrap>
            {open > 0 && <TextLink to="/owner/dashboard/channels">{t.conflicts(open)}</TextLink>}
            {stale > 0 && <TextLink to="/owner/dashboard/channels">{t.stale(stale)}</TextLink>}
          </Flex>
        }
      />
    </Box>
  )
}
