import type { FeedPreview as Preview } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { Box, Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Alert } from 'antd'
import { problemWords } from '../channels/feed-state.ts'
import { LeftOutList } from '../channels/left-out-list.tsx'
import { channelsCatalog } from '../messages/catalogs.ts'

const maxShown = 8

/** Stays that a calendar would bring, before it is connected. */
export function FeedPreview({ preview }: { preview: Preview }) {
  const t = useMessages(channelsCatalog)
  const language = useLanguage()
  if (preview.problem !== null) return <Alert type="warning" showIcon role="status" title={problemWords(t, preview)} />
  const firstEvents = preview.events.slice(0, maxShown)
  return (
    <Box role="status" component="section" aria-label={t.form.look}>
      <Text weight={600}>{preview.count === 0 ? t.form.bringsNothing : t.form.brings(preview.count)}</Text>
      <Stack component="ul" gap={4} marginTop={4}>
        {firstEvents.map(({ start, end, kind, name, is_taken }) => (
          <li key={`${start} ${end} ${name}`}>
            <Text>{[language.stay(start, end), name || t.form[kind]].join(' · ')}</Text>{' '}
            {is_taken && <Text type="danger">{t.form.taken}</Text>}
          </li>
        ))}
        {preview.count > firstEvents.length && <li>{t.form.andMore(preview.count - firstEvents.length)}</li>}
      </Stack>
      <LeftOutList leftOut={preview.left_out} />
    </Box>
  )
}
