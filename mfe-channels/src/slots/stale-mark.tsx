import { feedsApi } from '@keyhaven/shared-contracts/contract/channels/feeds'
import type { SlotProps } from '@keyhaven/shared-contracts/platform/slots'
import { q } from '@keyhaven/shared-contracts/web/api'
import { StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { useQuery } from '@tanstack/react-query'
import { channelsCatalog } from '../messages/catalogs.ts'

/** Says above the calendar that portals are not up to date; nothing where all are. */
export function StaleMark({ property }: SlotProps<'calendar.bar'>) {
  const { bar: t } = useMessages(channelsCatalog)
  const { data } = useQuery(q(feedsApi.list, { query: {} }))
  const stale = data?.filter(
    (feed) => feed.is_stale && (property === undefined || feed.property.id === property),
  ).length
  if (!stale) return null
  return (
    <TextLink to="/owner/dashboard/channels">
      <StatusDot tone="bad" label={t.stale(stale)} />
    </TextLink>
  )
}
