import { type CalendarExport, exportsApi } from '@keyhaven/shared-contracts/contract/channels/exports'
import { channelNames } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Dialog, ProblemState, useConfirm } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Checkbox, Flex, Skeleton } from 'antd'
import { AddressField } from '../channels/address-field.tsx'
import { useAgo } from '../channels/use-ago.ts'
import { channelsCatalog } from '../messages/catalogs.ts'

/** The addresses of a unit's calendar, one for each portal, with what each says. */
export function ExportsDialog({ unit, onClose }: { unit: { id: number; name: string }; onClose: () => void }) {
  const t = useMessages(channelsCatalog)
  const { data, error, isFetching, refetch } = useQuery(q(exportsApi.list, { query: { unit: unit.id } }))
  return (
    <Dialog open title={t.addressesOf(unit.name)} footer={null} width={720} onCancel={onClose}>
      <Text type="secondary" block>
        {t.exports.intro}
      </Text>
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 5 }} />}
      <Stack component="ul" gap={20} marginTop={16}>
        {data?.map((one) => (
          <li key={one.id}>
            <ExportLine address={one} />
          </li>
        ))}
      </Stack>
    </Dialog>
  )
}

function ExportLine({ address }: { address: CalendarExport }) {
  const t = useMessages(channelsCatalog)
  const ago = useAgo()
  const confirm = useConfirm()
  const { message } = App.useApp()
  const change = useCommand(exportsApi.update)
  const rotate = useCommand(exportsApi.rotate)
  const name = address.audience === 'any' ? t.exports.any : channelNames[address.audience]
  const params = { id: address.id }
  const choices = [
    { key: 'includes_pending', label: t.exports.pending },
    { key: 'includes_blocks', label: t.exports.blocks },
    { key: 'with_names', label: t.exports.names },
  ] as const
  const giveNewAddress = async () => {
    if (!(await confirm({ title: t.exports.rotateQuestion, content: t.exports.rotateText, okText: t.exports.rotate })))
      return
    await rotate.mutateAsync({ params })
    message.success(t.exports.rotated)
  }
  const failure = change.error ?? rotate.error
  return (
    <section aria-label={name}>
      <Flex justify="space-between" gap={8} wrap align="center">
        <Text weight={600}>{name}</Text>
        <Text type="secondary" size={13}>
          {address.fetched_at === null ? t.exports.neverRead : t.exports.read(ago(address.fetched_at))}
        </Text>
      </Flex>
      <AddressField url={address.url} label={name} />
      <Flex gap="4px 16px" wrap align="center" justify="space-between">
        <Flex gap="4px 16px" wrap>
          {choices.map(({ key, label }) => (
            <Checkbox
              key={key}
              checked={address[key]}
              disabled={change.isPending}
              onChange={({ target }) => change.mutate({ params, body: { [key]: target.checked } })}
            >
              {label}
            </Checkbox>
          ))}
        </Flex>
        <Button
          type="link"
          loading={rotate.isPending}
          aria-label={`${t.exports.rotate}: ${name}`}
          onClick={() => void giveNewAddress().catch(() => undefined)}
        >
          {t.exports.rotate}
        </Button>
      </Flex>
      {failure && <ProblemState error={failure} />}
    </section>
  )
}
