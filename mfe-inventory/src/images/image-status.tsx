import { fileSize } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, theme, Typography } from 'antd'
import { imagesCatalog } from '../messages/catalogs.ts'
import { type DraftImage, isTooBig, problemOf } from './draft/image-draft.ts'

type Props = { item: DraftImage; disabled: boolean; onShrink: () => void; onRetry: () => void }

/** Upload status of a picture, and its problem. */
export function ImageStatus({ item, disabled, onShrink, onRetry }: Props) {
  const { status: t } = useMessages(imagesCatalog)
  const { token } = theme.useToken()
  const step = item.kind === 'new' ? item.step : 'chosen'
  if (step === 'shrinking')
    return (
      <Text type="secondary" breakWord>
        {t.tooBigShrinking(item.name)}
      </Text>
    )
  if (step === 'queued') return <Typography.Text type="secondary">{t.queued}</Typography.Text>
  if (item.kind === 'new' && step === 'sending') {
    const percent = Math.floor(item.progress * 100)
    return (
      <div>
        <progress
          aria-label={t.uploading(item.name)}
          value={percent}
          max={100}
          style={{ width: '100%', accentColor: token.colorPrimary }}
        />
        <Text type="secondary" numeric>
          {percent < 100 ? t.uploaded(percent) : t.preparing}
        </Text>
      </div>
    )
  }
  const problem = problemOf(t, item)
  if (problem === undefined) return null
  return (
    <Flex vertical gap={8} align="start">
      <Text type="danger" breakWord>
        {problem}
      </Text>
      {isTooBig(item) ? (
        <Button
          size="small"
          aria-label={t.shrinkOf(item.name, fileSize(item.file.size))}
          disabled={disabled}
          onClick={onShrink}
        >
          {t.shrink}
        </Button>
      ) : (
        <Button size="small" aria-label={t.retryOf(item.name)} disabled={disabled} onClick={onRetry}>
          {t.retry}
        </Button>
      )}
    </Flex>
  )
}
