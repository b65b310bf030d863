import type { FeedRun } from '@keyhaven/shared-contracts/contract/channels/feed-runs'
import { type Feed, feedsApi } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { q } from '@keyhaven/shared-contracts/web/api'
import { MomentText } from '@keyhaven/shared-contracts/web/facts'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Dialog, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Skeleton } from 'antd'
import { useState } from 'react'
import { problemWords } from '../channels/feed-state.ts'
import { LeftOutList } from '../channels/left-out-list.tsx'
import { channelsCatalog } from '../messages/catalogs.ts'
import './runs-dialog.css'

/** The last runs of a calendar, each with what came of it. */
export function RunsDialog({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const t = useMessages(channelsCatalog)
  const { data, error, isFetching, refetch } = useQuery(q(feedsApi.runs, { params: { id: feed.id } }))
  return (
    <Dialog open title={t.feed.historyOf(feed.name)} footer={null} width={680} onCancel={onClose}>
      <Text type="secondary" block>
        {t.runs.intro}
      </Text>
      <Text type="secondary" block>
        {t.feed.next} <MomentText value={feed.next_at} />
      </Text>
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 5 }} />}
      {data?.length === 0 && <Text>{t.runs.none}</Text>}
      <Stack component="ul" gap={16} marginTop={16}>
        {data?.map((run) => (
          <li key={run.id}>
            <RunLine run={run} />
          </li>
        ))}
      </Stack>
    </Dialog>
  )
}

function RunLine({ run }: { run: FeedRun }) {
  const t = useMessages(channelsCatalog)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const counts = run.is_unchanged ? t.runs.nothingNew : t.runs.counts(run.seen, run.added, run.changed, run.removed)
  const times = run.fetches > 1 ? ` ${t.runs.times(run.fetches, language.moment(run.since))}` : ''
  return (
    <>
      <Flex gap="0 16px" wrap align="center" justify="space-between">
        <span>
          <MomentText value={run.at} />{' '}
          {run.problem === null ? (
            <Text type="secondary">{`${counts}${times}`}</Text>
          ) : (
            <Text type="danger">{`${problemWords(t, run)}${times}`}</Text>
          )}
        </span>
        {run.has_body && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t.runs.body}
          </Button>
        )}
      </Flex>
      <LeftOutList leftOut={run.left_out} />
      {isOpen && <RunBody run={run.id} />}
    </>
  )
}

function RunBody({ run }: { run: number }) {
  const t = useMessages(channelsCatalog)
  const { data, error } = useQuery(q(feedsApi.body, { params: { id: run } }))
  if (error) return <ProblemState error={error} />
  if (!data) return <Skeleton active />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
    <pre className="run-body" tabIndex={0} aria-label={t.runs.bodyTitle}>
      {data.text}
    </pre>
  )
}
