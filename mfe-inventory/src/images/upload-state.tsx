import { UploadProgress } from '@keyhaven/shared-contracts/web/page'
import { Alert, Button } from 'antd'
import { isTooBig } from './draft/image-draft.ts'
import type { Images } from './use-images.ts'

type Props = { images: Images; onRetry: () => void }

const words = (count: number) => (count === 1 ? '1 image could not be saved.' : `${count} images could not be saved.`)

/** How far the pictures are on their way, and what did not arrive. */
export function UploadState({ images, onRetry }: Props) {
  const { state, sent, isBusy } = images
  if (isBusy)
    return (
      <div>
        {sent !== undefined && <UploadProgress sent={sent} />}
        {sent !== undefined && sent < 1 && (
          // The form is disabled meanwhile, and this is the way out of it.
          <Button size="small" disabled={false} onClick={images.stop}>
            Stop uploading
          </Button>
        )}
      </div>
    )
  const failed = state.items.filter((item) => item.problem !== undefined && !isTooBig(item)).length
  if (failed === 0 && state.problem === undefined) return null
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={failed > 0 ? words(failed) : state.problem}
      description={
        failed > 0 ? (state.problem ?? 'Everything else is saved. The images say what is wrong.') : undefined
      }
      action={
        <Button size="small" onClick={onRetry}>
          Retry all
        </Button>
      }
    />
  )
}
