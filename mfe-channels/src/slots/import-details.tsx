import { conflictsApi } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import { feedsApi } from '@keyhaven/shared-contracts/contract/channels/feeds'
import type { SlotProps } from '@keyhaven/shared-contracts/platform/slots'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useAgo } from '../channels/use-ago.ts'
import { channelsCatalog } from '../messages/catalogs.ts'
import './import-details.css'

/** Words of a portal on a stay, in its popup in the calendar. */
export function ImportDetails({ import: id }: SlotProps<'import.popup'>) {
  const { popup: t } = useMessages(channelsCatalog)
  const ago = useAgo()
  const { data, error, isFetching, refetch } = useQuery(q(conflictsApi.one, { params: { id } }))
  const feeds = useQuery(q(feedsApi.list, { query: {} }))
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  const readAt = feeds.data?.find((feed) => feed.id === data.feed.id)?.good_at
  return (
    <section aria-label={t.onPortal(data.feed.name)}>
      <dl className="import-details">
        {data.summary !== '' && (
          <div>
            <dt>{t.summary}</dt>
            <dd>{data.summary}</dd>
          </div>
        )}
        {data.details !== '' && (
          <div>
            <dt>{t.details}</dt>
            <dd>{data.details}</dd>
          </div>
        )}
      </dl>
      {readAt && <Text type="secondary">{t.read(ago(readAt))}</Text>}
    </section>
  )
}
