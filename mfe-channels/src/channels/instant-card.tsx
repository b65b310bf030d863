import { exportsApi } from '@keyhaven/shared-contracts/contract/channels/exports'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState, SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Flex, Switch } from 'antd'
import { useId } from 'react'
import { channelsCatalog } from '../messages/catalogs.ts'

/** Setting: guests may book instantly while a calendar cannot be read, or ask. */
export function InstantCard() {
  const { settings: t } = useMessages(channelsCatalog)
  const label = useId()
  const { data, error, isFetching, refetch } = useQuery(q(exportsApi.settings, {}))
  const change = useCommand(exportsApi.changeSettings)
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <SettingsCard title={t.title}>
      <Flex gap={12} align="center">
        <Switch
          aria-labelledby={label}
          checked={data?.instant_when_stale ?? false}
          loading={!data || change.isPending}
          onChange={(instant_when_stale) => change.mutate({ body: { instant_when_stale } })}
        />
        <span id={label}>{t.instant}</span>
      </Flex>
      <Text type="secondary" block>
        {t.instantHint}
      </Text>
      {change.error && <ProblemState error={change.error} />}
    </SettingsCard>
  )
}
