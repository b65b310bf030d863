import { audiences, type Audience, exportsApi } from '@keyhaven/shared-contracts/contract/channels/exports'
import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Form, Skeleton } from 'antd'
import { AddressField } from '../channels/address-field.tsx'
import { useAgo } from '../channels/use-ago.ts'
import { channelsCatalog } from '../messages/catalogs.ts'

const audienceOf = (kind: ChannelKind): Audience => audiences.find((audience) => audience === kind) ?? 'any'

/** The address of a unit's calendar for one portal, and whether that has read it. */
export function OurAddress({ unit, kind }: { unit: number; kind: ChannelKind }) {
  const t = useMessages(channelsCatalog)
  const ago = useAgo()
  const { data, error, isFetching, refetch } = useQuery(q(exportsApi.list, { query: { unit } }))
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  const address = data?.find(({ audience }) => audience === audienceOf(kind))
  if (!address) return <Skeleton.Input active block />
  return (
    <Form.Item
      label={t.form.ours}
      extra={address.fetched_at === null ? t.exports.neverRead : t.exports.read(ago(address.fetched_at))}
    >
      <AddressField url={address.url} label={t.form.ours} />
    </Form.Item>
  )
}
