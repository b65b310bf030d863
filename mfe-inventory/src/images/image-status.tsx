import { imageProblems } from '@keyhaven/shared-contracts/contract/images'
import { fileSize } from '@keyhaven/shared-contracts/web/facts'
import { Button, Flex, theme, Typography } from 'antd'
import { type DraftImage, isTooBig, problemOf } from './draft/image-draft.ts'

type Props = { item: DraftImage; disabled: boolean; onShrink: () => void; onRetry: () => void }

/** What is going on with a picture, and what is wrong with it. */
export function ImageStatus({ item, disabled, onShrink, onRetry }: Props) {
  const { token } = theme.useToken()
  const step = item.kind === 'new' ? item.step : 'chosen'
  if (step === 'shrinking')
    return (
      <Typography.Text type="secondary" style={{ overflowWrap: 'anywhere' }}>
        {imageProblems.tooBig(item.name)}. Making it smaller…
      </Typography.Text>
    )
  if (step === 'queued') return <Typography.Text type="secondary">Waiting to be uploaded</Typography.Text>
  if (item.kind === 'new' && step === 'sending') {
    const percent = Math.floor(item.sent * 100)
    return (
      <div>
        <progress
          aria-label={`Uploading ${item.name}`}
          value={percent}
          max={100}
          style={{ width: '100%', accentColor: token.colorPrimary }}
        />
        <Typography.Text type="secondary" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {percent < 100 ? `Uploading, ${percent} %` : 'Being prepared…'}
        </Typography.Text>
      </div>
    )
  }
  const problem = problemOf(item)
  if (problem === undefined) return null
  return (
    <Flex vertical gap={8} align="start">
      <Typography.Text type="danger" style={{ overflowWrap: 'anywhere' }}>
        {problem}
      </Typography.Text>
      {isTooBig(item) ? (
        <Button
          size="small"
          aria-label={`Make it smaller: ${item.name}, ${fileSize(item.file.size)}`}
          disabled={disabled}
          onClick={onShrink}
        >
          Make it smaller
        </Button>
      ) : (
        <Button size="small" aria-label={`Retry: ${item.name}`} disabled={disabled} onClick={onRetry}>
          Retry
        </Button>
      )}
    </Flex>
  )
}
