import type { FeedRun } from '@keyhaven/shared-contracts/contract/channels/feed-runs'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { channelsCatalog } from '../messages/catalogs.ts'

/** Events that were left out, each with its reason; folded away, because most of them are nobody's concern. */
export function LeftOutList({ leftOut }: { leftOut: FeedRun['left_out'] }) {
  const t = useMessages(channelsCatalog)
  const language = useLanguage()
  if (leftOut.length === 0) return null
  return (
    <details>
      <summary>{t.form.leftOut(leftOut.length)}</summary>
      <Stack component="ul" gap={4} marginTop={4}>
        {leftOut.map(({ summary, start, end, why }, at) => (
          // A portal may send the same event twice.
          <li key={at}>
            <Text>{[start && end && language.stay(start, end), summary].filter(Boolean).join(' · ')}</Text>{' '}
            <Text type="secondary">{t.leftOut[why]}</Text>
          </li>
        ))}
      </Stack>
    </details>
  )
}
