import { calendarApi } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { conflictsApi } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import { feedsApi } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Box, Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { EmptyState, lazyDialog, PageTitle, ProblemState, usePreload } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { ConflictList } from '../conflicts/conflict-list.tsx'
import { channelsCatalog } from '../messages/catalogs.ts'
import { InstantCard } from './instant-card.tsx'
import type { ChannelsDialog } from './feed-line.tsx'
import { UnitCard } from './unit-card.tsx'

const FeedForm = lazyDialog(() => import('../connecting/feed-form.tsx'), 'FeedForm')
const ExportsDialog = lazyDialog(() => import('../connecting/exports-dialog.tsx'), 'ExportsDialog')
const RunsDialog = lazyDialog(() => import('../runs/runs-dialog.tsx'), 'RunsDialog')

/** The portals that each unit is connected with, and what needs its owner's word. */
export function ChannelsPage() {
  usePreload(FeedForm, ExportsDialog)
  const t = useMessages(channelsCatalog)
  const [opened, setChannelsDialog] = useState<ChannelsDialog | null>(null)
  const rows = useQuery(q(calendarApi.rows, {}))
  const feeds = useQuery(q(feedsApi.list, { query: {} }))
  const conflicts = useQuery(q(conflictsApi.list, { query: {} }))
  const failed = [rows, feeds, conflicts].find(({ error, data }) => error && !data)
  const close = () => setChannelsDialog(null)
  return (
    <>
      <PageTitle title={t.title} />
      <Box marginBottom={20} maxWidth={720}>
        <Text type="secondary">{t.intro}</Text>
      </Box>
      {failed?.error && (
        <ProblemState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
      )}
      {!failed && (!rows.data || !feeds.data) && (
        <div role="status" aria-label={t.loading}>
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      )}
      {rows.data && feeds.data && (
        <Stack gap={24}>
          {conflicts.data && conflicts.data.length > 0 && <ConflictList conflicts={conflicts.data} />}
          {rows.data.units.length === 0 && (
            <EmptyState
              title={t.noUnits}
              hint={t.noUnitsHint}
              action={<TextLink to={paths.units()}>{t.addUnit}</TextLink>}
            />
          )}
          {rows.data.properties.map((property) => {
            const units = rows.data.units.filter((unit) => unit.property === property.id)
            return (
              units.length > 0 && (
                <section key={property.id} aria-label={property.name}>
                  <Box marginBottom={12}>
                    <Text component="h2" size={16} weight={600}>
                      {property.name}
                    </Text>
                  </Box>
                  <Stack gap={12}>
                    {units.map((unit) => (
                      <UnitCard
                        key={unit.id}
                        unit={unit}
                        feeds={feeds.data.filter((feed) => feed.unit.id === unit.id)}
                        onOpen={setChannelsDialog}
                      />
                    ))}
                  </Stack>
                </section>
              )
            )
          })}
          {feeds.data.length > 0 && <InstantCard />}
        </Stack>
      )}
      {opened?.dialog === 'connect' && <FeedForm unit={opened.unit} onClose={close} />}
      {opened?.dialog === 'edit' && <FeedForm unit={opened.feed.unit} feed={opened.feed} onClose={close} />}
      {opened?.dialog === 'addresses' && <ExportsDialog unit={opened.unit} onClose={close} />}
      {opened?.dialog === 'runs' && <RunsDialog feed={opened.feed} onClose={close} />}
    </>
  )
}
